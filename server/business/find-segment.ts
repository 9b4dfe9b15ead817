import type { Range } from './split-range.ts';

/** A part of a list with how many it holds. */
export interface Segment extends Range {
  count: number;
}

/**
 * Where a page begins: from which end of the list's segments, and how many rows to pass over within that segment. So a page in the
 * middle of a hundred thousand rows reads no more than the rows of a day. Undefined beyond the end.
 */
export function findSegment(
  segments: readonly Segment[],
  offset: number,
  sort: 'asc' | 'desc',
): { range: Range; skip: number } | undefined {
  const [first, last] = [segments[0], segments.at(-1)];
  let skip = offset;
  for (const { from, to, count } of sort === 'asc' ? segments : segments.toReversed()) {
    if (skip < count) return { range: sort === 'asc' ? { from, to: last!.to } : { from: first!.from, to }, skip };
    skip -= count;
  }
  return undefined;
}
