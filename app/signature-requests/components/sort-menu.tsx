import { Button, Check, ChevronDown, Menu } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
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

/** Orders the list by links, so that the address holds the order. */
export function SortMenu({ query, getHref }: SortMenuProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage(messages.sortBy, { column: formatMessage(names[query.sortBy]) });
  const columns = sortColumns.map((sortBy) => {
    const isCurrent = sortBy === query.sortBy;
    return {
      id: sortBy,
      label: formatMessage(names[sortBy]),
      icon: isCurrent ? <Check aria-hidden /> : <Blank />,
      href: getHref({ ...query, sortBy, sortOrder: isCurrent ? query.sortOrder : firstOrders[sortBy], page: 1 }),
    };
  });
  const orders = (['asc', 'desc'] as const).map((sortOrder, index) => ({
    id: sortOrder,
    label: formatMessage(sortOrder === 'asc' ? messages.sortAscending : messages.sortDescending),
    icon: sortOrder === query.sortOrder ? <Check aria-hidden /> : <Blank />,
    href: getHref({ ...query, sortOrder, page: 1 }),
    startsGroup: index === 0,
  }));
  return (
    <Menu
      label={formatMessage(messages.sort)}
      items={[...columns, ...orders]}
      trigger={
        <Button variant="quiet" endIcon={<ChevronDown aria-hidden />}>
          {label}
        </Button>
      }
    />
  );
}

/** Keeps the place of the tick, so that the words stand in one column. */
function Blank() {
  return <svg aria-hidden />;
}
