import type { RequestFacts } from '@sigillum/api-contracts/operator/schemas.ts';
import { Banner, Card, DataTable, DefinitionList } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { operatorMessages as messages } from '../messages.ts';
import { Name } from './room-page.tsx';
import { RoomSection } from './room-section.tsx';

/** How a request stands, and whether its evidence is whole: nothing of what it is about. */
export function RequestFactsCards({ facts }: { facts: RequestFacts }) {
  const { formatMessage } = useIntl();
  const { instant, number } = useFormat();
  const none = formatMessage(messages.none);
  const write = (moment: string | null) => (moment ? instant(moment) : none);
  return (
    <>
      <Card tag="div">
        <DefinitionList
          items={[
            { term: formatMessage(messages.requestId), value: <Name>{facts.id}</Name> },
            { term: formatMessage(messages.state), value: <Name>{facts.status}</Name> },
            { term: formatMessage(messages.quality), value: <Name>{`${facts.quality} ${facts.legislation}`}</Name> },
            { term: formatMessage(messages.businessId), value: <Name>{facts.businessId ?? none}</Name> },
            { term: formatMessage(messages.documents), value: number(facts.documents) },
            { term: formatMessage(messages.createdAt), value: instant(facts.createdAt) },
            { term: formatMessage(messages.initiatedAt), value: write(facts.initiatedAt) },
            { term: formatMessage(messages.endedAt), value: write(facts.endedAt) },
          ]}
        />
      </Card>
      <RoomSection title={messages.signatures} isTable>
        <DataTable
          caption={formatMessage(messages.signatures)}
          rows={facts.signatures}
          getRowId={({ sid }) => sid}
          columns={[
            {
              id: 'sid',
              header: formatMessage(messages.signature),
              cell: ({ sid }) => <Name>{sid}</Name>,
              isRowHeader: true,
            },
            { id: 'state', header: formatMessage(messages.state), cell: ({ status }) => <Name>{status}</Name> },
            { id: 'invited', header: formatMessage(messages.invitedAt), cell: ({ invitedAt }) => write(invitedAt) },
            { id: 'signed', header: formatMessage(messages.signedAt), cell: ({ signedAt }) => write(signedAt) },
          ]}
        />
      </RoomSection>
      <Banner tone={facts.isIntact ? 'success' : 'danger'}>
        <FormattedMessage {...(facts.isIntact ? messages.intact : messages.broken)} />
      </Banner>
      <RoomSection title={messages.evidence} isTable>
        <DataTable
          caption={formatMessage(messages.evidence)}
          rows={facts.events}
          getRowId={({ seq }) => String(seq)}
          columns={[
            {
              id: 'event',
              header: formatMessage(messages.event),
              cell: ({ name }) => <Name>{name}</Name>,
              isRowHeader: true,
            },
            { id: 'when', header: formatMessage(messages.when), cell: ({ at }) => instant(at) },
          ]}
        />
      </RoomSection>
    </>
  );
}
