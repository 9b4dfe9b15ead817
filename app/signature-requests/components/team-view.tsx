import type { TeamRequest, TeamRequestPage } from '@sigillum/api-contracts/signature-requests/team-schemas.ts';
import { Button, Card, DataTable, EmptyState, Inline, TabLinks, Text, TextLink, Users } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListPaging } from '../../common/list-paging.tsx';
import { ListHead, ListName, ListTools } from '../../common/list-style.ts';
import { PageHead } from '../../common/page-head.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { signatureRequestsTeamMessages as messages } from '../team-messages.ts';
import { type TeamQuery, writeTeamPlace } from '../team-query.ts';
import { StatusBadge } from './status-badge.tsx';

export interface TeamViewProps {
  query: TeamQuery;
  list: TeamRequestPage;
  onTake: (request: TeamRequest) => void;
  onAssign: (request: TeamRequest) => void;
  onGiveBack: (request: TeamRequest) => void;
}

const filters = { UNASSIGNED: messages.unassigned, MINE: messages.mine, ALL: messages.all } as const;

/** What an organisation's people look after together, and who has taken what. */
export function TeamView({ query, list, ...acts }: TeamViewProps) {
  const { formatMessage } = useIntl();
  const { date, number } = useFormat();
  const { requests, counts } = list;
  const total = counts[query.filter];
  return (
    <>
      <ListHead>
        <ListName>
          <PageHead title={<FormattedMessage {...messages.title} />}>
            <FormattedMessage {...messages.text} />
          </PageHead>
        </ListName>
      </ListHead>
      <ListTools>
        <TabLinks
          label={formatMessage(messages.filters)}
          tabs={(['UNASSIGNED', 'MINE', 'ALL'] as const).map((filter) => ({
            href: writeTeamPlace({ ...query, filter, page: 1 }),
            label: formatMessage(filters[filter]),
            count: number(counts[filter]),
            isCurrent: filter === query.filter,
          }))}
        />
      </ListTools>
      <Card padding="none">
        <DataTable
          caption={formatMessage(messages.title)}
          rows={requests}
          getRowId={({ id }) => id}
          empty={
            <EmptyState icon={<Users />} title={<FormattedMessage {...messages.emptyTitle} />}>
              <FormattedMessage {...messages.emptyText} />
            </EmptyState>
          }
          columns={[
            {
              id: 'title',
              header: formatMessage(messages.columnTitle),
              cell: ({ id, title, owner_name, is_open_to_me }) => (
                <>
                  {is_open_to_me ? (
                    <TextLink href={`/view/${id}`}>
                      <bdi>{title}</bdi>
                    </TextLink>
                  ) : (
                    <bdi>{title}</bdi>
                  )}
                  <Text size="small" tone="soft">
                    <FormattedMessage {...messages.sender} values={{ name: <bdi>{owner_name}</bdi> }} />
                  </Text>
                </>
              ),
              isRowHeader: true,
            },
            {
              id: 'state',
              header: formatMessage(messages.columnState),
              cell: ({ status_overall, signed, signatures }) => (
                <>
                  <StatusBadge status={status_overall} />
                  <Text size="small" tone="soft">
                    {formatMessage(messages.signedOf, { signed, total: signatures })}
                  </Text>
                </>
              ),
            },
            {
              id: 'deadline',
              header: formatMessage(messages.columnDeadline),
              cell: ({ expiration_date }) => (expiration_date === null ? '–' : date(expiration_date)),
            },
            {
              id: 'assignee',
              header: formatMessage(messages.columnAssignee),
              cell: ({ assignee, is_mine }) =>
                assignee === null ? (
                  formatMessage(messages.nobody)
                ) : is_mine ? (
                  formatMessage(messages.me)
                ) : (
                  <bdi>{assignee.name || assignee.email}</bdi>
                ),
            },
            {
              id: 'acts',
              header: formatMessage(messages.columnActs),
              isHeaderHidden: true,
              phone: 'bare',
              cell: (request) => <Acts request={request} {...acts} />,
            },
          ]}
        />
        <ListPaging
          place={query}
          shown={requests.length}
          total={total}
          getHref={(place) => writeTeamPlace({ ...query, ...place })}
        />
      </Card>
    </>
  );
}

function Acts({
  request,
  onTake,
  onAssign,
  onGiveBack,
}: { request: TeamRequest } & Omit<TeamViewProps, 'query' | 'list'>) {
  const { formatMessage } = useIntl();
  const { title, is_mine } = request;
  return (
    <Inline gap={2}>
      {is_mine ? (
        <Button
          size="small"
          variant="quiet"
          aria-label={formatMessage(messages.giveBackTitled, { title })}
          onClick={() => onGiveBack(request)}
        >
          <FormattedMessage {...messages.giveBack} />
        </Button>
      ) : (
        <Button
          size="small"
          variant="secondary"
          aria-label={formatMessage(messages.takeTitled, { title })}
          onClick={() => onTake(request)}
        >
          <FormattedMessage {...messages.take} />
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={formatMessage(messages.assignTitled, { title })}
        onClick={() => onAssign(request)}
      >
        <FormattedMessage {...messages.assign} />
      </Button>
    </Inline>
  );
}
