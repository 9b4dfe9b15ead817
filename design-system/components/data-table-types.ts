import type { ReactNode } from 'react';

/** A column of a table. */
export interface DataColumn<Row> {
  id: string;
  /** Heading; in the list form on phones the label before the value. */
  header: string;
  /** What stands in the cell. */
  cell: (row: Row) => ReactNode;
  /** `end` for figures; default start. */
  align?: 'start' | 'end';
  /** A CSS width. */
  width?: string;
  /** The column that names the row; exactly one should. */
  isRowHeader?: boolean;
  /** Hides the heading from sight, for a column of buttons. */
  isHeaderHidden?: boolean;
  /** The rows can be ordered by it; needs `onSort` or `getSortHref` of the table. */
  isSortable?: boolean;
  /** In the list form: `labelled` (default), `stacked` below its label, `bare` without one, `corner` for one button at the top right, or `hidden`. */
  phone?: 'labelled' | 'stacked' | 'bare' | 'corner' | 'hidden';
}

/** The order of the rows. */
export interface DataSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/** Which rows are selected, by their ids; rows on other pages may be among them. */
export interface DataSelection<Row> {
  selectedIds: ReadonlySet<string>;
  onChange: (selectedIds: ReadonlySet<string>) => void;
  /** Name of the box that selects all rows shown. */
  allLabel: string;
  /** Name of the box of one row. */
  getRowLabel: (row: Row) => string;
}

export interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Where a row leads; the row header becomes a link that covers the row. */
  getRowHref?: (row: Row) => string | undefined;
  /** All that a row is drawn from, for rows that nobody has selected; nothing in it asks React for an id. A server keeps what it has drawn (`Kept`). */
  describeRow?: (row: Row) => string;
  /** All that the headings are drawn from, beside their number of rows. */
  describeHead?: () => string;
  /** The order that the rows have; the opener sorts them. */
  sort?: DataSort;
  /** Called with the order that a heading asks for: ascending first, then the other way round. */
  onSort?: (sort: DataSort) => void;
  /** In place of `onSort`: headings are links, so that the order is part of the address. */
  getSortHref?: (sort: DataSort) => string;
  /** Boxes before the rows. Shift selects from the last box to this one, by click, Space or with the arrow keys. */
  selection?: DataSelection<Row>;
  /** Shows bars in the place of rows. */
  isLoading?: boolean;
  /** How many rows of bars; default 5. */
  loadingRowCount?: number;
  /** Shown in place of the table when there are no rows. */
  empty?: ReactNode;
}
