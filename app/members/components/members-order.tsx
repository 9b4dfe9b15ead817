import { from } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { OrderMenu } from '../../common/order-menu.tsx';
import { membersListMessages as messages } from '../list-messages.ts';
import { firstOrders, type MembersQuery, type MemberSort, writeMembersHref } from '../members-query.ts';

/** Where there is room, the headings of the table order it. */
const OnPhones = styled.div`
  ${from.md} {
    display: none;
  }
`;

const sinceTexts = {
  active: messages.sortJoined,
  admins: messages.sortJoined,
  invited: messages.sortInvited,
  removed: messages.sortLeft,
} as const;

/** Orders the list of people on phones. */
export function MembersOrder({ query }: { query: MembersQuery }) {
  const { formatMessage } = useIntl();
  const isActive = query.view === 'active' || query.view === 'admins';
  const texts = { name: messages.sortName, since: sinceTexts[query.view], last_active: messages.sortActive };
  const columns: readonly MemberSort[] = isActive ? ['name', 'since', 'last_active'] : ['name', 'since'];
  return (
    <OnPhones>
      <OrderMenu
        columns={columns.map((id) => ({ id, label: formatMessage(texts[id]), first: firstOrders[id] }))}
        sortBy={query.sortBy}
        sortOrder={query.sortOrder}
        getHref={(order) => writeMembersHref({ ...query, ...order, page: 1 })}
      />
    </OnPhones>
  );
}
