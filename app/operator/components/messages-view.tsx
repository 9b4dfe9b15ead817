import type { OperatorCallback, OperatorMessage } from '@sigillum/api-contracts/operator/schemas.ts';
import { Badge, Card, DataTable, EmptyState, Mail, TabLinks } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { BreakableAddress } from '../../common/breakable-address.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { operatorMessages as messages } from '../messages.ts';
import { Name, RoomPage } from './room-page.tsx';
import { RoomPages } from './room-pages.tsx';
import { RoomSearch } from './room-search.tsx';

/** What one tab shows. */
export type MessagesPage = { hasMore: boolean; after: string | undefined } & (
  | { tab: 'mail' | 'sms'; to: string; messages: readonly OperatorMessage[] }
  | { tab: 'callbacks'; callbacks: readonly OperatorCallback[] }
);

const tabs = { mail: messages.tabMail, sms: messages.tabSms, callbacks: messages.tabCallbacks } as const;

/** Everything that leaves the house, to whom and when: never what it says. */
export function MessagesView({ page }: { page: MessagesPage }) {
  const { formatMessage } = useIntl();
  const rows = page.tab === 'callbacks' ? page.callbacks : page.messages;
  return (
    <RoomPage title={messages.messagesTitle} text={messages.messagesText}>
      <TabLinks
        label={formatMessage(messages.messagesTitle)}
        tabs={(['mail', 'sms', 'callbacks'] as const).map((tab) => ({
          href: `/operator/messages?tab=${tab}`,
          label: formatMessage(tabs[tab]),
          isCurrent: tab === page.tab,
        }))}
      />
      {page.tab === 'callbacks' ? <Callbacks callbacks={page.callbacks} /> : <Sent {...page} />}
      <RoomPages after={page.after} next={page.hasMore ? rows.at(-1)?.id : undefined} />
    </RoomPage>
  );
}

const Empty = () => (
  <EmptyState icon={<Mail />} title={<FormattedMessage {...messages.messagesEmpty} />}>
    <FormattedMessage {...messages.messagesEmptyText} />
  </EmptyState>
);

function Sent({ tab, to, messages: rows }: MessagesPage & { tab: 'mail' | 'sms' }) {
  const { formatMessage } = useIntl();
  const { instant } = useFormat();
  return (
    <>
      <RoomSearch label={messages.find} name="to" value={to} hidden={{ tab }} />
      <Card tag="div" padding="none">
        <DataTable
          caption={formatMessage(tabs[tab])}
          rows={rows}
          getRowId={({ id }) => id}
          empty={<Empty />}
          columns={[
            {
              id: 'to',
              header: formatMessage(messages.to),
              cell: (row) => <BreakableAddress text={row.to} />,
              isRowHeader: true,
            },
            { id: 'kind', header: formatMessage(messages.kind), cell: ({ template }) => <Name>{template}</Name> },
            { id: 'created', header: formatMessage(messages.createdAt), cell: ({ createdAt }) => instant(createdAt) },
            {
              id: 'sent',
              header: formatMessage(messages.sentAt),
              cell: ({ sentAt }) =>
                sentAt ? (
                  instant(sentAt)
                ) : (
                  <Badge tone="warning">
                    <FormattedMessage {...messages.unsent} />
                  </Badge>
                ),
            },
          ]}
        />
      </Card>
    </>
  );
}

const callStates = {
  OPEN: { tone: 'info', text: messages.callOpen },
  COMPLETED: { tone: 'success', text: messages.callDone },
  RESIGNATED: { tone: 'danger', text: messages.callFailed },
} as const;

function Callbacks({ callbacks }: { callbacks: readonly OperatorCallback[] }) {
  const { formatMessage } = useIntl();
  const { instant, number } = useFormat();
  return (
    <Card tag="div" padding="none">
      <DataTable
        caption={formatMessage(messages.tabCallbacks)}
        rows={callbacks}
        getRowId={({ id }) => id}
        empty={<Empty />}
        columns={[
          { id: 'host', header: formatMessage(messages.host), cell: ({ host }) => host, isRowHeader: true },
          { id: 'kind', header: formatMessage(messages.kind), cell: ({ type }) => <Name>{type}</Name> },
          {
            id: 'state',
            header: formatMessage(messages.state),
            cell: ({ state }) => (
              <Badge tone={callStates[state].tone}>
                <FormattedMessage {...callStates[state].text} />
              </Badge>
            ),
          },
          {
            id: 'attempts',
            header: formatMessage(messages.attempts),
            align: 'end',
            cell: ({ attempts }) => number(attempts),
          },
          { id: 'changed', header: formatMessage(messages.changedAt), cell: ({ updatedAt }) => instant(updatedAt) },
        ]}
      />
    </Card>
  );
}
