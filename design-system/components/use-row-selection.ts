import { useRef } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { moveFocus } from '../support/move-focus.ts';
import { selectRange } from '../support/select-range.ts';
import type { DataSelection } from './data-table-types.ts';

const boxes = 'input[data-row-box]';

/**
 * Selecting rows one by one and, with Shift, from the last one touched on. Returns the props of the box of one row. Arrow keys go from box
 * to box; with Shift they take the rows along.
 */
export function useRowSelection<Row>(
  ids: readonly string[],
  selection: DataSelection<Row> | undefined,
): ((id: string) => ComponentProps<'input'>) | undefined {
  const anchorRef = useRef<string>(undefined);
  if (selection === undefined) return undefined;
  const { selectedIds, onChange } = selection;

  function choose(id: string, isSelected: boolean, isRange: boolean) {
    onChange(selectRange(selectedIds, ids, { id, anchorId: isRange ? anchorRef.current : undefined, isSelected }));
    if (!isRange || anchorRef.current === undefined) anchorRef.current = id;
  }

  function moveByKey(event: KeyboardEvent<HTMLInputElement>) {
    const from = event.currentTarget;
    const body = from.closest('tbody');
    if (body === null || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const isAtEnd = from.value === (event.key === 'ArrowDown' ? ids.at(-1) : ids[0]);
    const box = isAtEnd ? null : moveFocus(body, boxes, event.key, 'vertical');
    if (!event.shiftKey || !(box instanceof HTMLInputElement)) return;
    anchorRef.current ??= from.value;
    choose(box.value, true, true);
  }

  return (id) => ({
    'data-row-box': true,
    value: id,
    checked: selectedIds.has(id),
    // The change is told by the click, which knows about Shift; also when Space was pressed.
    onChange: () => {},
    onClick: ({ currentTarget, shiftKey }) => choose(id, currentTarget.checked, shiftKey),
    onKeyDown: moveByKey,
  });
}
