import type { CSSProperties, ReactNode } from 'react';
import { LinkAnchor } from '../support/link.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Sheet } from './data-table-style.ts';

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
  /** In the list form: `labelled` (default), `bare` without label, `corner` for one button at the top right, or `hidden`. */
  phone?: 'labelled' | 'bare' | 'corner' | 'hidden';
}

export interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Where a row leads; the row header becomes a link that covers the row. */
  getRowHref?: (row: Row) => string | undefined;
  /** Shows bars in the place of rows. */
  isLoading?: boolean;
  /** How many rows of bars; default 5. */
  loadingRowCount?: number;
  /** Shown in place of the table when there are no rows. */
  empty?: ReactNode;
}

/** Rows of like things. Below 960 px it becomes a list of cards that keeps the table's semantics. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  getRowId,
  getRowHref,
  isLoading = false,
  loadingRowCount = 5,
  empty,
}: DataTableProps<Row>) {
  if (!isLoading && rows.length === 0 && empty !== undefined) return <>{empty}</>;
  return (
    <Sheet role="table" aria-busy={isLoading || undefined}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              data-align={column.align}
              style={{ width: column.width } satisfies CSSProperties}
            >
              {column.isHeaderHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {isLoading
          ? Array.from({ length: loadingRowCount }, (_, index) => <LoadingRow key={index} columns={columns} />)
          : rows.map((row) => <DataRow key={getRowId(row)} row={row} columns={columns} href={getRowHref?.(row)} />)}
      </tbody>
    </Sheet>
  );
}

function DataRow<Row>({
  row,
  columns,
  href,
}: {
  row: Row;
  columns: readonly DataColumn<Row>[];
  href: string | undefined;
}) {
  return (
    <tr role="row" data-linked={href === undefined ? undefined : true}>
      {columns.map((column) => {
        const content = column.cell(row);
        if (column.isRowHeader) {
          return (
            <th key={column.id} role="rowheader" scope="row">
              {href === undefined ? (
                content
              ) : (
                <LinkAnchor href={href} data-row-link>
                  {content}
                </LinkAnchor>
              )}
            </th>
          );
        }
        return (
          <td
            key={column.id}
            role="cell"
            data-align={column.align}
            data-label={column.header}
            data-phone={column.phone}
          >
            {/* One element, so that the list form has one value beside the label. */}
            <div>{content}</div>
          </td>
        );
      })}
    </tr>
  );
}

function LoadingRow<Row>({ columns }: { columns: readonly DataColumn<Row>[] }) {
  return (
    <tr role="row">
      {columns.map((column) => (
        <td key={column.id} role="cell" data-phone={column.phone ?? 'bare'}>
          <Skeleton width={column.isRowHeader ? '70%' : '45%'} />
        </td>
      ))}
    </tr>
  );
}
