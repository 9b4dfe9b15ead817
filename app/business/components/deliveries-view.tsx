import type { Delivery } from '@sigillum/api-contracts/business/webhook-schemas.ts';
import { Badge, Banner, Card, DataTable, type DataColumn, Stack, TabLinks, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { BreakableAddress } from '../../common/breakable-address.tsx';
import { ActButton } from '../../forms/act-button.tsx';
import type { FormFailure } from '../../forms/parse-form.ts';
import { useTexts } from '../../forms/use-problem-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Name } from '../../operator/components/room-page.tsx';
import { RoomPages } from '../../operator/components/room-pages.tsx';
import { RoomSearch } from '../../operator/components/room-search.tsx';
import { readDeliveryFault } from '../delivery-fault.ts';
import { businessDeveloperMessages as messages } from '../developer-messages.ts';
import { DeveloperPage } from './developer-page.tsx';
import { NothingListed } from './nothing-listed.tsx';

export interface DeliveriesOutcome {
  failure?: FormFailure;
  /** The one that is on its way again. */
  resent?: string;
}

export interface DeliveriesViewProps {
  deliveries: readonly Delivery[];
  hasMore: boolean;
  q: string;
  state: Delivery['state'] | undefined;
  after: string | undefined;
  outcome?: DeliveriesOutcome | undefined;
}

const states = {
  OPEN: { tone: 'info', text: messages.open },
  COMPLETED: { tone: 'success', text: messages.delivered },
  RESIGNATED: { tone: 'danger', text: messages.resignated },
} as const;
const address = '/business/developers/deliveries';

function Fault({ message }: { message: string }) {
  const fault = readDeliveryFault(message);
  return fault ? <FormattedMessage {...fault.text} values={fault.values} /> : <span translate="no">{message}</span>;
}

/** Every call to a program of the business, and what became of it. */
export function DeliveriesView({ deliveries, hasMore, q, state, after, outcome = {} }: DeliveriesViewProps) {
  const { formatMessage } = useIntl();
  const { instant, number } = useFormat();
  const navigation = useNavigation();
  const write = useTexts();
  const act: DataColumn<Delivery> = {
    id: 'act',
    header: formatMessage(messages.act),
    phone: 'bare',
    cell: (row) =>
      row.state === 'RESIGNATED' ? (
        <Form method="post" preventScrollReset>
          <ActButton name="deliveryId" value={row.id} variant="secondary" running={navigation}>
            <FormattedMessage {...messages.resend} />
          </ActButton>
        </Form>
      ) : null,
  };
  return (
    <DeveloperPage page="deliveries" text={messages.deliveriesText}>
      <RoomSearch label={messages.search} name="q" value={q} hidden={state ? { state } : {}} />
      <TabLinks
        label={formatMessage(messages.states)}
        tabs={[undefined, 'OPEN' as const, 'COMPLETED' as const, 'RESIGNATED' as const].map((one) => ({
          href: `${address}?${new URLSearchParams({ ...(q && { q }), ...(one && { state: one }) })}`,
          label: formatMessage(one ? states[one].text : messages.all),
          isCurrent: one === state,
        }))}
      />
      {outcome.failure?.form && <Banner tone="danger">{write(outcome.failure.form)}</Banner>}
      <div>
        <Text role="status" tone="soft">
          {outcome.resent && <FormattedMessage {...messages.resent} />}
        </Text>
        <Card tag="div" padding="none">
          <DataTable
            caption={formatMessage(messages.deliveries)}
            rows={deliveries}
            getRowId={({ id }) => id}
            empty={<NothingListed isNarrowed={q !== '' || state !== undefined} />}
            columns={[
              {
                id: 'type',
                header: formatMessage(messages.type),
                cell: ({ type }) => (
                  // Broken at its points, so that its column is never narrower than a word.
                  <Name style={{ overflowWrap: 'break-word' }}>
                    <BreakableAddress text={type} />
                  </Name>
                ),
                isRowHeader: true,
              },
              {
                id: 'address',
                header: formatMessage(messages.address),
                cell: (row) => <BreakableAddress text={row.address} />,
              },
              {
                id: 'state',
                header: formatMessage(messages.state),
                cell: (row) => (
                  <Stack gap={1}>
                    <span>
                      <Badge tone={states[row.state].tone}>
                        <FormattedMessage {...states[row.state].text} />
                      </Badge>
                    </span>
                    {row.messages.length > 0 && (
                      <Text tag="span" size="small" tone="soft">
                        <Fault message={row.messages.at(-1)!} />
                      </Text>
                    )}
                  </Stack>
                ),
              },
              {
                id: 'attempts',
                header: formatMessage(messages.attempts),
                align: 'end',
                cell: ({ attempts }) => number(attempts),
              },
              { id: 'at', header: formatMessage(messages.at), cell: ({ updatedAt }) => instant(updatedAt) },
              ...(deliveries.some((row) => row.state === 'RESIGNATED') ? [act] : []),
            ]}
          />
        </Card>
      </div>
      <RoomPages after={after} next={hasMore ? deliveries.at(-1)?.id : undefined} />
    </DeveloperPage>
  );
}
