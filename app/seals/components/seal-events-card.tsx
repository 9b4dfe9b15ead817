import type { SealEvent } from '@sigillum/api-contracts/seals/schemas.ts';
import { Card, DataTable, Heading, Stack, Text, TextLink } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListPaging } from '../../common/list-paging.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { sealsMessages as messages } from '../messages.ts';

export const sealEventsSize = 25;

export interface SealTrail {
  events: readonly SealEvent[];
  total_items: number;
  /** From 1. */
  page: number;
}

const changes: Readonly<Record<string, keyof typeof messages>> = {
  created: 'eventCreated',
  label: 'changedLabel',
  image: 'changedImage',
  members: 'changedMembers',
};

/** What the seal was used for, by whom, and who has changed it. */
export function SealEventsCard({ trail: { events, total_items, page } }: { trail: SealTrail }) {
  const { formatMessage } = useIntl();
  const { instant } = useFormat();
  const describe = ({ name, requestId, changed }: SealEvent) =>
    name === 'SEAL_USED' && requestId ? (
      <TextLink href={`/view/${requestId}`}>
        <FormattedMessage {...messages.eventUsed} />
      </TextLink>
    ) : (
      changed.map(
        (what) =>
          changes[what] && (
            <div key={what}>
              <FormattedMessage {...messages[changes[what]]} />
            </div>
          ),
      )
    );
  return (
    <Stack gap={4}>
      <Heading level={2} look="title">
        <FormattedMessage {...messages.events} />
      </Heading>
      <Card padding="none">
        <DataTable
          caption={formatMessage(messages.events)}
          rows={events.map((event, at) => ({ ...event, id: `${page}-${at}` }))}
          getRowId={({ id }) => id}
          columns={[
            { id: 'what', header: formatMessage(messages.eventWhat), cell: describe, isRowHeader: true },
            {
              id: 'who',
              header: formatMessage(messages.eventWho),
              cell: ({ by }) => (
                <>
                  {by.name && <Text tag="span">{by.name} </Text>}
                  <Text tag="span" tone="soft" size="small">
                    <bdi>{by.address}</bdi>
                  </Text>
                </>
              ),
            },
            { id: 'at', header: formatMessage(messages.eventAt), cell: ({ at }) => instant(at) },
          ]}
        />
        <ListPaging
          place={{ page, size: sealEventsSize }}
          shown={events.length}
          total={total_items}
          getHref={({ page: wanted }) => `?page=${wanted}`}
          hasOneSize
        />
      </Card>
    </Stack>
  );
}
