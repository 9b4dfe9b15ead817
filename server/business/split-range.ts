export const dayMs = 24 * 3600 * 1000;

/** From a moment, up to another that does not belong to it. */
export interface Range {
  from: Date;
  to: Date;
}

/** A range as it is counted: whole days (in UTC) that are counted already, and what is left at its ends. */
export interface SplitRange {
  days: Range | undefined;
  rest: Range[];
}

/** `countedUntil` is the end of the last day that is counted. */
export function splitRange({ from, to }: Range, countedUntil: Date | undefined): SplitRange {
  if (from >= to) return { days: undefined, rest: [] };
  const first = Math.ceil(from.getTime() / dayMs) * dayMs;
  const last = Math.min(Math.floor(to.getTime() / dayMs) * dayMs, countedUntil?.getTime() ?? 0);
  if (first >= last) return { days: undefined, rest: [{ from, to }] };
  const days = { from: new Date(first), to: new Date(last) };
  const rest = [
    { from, to: days.from },
    { from: days.to, to },
  ];
  return { days, rest: rest.filter((part) => part.from < part.to) };
}
