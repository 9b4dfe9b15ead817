import type { ReactNode } from 'react';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { DataHead } from './DataHead.tsx';
import { DataRow, LoadingRow } from './DataRow.tsx';
import { Sheet } from './data-table-style.ts';
import type { DataColumn, DataSelection, DataSort } from './data-table-types.ts';
import { useRowSelection } from './use-row-selection.ts';

export interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Where a row leads; the row header becomes a link that covers the row. */
  getRowHref?: (row: Row) => string | undefined;
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

/** Rows of like things. Below 960 px it becomes a list of cards that keeps the table's semantics. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, getRowId, getRowHref, isLoading = false, loadingRowCount = 5, empty } = props;
  const ids = rows.map(getRowId);
  const describeBox = useRowSelection(ids, props.selection);
  if (!isLoading && rows.length === 0 && empty !== undefined) return <>{empty}</>;
  return (
    <Sheet role="table" aria-busy={isLoading || undefined}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <DataHead {...props} ids={ids} />
      <tbody role="rowgroup">
        {isLoading
          ? Array.from({ length: loadingRowCount }, (_, index) => (
              <LoadingRow key={index} columns={columns} hasBox={props.selection !== undefined} />
            ))
          : rows.map((row) => {
              const id = getRowId(row);
              const box = describeBox && { ...describeBox(id), 'aria-label': props.selection?.getRowLabel(row) };
              return <DataRow key={id} row={row} columns={columns} href={getRowHref?.(row)} box={box} />;
            })}
      </tbody>
    </Sheet>
  );
}
