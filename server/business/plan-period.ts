import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { BusinessRow } from './business-repository.ts';
import { findBought, type BoughtRow } from './describe-subscription.ts';

/** From a moment to before another. */
export interface Period {
  from: Date;
  to: Date;
}

type Begun = Pick<BusinessRow, 'created_at' | 'trial_ends_at'>;
type BoughtPeriod = Pick<BoughtRow, 'period_start' | 'period_end'>;

/**
 * The period of a plan that is under way: of a trial all of it; of a subscription its own month, and of a yearly one the month of its year;
 * else the month, counted from the day on which the business began. Where a month lacks that day it begins with its last one. In UTC.
 */
export function readPlanPeriod(
  { created_at: start, trial_ends_at: end }: Begun,
  bought: BoughtPeriod | undefined,
  now: Date,
): Period {
  if (end !== null && now < end) return { from: start, to: end };
  if (!bought) return findMonth(start, now);
  const { period_start: from, period_end: to } = bought;
  // What comes after it is fetched a moment later: until then it goes on from its end.
  if (now >= to) return findMonth(to, now);
  // Another subscription was begun since.
  if (now < from) return findMonth(start, now);
  const month = findMonth(from, now);
  // The provider's own end counts, where a month lacks the day: 28 February to 31 March.
  return addMonths(from, 1) >= addDays(to, -mostDays)
    ? { from, to }
    : { from: month.from, to: month.to > to ? to : month.to };
}

/** How much longer than ours a month of the provider may be: it comes back to a day that February lacks. */
const mostDays = 3;
const addDays = (start: Date, count: number): Date => new Date(start.getTime() + count * 86_400_000);

/** The month from a beginning on that a moment lies in. */
function findMonth(start: Date, now: Date): Period {
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

/** Statuses of a subscription whose periods go on. */
const running = ['active', 'trialing', 'past_due'];

/** The period that what a business uses is counted in now. */
export async function findPlanPeriod(
  db: Kysely<Database>,
  business: Begun & Pick<BusinessRow, 'id' | 'payment_method'>,
  now: Date,
): Promise<Period> {
  const bought = business.payment_method === 'STRIPE' ? await findBought(db, business.id) : undefined;
  return readPlanPeriod(business, bought && running.includes(bought.status) ? bought : undefined, now);
}
