import type { ApiUser } from '@sigillum/api-contracts/business/api-user.ts';
import { callStatuses, type ProgramCall } from '@sigillum/api-contracts/business/list-program-calls.ts';
import { Badge, Card, DataTable, SelectField, TabLinks, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { BreakableAddress } from '../../common/breakable-address.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { RoomPages } from '../../operator/components/room-pages.tsx';
import { RoomSearch } from '../../operator/components/room-search.tsx';
import { businessDeveloperMessages as messages } from '../developer-messages.ts';
import { DeveloperPage } from './developer-page.tsx';
import { NothingListed } from './nothing-listed.tsx';

export interface ProgramCallsViewProps {
  calls: readonly ProgramCall[];
  hasMore: boolean;
  /** Of the business. */
  programs: readonly Pick<ApiUser, 'username' | 'description'>[];
  /** Whose calls alone are shown. */
  username: string | undefined;
  path: string;
  status: (typeof callStatuses)[number];
  after: string | undefined;
}

const texts = {
  all: messages.all,
  succeeded: messages.succeeded,
  refused: messages.refused,
  failed: messages.failedCalls,
} as const;
const toneOf = (status: number) => (status < 400 ? 'success' : status < 500 ? 'warning' : 'danger');

/** What the programs of a business have asked, and how they were answered. */
export function ProgramCallsView({ calls, hasMore, programs, username, path, status, after }: ProgramCallsViewProps) {
  const { formatMessage } = useIntl();
  const { instant } = useFormat();
  return (
    <DeveloperPage page="calls" text={messages.callsText}>
      <RoomSearch label={messages.searchPath} name="path" value={path} hidden={{ status }}>
        <div>
          <SelectField
            key={username}
            label={<FormattedMessage {...messages.program} />}
            name="username"
            defaultValue={username ?? ''}
            options={[
              { value: '', label: formatMessage(messages.everyProgram) },
              ...programs.map((one) => ({ value: one.username, label: one.description })),
            ]}
          />
        </div>
      </RoomSearch>
      <TabLinks
        label={formatMessage(messages.states)}
        tabs={callStatuses.map((one) => ({
          href: `/business/developers/calls?${new URLSearchParams({ status: one, ...(path && { path }), ...(username && { username }) })}`,
          label: formatMessage(texts[one]),
          isCurrent: one === status,
        }))}
      />
      <Card tag="div" padding="none">
        <DataTable
          caption={formatMessage(messages.calls)}
          rows={calls}
          getRowId={({ id }) => String(id)}
          empty={<NothingListed isNarrowed={path !== '' || username !== undefined || status !== 'all'} />}
          columns={[
            {
              id: 'call',
              header: formatMessage(messages.call),
              cell: (row) => <BreakableAddress text={`${row.method} ${row.path}`} />,
              isRowHeader: true,
            },
            {
              id: 'answer',
              header: formatMessage(messages.answer),
              cell: (row) => (
                <>
                  <Badge tone={toneOf(row.status)}>{row.status}</Badge>{' '}
                  <Text tag="span" size="small" tone="soft" translate="no" style={{ overflowWrap: 'break-word' }}>
                    <BreakableAddress text={row.key ?? `${row.milliseconds}\u00a0ms`} />
                  </Text>
                </>
              ),
            },
            {
              id: 'program',
              header: formatMessage(messages.program),
              cell: (row) => <BreakableAddress text={row.username} />,
            },
            { id: 'at', header: formatMessage(messages.at), cell: ({ at }) => instant(at) },
          ]}
        />
      </Card>
      <RoomPages after={after} next={hasMore ? calls.at(-1)?.id : undefined} />
    </DeveloperPage>
  );
}
