import type { CSSProperties } from 'react';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { LinkAnchor } from '../support/link.tsx';
import { switchRows } from '../support/select-range.ts';
import { ChevronDown, ChevronUp } from '../icons.ts';
import { BoxRoom, SelectBox, SortArrow } from './data-table-style.ts';
import type { DataColumn, DataSelection, DataSort, DataTableProps } from './data-table-types.ts';

type DataHeadProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'sort' | 'onSort' | 'getSortHref' | 'selection' | 'isLoading'
> & { ids: readonly string[] };

/** Headings; those that sort and the box that selects all stay in sight on phones. */
export function DataHead<Row>({ columns, ids, selection, isLoading, ...sorting }: DataHeadProps<Row>) {
  const hasControls = selection !== undefined || columns.some((column) => column.isSortable);
  return (
    <thead role="rowgroup" data-has-controls={hasControls || undefined}>
      <tr role="row">
        {selection === undefined ? null : (
          <th role="columnheader" scope="col" data-box>
            <AllBox ids={ids} selection={selection} isDisabled={isLoading || ids.length === 0} />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            role="columnheader"
            scope="col"
            data-align={column.align}
            data-sortable={column.isSortable || undefined}
            aria-sort={column.id === sorting.sort?.columnId ? sorting.sort.direction : undefined}
            style={{ width: column.width } satisfies CSSProperties}
          >
            <Heading column={column} {...sorting} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Heading<Row>({
  column: { id, header, isHeaderHidden, isSortable },
  sort,
  onSort,
  getSortHref,
}: { column: DataColumn<Row> } & Pick<DataHeadProps<Row>, 'sort' | 'onSort' | 'getSortHref'>) {
  if (isHeaderHidden) return <VisuallyHidden>{header}</VisuallyHidden>;
  if (!isSortable) return header;
  const current = sort?.columnId === id ? sort.direction : undefined;
  const next: DataSort = { columnId: id, direction: current === 'ascending' ? 'descending' : 'ascending' };
  const Arrow = current === 'descending' ? ChevronDown : ChevronUp;
  const content = (
    <>
      {header}
      <SortArrow aria-hidden data-current={current !== undefined || undefined}>
        <Arrow />
      </SortArrow>
    </>
  );
  return getSortHref === undefined ? (
    <button type="button" data-sort onClick={() => onSort?.(next)}>
      {content}
    </button>
  ) : (
    <LinkAnchor href={getSortHref(next)} data-sort>
      {content}
    </LinkAnchor>
  );
}

interface AllBoxProps<Row> {
  ids: readonly string[];
  selection: DataSelection<Row>;
  isDisabled: boolean;
}

/** Selects all rows shown; half set while only some of them are selected, and a press then selects the rest. */
function AllBox<Row>({ ids, selection: { selectedIds, onChange, allLabel }, isDisabled }: AllBoxProps<Row>) {
  const count = ids.filter((id) => selectedIds.has(id)).length;
  const isAll = count > 0 && count === ids.length;
  return (
    <BoxRoom data-all>
      <SelectBox
        type="checkbox"
        disabled={isDisabled}
        checked={isAll}
        ref={(box) => {
          if (box !== null) box.indeterminate = count > 0 && !isAll;
        }}
        onChange={() => onChange(switchRows(selectedIds, ids, !isAll))}
      />
      <span>{allLabel}</span>
    </BoxRoom>
  );
}
