import type { BusinessRow } from './business-repository.ts';

/** From a moment to before another. */
export interface Period {
  from: Date;
  to: Date;
}

/**
 * The period of a plan that is under way: of a trial all of it, else the month, counted from the day on which the business began. Where a
 * month lacks that day it begins with its last one. In UTC.
 */
export function readPlanPeriod(
  { created_at: start, trial_ends_at: end }: Pick<BusinessRow, 'created_at' | 'trial_ends_at'>,
  now: Date,
): Period {
  if (end !== null && now < end) return { from: start, to: end };
  const months = (now.getUTCFullYear() - start.getUTCFullYear()) * 12 + now.getUTCMonth() - start.getUTCMonth();
  const hasBegun = addMonths(start, months) <= now;
  const begun = Math.max(0, hasBegun ? months : months - 1);
  return { from: addMonths(start, begun), to: addMonths(start, begun + 1) };
}

function addMonths(start: Date, count: number): Date {
  const month = start.getUTCMonth() + count;
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const moved = new Date(start);
  moved.setUTCFullYear(start.getUTCFullYear(), month, Math.min(start.getUTCDate(), lastDay));
  return moved;
}
