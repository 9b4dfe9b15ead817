import type { listMembers } from '@sigillum/api-contracts/members/list-members.ts';
import type { EndpointResult } from '@sigillum/api-contracts/endpoint.ts';
import {
  Banner,
  Button,
  Card,
  Heading,
  Inline,
  TabLinks,
  Text,
  theme,
  UserPlus,
  VisuallyHidden,
} from '@sigillum/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { ListPaging } from '../../common/list-paging.tsx';
import { ListSearch } from '../../common/list-search.tsx';
import { ListHead, ListTools } from '../../common/list-style.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { signatureRequestsDashboardMessages as dashboardMessages } from '../../signature-requests/dashboard-messages.ts';
import { membersListMessages as messages } from '../list-messages.ts';
import { type MembersQuery, memberViews, switchView, turnPage, writeMembersHref } from '../members-query.ts';
import type { MemberCommands } from './member-menu.tsx';
import { MembersEmpty } from './members-empty.tsx';
import { MembersOrder } from './members-order.tsx';
import { MemberTable } from './member-table.tsx';
import { SelectedMembers } from './selected-members.tsx';

export interface MembersViewProps extends MemberCommands {
  query: MembersQuery;
  list: EndpointResult<typeof listMembers>;
  viewerId: string;
  isLoading?: boolean;
  onSearch: (q: string) => void;
  onAdd: () => void;
}

const noIds: ReadonlySet<string> = new Set();

const Note = styled(Banner)`
  margin-bottom: ${theme.space[4]};
`;

/** Who belongs to a business: its parts, search, order and pages, and what can be done with whom. */
export function MembersView({
  query,
  list,
  viewerId,
  isLoading = false,
  onSearch,
  onAdd,
  ...commands
}: MembersViewProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const [selectedIds, setSelectedIds] = useState(noIds);
  const { counts, members, total_items: total } = list;
  const selected = members.filter(({ id, state }) => selectedIds.has(id) && state === 'active').slice(0, commands.most);
  return (
    <>
      <ListHead>
        <div>
          <Heading level={1}>
            <FormattedMessage {...messages.listTitle} />
          </Heading>
          <SeatLine list={list} />
        </div>
        <Button icon={<UserPlus aria-hidden />} onClick={onAdd}>
          <FormattedMessage {...messages.add} />
        </Button>
      </ListHead>
      {counts.active === 1 && counts.invited === 0 && (
        <Note>
          <FormattedMessage {...messages.alone} />
        </Note>
      )}
      <ListTools>
        <TabLinks
          label={formatMessage(messages.parts)}
          tabs={memberViews.map((view) => ({
            href: writeMembersHref(switchView(query, view)),
            label: formatMessage(messages[view]),
            isCurrent: view === query.view,
            ...(counts[view] > 0 && { count: number(counts[view]) }),
          }))}
        />
        <Inline gap={2} style={{ flex: '1 1 auto', justifyContent: 'flex-end' }}>
          <ListSearch
            action="/business/members"
            hidden={query.view === 'active' ? undefined : { name: 'view', value: query.view }}
            label={<FormattedMessage {...messages.search} />}
            q={query.q}
            onSearch={onSearch}
          />
          {total > 1 && <MembersOrder query={query} />}
        </Inline>
      </ListTools>
      <VisuallyHidden role="status">
        {isLoading ? formatMessage(dashboardMessages.loading) : formatMessage(messages.people, { count: total })}
      </VisuallyHidden>
      <Card padding="none" tag="div">
        {selected.length > 0 && !isLoading && (
          <SelectedMembers selected={selected} onRemove={commands.onRemove} onClear={() => setSelectedIds(noIds)} />
        )}
        <MemberTable
          members={members}
          query={query}
          viewerId={viewerId}
          isLoading={isLoading}
          selectedIds={selectedIds}
          onSelect={setSelectedIds}
          empty={<MembersEmpty query={query} onAdd={onAdd} />}
          {...commands}
        />
        <ListPaging
          place={query}
          shown={members.length}
          total={total}
          getHref={(place) => writeMembersHref(turnPage(query, place, members))}
        />
      </Card>
    </>
  );
}

/** How many seats are taken; where nobody counts them, how many people there are. */
function SeatLine({ list: { counts, seats } }: Pick<MembersViewProps, 'list'>) {
  const { total, used, held } = seats;
  return (
    <Text tone="soft">
      {total === null ? (
        <FormattedMessage {...messages.people} values={{ count: counts.active }} />
      ) : (
        <FormattedMessage {...(held > 0 ? messages.seatsHeld : messages.seats)} values={{ used, total, held }} />
      )}
    </Text>
  );
}
