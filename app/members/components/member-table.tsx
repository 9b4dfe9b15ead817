import type { ListedMember } from '@sigillum/api-contracts/members/schemas.ts';
import { type DataColumn, DataTable, from, Stack, Text, theme, until } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { BreakableAddress } from '../../common/breakable-address.tsx';
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

/** A day stays on one line where there is room. */
const Day = styled(Text).attrs({ tag: 'span', size: 'small', tone: 'soft', isTabular: true })`
  ${from.md} {
    white-space: nowrap;
  }
`;

/** Words of a fixed list, which a column is never too narrow for. */
const Word = styled(Text).attrs({ tag: 'span', size: 'small' })`
  overflow-wrap: break-word;
  ${from.md} {
    white-space: nowrap;
  }
`;

/** Name and address keep room for themselves beside the other columns. */
const Who = styled.div`
  ${from.md} {
    min-width: 11rem;
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
  const name = (instant: string | null) => (instant ? date(instant) : formatMessage(messages.never));
  const days = [
    ...(isActive
      ? [['last_active', messages.columnActive, ({ lastActiveAt }: ListedMember) => lastActiveAt] as const]
      : []),
    ['since', sinceTexts[view], ({ since }: ListedMember) => since] as const,
    ...(view === 'invited' ? [['ends', messages.columnEnds, ({ expiresAt }: ListedMember) => expiresAt] as const] : []),
  ];
  // Columns that sort have the ids of what they sort by. On phones the first holds what the others say.
  return [
    {
      id: 'name',
      header: formatMessage(messages.columnPerson),
      isRowHeader: true,
      isSortable: true,
      cell: (member) => (
        <Who>
          <Person member={member} isOwn={member.userId === viewerId} />
          <PhoneFacts>
            <span>
              <Role {...member} />
              {member.hasTwoStep !== null && (
                <>
                  {' · '}
                  <TwoStep {...member} />
                </>
              )}
              {!isActive && (
                <>
                  {' '}
                  <MemberStateBadge state={member.state} />
                </>
              )}
            </span>
            {days.map(([id, header, read]) => (
              <span key={id}>
                {formatMessage(messages.factOfDay, { fact: formatMessage(header), date: name(read(member)) })}
              </span>
            ))}
          </PhoneFacts>
        </Who>
      ),
    },
    {
      id: 'role',
      header: formatMessage(membersMessages.role),
      phone: 'hidden',
      cell: (member) => (
        <Word>
          <Role {...member} />
        </Word>
      ),
    },
    {
      id: 'state',
      header: formatMessage(messages.columnState),
      phone: 'hidden',
      cell: (member) => (
        <Stack gap={1} align="flex-start">
          <MemberStateBadge state={member.state} />
          {member.hasTwoStep !== null && (
            <Word tone="soft">
              <TwoStep {...member} />
            </Word>
          )}
        </Stack>
      ),
    },
    ...days.map(([id, header, read]) => ({
      id,
      header: formatMessage(header),
      isSortable: id !== 'ends',
      phone: 'hidden' as const,
      cell: (member: ListedMember) => <Day>{name(read(member))}</Day>,
    })),
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

const Role = ({ role }: ListedMember) => (
  <FormattedMessage {...(role === 'admin' ? membersMessages.roleAdmin : membersMessages.roleMember)} />
);

const TwoStep = ({ hasTwoStep }: ListedMember) => (
  <FormattedMessage {...(hasTwoStep ? messages.twoStepOn : messages.twoStepOff)} />
);

/** What the other columns say where there is room for them. */
const PhoneFacts = styled(Text).attrs({ tag: 'div', size: 'small', tone: 'soft' })`
  display: none;
  ${until.md} {
    display: grid;
    gap: ${theme.space[1]};
    /* Below the menu in the corner there is room again. */
    margin: ${theme.space[2]} calc(${theme.space[4]} - ${theme.space[8]}) 0 0;
    font-weight: 400;
  }
`;

/** Name and address; of whoever has no name here, the address alone. */
function Person({ member, isOwn }: { member: ListedMember; isOwn: boolean }) {
  const name = nameMember(member);
  return (
    <>
      <Title>
        <BreakableAddress text={name} />
        {isOwn && (
          <>
            {' '}
            (<FormattedMessage {...messages.you} />)
          </>
        )}
      </Title>
      {name !== member.email && (
        <Facts tag="span" size="small" tone="soft">
          <bdi style={{ overflowWrap: 'anywhere' }}>
            <BreakableAddress text={member.email} />
          </bdi>
        </Facts>
      )}
    </>
  );
}
