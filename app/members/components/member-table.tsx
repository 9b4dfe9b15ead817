import type { ListedMember } from '@sigillum/api-contracts/members/schemas.ts';
import { type DataColumn, DataTable, from, Text } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useFormat } from '../../i18n/use-format.ts';
import { Facts, Frame, Title } from '../../signature-requests/components/request-table-style.ts';
import { membersListMessages as messages } from '../list-messages.ts';
import { type MembersQuery, type MemberSort, turnOrder, writeMembersHref } from '../members-query.ts';
import { membersMessages } from '../messages.ts';
import { nameMember } from '../name-member.ts';
import { type MemberCommands, MemberMenu } from './member-menu.tsx';
import { MemberStateBadge } from './member-state-badge.tsx';

export interface MemberTableProps extends MemberCommands {
  members: readonly ListedMember[];
  query: MembersQuery;
  viewerId: string;
  isLoading: boolean;
  selectedIds: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  /** Shown in place of rows when there are none. */
  empty: ReactNode;
}

/** People of a business as a table; a list of cards below 960 px. */
export function MemberTable(props: MemberTableProps) {
  const { members, query, viewerId, isLoading, selectedIds, onSelect, empty, ...commands } = props;
  const { formatMessage } = useIntl();
  const columns = useColumns(query, viewerId, commands);
  const isActive = query.view === 'active' || query.view === 'admins';
  return (
    <Frame>
      <DataTable
        caption={formatMessage(messages.listTitle)}
        columns={columns}
        rows={members}
        getRowId={({ id }) => id}
        sort={{ columnId: query.sortBy, direction: query.sortOrder === 'asc' ? 'ascending' : 'descending' }}
        getSortHref={({ columnId }) => {
          const sortBy = columnId as MemberSort;
          return writeMembersHref({ ...query, sortBy, sortOrder: turnOrder(query, sortBy), page: 1 });
        }}
        {...(isActive && {
          selection: {
            selectedIds,
            onChange: onSelect,
            allLabel: formatMessage(messages.selectAll),
            getRowLabel: (member: ListedMember) => formatMessage(messages.select, { name: nameMember(member) }),
          },
        })}
        isLoading={isLoading}
        empty={empty}
      />
    </Frame>
  );
}

/** Words that are longer than a small window with large letters. */
const Value = styled(Text).attrs({ tag: 'span', size: 'small' })`
  overflow-wrap: anywhere;
`;

/** A day stays on one line where there is room. */
const Day = styled(Text).attrs({ tag: 'span', size: 'small', tone: 'soft', isTabular: true })`
  ${from.md} {
    white-space: nowrap;
  }
`;

const sinceTexts = {
  active: messages.columnJoined,
  admins: messages.columnJoined,
  invited: messages.columnInvited,
  removed: messages.columnRemoved,
} as const;

function useColumns(
  { view }: MembersQuery,
  viewerId: string,
  commands: MemberCommands,
): readonly DataColumn<ListedMember>[] {
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  const isActive = view === 'active' || view === 'admins';
  const writeDate = (instant: string | null) => <Day>{instant ? date(instant) : formatMessage(messages.never)}</Day>;
  // Columns that sort have the ids of what they sort by.
  return [
    {
      id: 'name',
      header: formatMessage(messages.columnPerson),
      isRowHeader: true,
      isSortable: true,
      cell: (member) => <Person member={member} isOwn={member.userId === viewerId} />,
    },
    {
      id: 'role',
      header: formatMessage(membersMessages.role),
      cell: ({ role }) => (
        <Value>
          <FormattedMessage {...(role === 'admin' ? membersMessages.roleAdmin : membersMessages.roleMember)} />
        </Value>
      ),
    },
    {
      id: 'state',
      header: formatMessage(messages.columnState),
      cell: ({ state }) => <MemberStateBadge state={state} />,
    },
    ...(isActive
      ? [
          {
            id: 'two-step',
            header: formatMessage(messages.columnTwoStep),
            cell: ({ hasTwoStep }: ListedMember) => (
              <Value>
                <FormattedMessage {...(hasTwoStep ? messages.twoStepOn : messages.twoStepOff)} />
              </Value>
            ),
          },
          {
            id: 'last_active',
            header: formatMessage(messages.columnActive),
            isSortable: true,
            cell: ({ lastActiveAt }: ListedMember) => writeDate(lastActiveAt),
          },
        ]
      : []),
    {
      id: 'since',
      header: formatMessage(sinceTexts[view]),
      isSortable: true,
      cell: ({ since }) => writeDate(since),
    },
    ...(view === 'invited'
      ? [
          {
            id: 'ends',
            header: formatMessage(messages.columnEnds),
            cell: ({ expiresAt }: ListedMember) => writeDate(expiresAt),
          },
        ]
      : []),
    {
      id: 'actions',
      header: formatMessage(messages.columnActions),
      isHeaderHidden: true,
      align: 'end',
      width: '56px',
      phone: 'bare',
      cell: (member) => <MemberMenu member={member} isOwn={member.userId === viewerId} {...commands} />,
    },
  ];
}

/** Name and address; of whoever has no name here, the address alone. */
function Person({ member, isOwn }: { member: ListedMember; isOwn: boolean }) {
  const name = nameMember(member);
  return (
    <>
      <Title>
        {name}
        {isOwn && (
          <>
            {' '}
            (<FormattedMessage {...messages.you} />)
          </>
        )}
      </Title>
      {name !== member.email && (
        <Facts tag="span" size="small" tone="soft">
          <bdi style={{ overflowWrap: 'anywhere' }}>{member.email}</bdi>
        </Facts>
      )}
    </>
  );
}
