/**
 * The selection after one row was switched on or off, with `anchorId` also every row between the two, as a click with Shift does.
 * An anchor that is no longer among `ids` counts as none. What is selected on other pages stays.
 */
export function selectRange(
  selectedIds: ReadonlySet<string>,
  ids: readonly string[],
  { id, anchorId, isSelected }: { id: string; anchorId: string | undefined; isSelected: boolean },
): ReadonlySet<string> {
  const anchor = anchorId === undefined ? -1 : ids.indexOf(anchorId);
  const target = ids.indexOf(id);
  const range = anchor < 0 ? [id] : ids.slice(Math.min(anchor, target), Math.max(anchor, target) + 1);
  return switchRows(selectedIds, range, isSelected);
}

/** The selection with those rows switched on or off. */
export function switchRows(
  selectedIds: ReadonlySet<string>,
  ids: readonly string[],
  isSelected: boolean,
): ReadonlySet<string> {
  return isSelected ? selectedIds.union(new Set(ids)) : selectedIds.difference(new Set(ids));
}
