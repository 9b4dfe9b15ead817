/** Rows of a page of the operator's lists. */
const size = 50;

/** What is read for a page: one row more tells whether others follow. */
export const pageRows = size + 1;

export const cutPage = <T>(rows: readonly T[]): { rows: T[]; hasMore: boolean } => ({
  rows: rows.slice(0, size),
  hasMore: rows.length > size,
});
