import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { Kept } from '../support/Kept.tsx';
import { DataHead } from './DataHead.tsx';
import { DataRow, LoadingRow } from './DataRow.tsx';
import { Sheet } from './data-table-style.ts';
import type { DataTableProps } from './data-table-types.ts';
import { useRowSelection } from './use-row-selection.ts';

/** Rows of like things. Below 960 px it becomes a list of cards that keeps the table's semantics. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, getRowId, getRowHref, isLoading = false, loadingRowCount = 5, empty } = props;
  const { describeRow, describeHead } = props;
  const ids = rows.map(getRowId);
  const describeBox = useRowSelection(ids, props.selection);
  if (!isLoading && rows.length === 0 && empty !== undefined) return <>{empty}</>;
  return (
    <Sheet role="table" aria-busy={isLoading || undefined}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      {describeHead ? (
        <Kept from={() => `head ${ids.length} ${describeHead()}`}>{() => <DataHead {...props} ids={ids} />}</Kept>
      ) : (
        <DataHead {...props} ids={ids} />
      )}
      <tbody role="rowgroup">
        {isLoading
          ? Array.from({ length: loadingRowCount }, (_, index) => (
              <LoadingRow key={index} columns={columns} hasBox={props.selection !== undefined} />
            ))
          : rows.map((row) => {
              const id = getRowId(row);
              const draw = () => {
                const box = describeBox && { ...describeBox(id), 'aria-label': props.selection?.getRowLabel(row) };
                return <DataRow key={id} row={row} columns={columns} href={getRowHref?.(row)} box={box} />;
              };
              if (!describeRow) return draw();
              return (
                <Kept key={id} from={() => `row ${describeRow(row)}`}>
                  {draw}
                </Kept>
              );
            })}
      </tbody>
    </Sheet>
  );
}
