import { useIntl } from 'react-intl';
import { OrderMenu } from '../../common/order-menu.tsx';
import { type DashboardQuery, firstOrders, type SortColumn, sortColumns } from '../dashboard-query.ts';
import { signatureRequestsDashboardMessages as messages } from '../dashboard-messages.ts';

const names = {
  updated_at: messages.sortUpdated,
  created_at: messages.sortCreated,
  title: messages.sortTitle,
  status: messages.sortStatus,
  open_signatures: messages.sortOpenSignatures,
} as const satisfies Record<SortColumn, unknown>;

export interface SortMenuProps {
  query: DashboardQuery;
  getHref: (query: DashboardQuery) => string;
}

/** Orders the list of requests. */
export function SortMenu({ query, getHref }: SortMenuProps) {
  const { formatMessage } = useIntl();
  return (
    <OrderMenu
      columns={sortColumns.map((id) => ({ id, label: formatMessage(names[id]), first: firstOrders[id] }))}
      sortBy={query.sortBy}
      sortOrder={query.sortOrder}
      getHref={(order) => getHref({ ...query, ...order, page: 1 })}
    />
  );
}
