import { Button, Check, ChevronDown, Menu } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { signatureRequestsDashboardMessages as messages } from '../signature-requests/dashboard-messages.ts';

export type Direction = 'asc' | 'desc';

export interface OrderMenuProps<Column extends string> {
  /** What the list can be ordered by, each in words that stand after “By”, and the direction that one expects first. */
  columns: readonly { id: Column; label: string; first: Direction }[];
  sortBy: Column;
  sortOrder: Direction;
  getHref: (order: { sortBy: Column; sortOrder: Direction }) => string;
}

/** Orders a list by links, so that the address holds the order. */
export function OrderMenu<Column extends string>({ columns, sortBy, sortOrder, getHref }: OrderMenuProps<Column>) {
  const { formatMessage } = useIntl();
  const tick = (isCurrent: boolean) => (isCurrent ? <Check aria-hidden /> : <Blank />);
  const choices = columns.map(({ id, label, first }) => ({
    id,
    label,
    icon: tick(id === sortBy),
    href: getHref({ sortBy: id, sortOrder: id === sortBy ? sortOrder : first }),
  }));
  const directions = (['asc', 'desc'] as const).map((direction, index) => ({
    id: direction,
    label: formatMessage(direction === 'asc' ? messages.sortAscending : messages.sortDescending),
    icon: tick(direction === sortOrder),
    href: getHref({ sortBy, sortOrder: direction }),
    startsGroup: index === 0,
  }));
  return (
    <Menu
      label={formatMessage(messages.sort)}
      items={[...choices, ...directions]}
      trigger={
        <Button variant="quiet" endIcon={<ChevronDown aria-hidden />}>
          {formatMessage(messages.sortBy, { column: columns.find(({ id }) => id === sortBy)?.label })}
        </Button>
      }
    />
  );
}

/** Keeps the place of the tick, so that the words stand in one column. */
function Blank() {
  return <svg aria-hidden />;
}
