import type { ComponentProps } from 'react';
import { LinkAnchor } from '../support/link.tsx';
import { BoxRoom, SelectBox } from './data-table-style.ts';
import type { DataColumn } from './data-table-types.ts';
import { Skeleton } from './Skeleton.tsx';

interface DataRowProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
  href: string | undefined;
  /** The box that selects the row. */
  box: ComponentProps<'input'> | undefined;
}

/** A row with its cells. */
export function DataRow<Row>({ row, columns, href, box }: DataRowProps<Row>) {
  return (
    <tr
      role="row"
      data-linked={href === undefined ? undefined : true}
      data-selectable={box === undefined ? undefined : true}
      data-selected={box?.checked || undefined}
    >
      {box === undefined ? null : (
        <td role="cell" data-box>
          <BoxRoom>
            <SelectBox type="checkbox" {...box} />
          </BoxRoom>
        </td>
      )}
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
        const isLabelled = ['labelled', 'stacked'].includes(column.phone ?? 'labelled');
        return (
          <td
            key={column.id}
            role="cell"
            data-align={column.align}
            data-label={isLabelled ? column.header : undefined}
            data-phone={column.phone}
          >
            {/* One element, so that the list form has one value beside the label. */}
            {isLabelled ? <div>{content}</div> : content}
          </td>
        );
      })}
    </tr>
  );
}

/** Bars in the place of a row. */
export function LoadingRow<Row>({ columns, hasBox }: { columns: readonly DataColumn<Row>[]; hasBox: boolean }) {
  return (
    <tr role="row" data-selectable={hasBox || undefined}>
      {hasBox ? (
        <td role="cell" data-box>
          <Skeleton width="20px" height="20px" />
        </td>
      ) : null}
      {columns.map((column) => (
        <td key={column.id} role="cell" data-phone={column.phone ?? 'bare'}>
          <Skeleton width={column.isRowHeader ? '70%' : '45%'} />
        </td>
      ))}
    </tr>
  );
}
