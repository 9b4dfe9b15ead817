import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { SubscriptionFacts } from '../payments/payments.ts';
import type { Services } from '../services.ts';

type Standing = Pick<SubscriptionFacts, 'status' | 'periodEnd' | 'isChangeUnpaid'>;

/** While a payment waits for the buyer. */
const soonMs = 30_000;
/** After a period has ended. */
const laterMs = 3600_000;
/** While something is owed, for which the provider tries again for some days. */
const dayMs = 24 * 3600_000;
const owed = ['past_due', 'unpaid', 'paused'];
/** What nothing comes of any more. */
const over = ['canceled', 'incomplete_expired'];

/** Plans when the provider is asked again without having told anything, for what it tells may be lost. */
export async function scheduleSync(
  { jobs, now }: Pick<Services, 'jobs' | 'now'>,
  trx: Kysely<Database>,
  customerId: string,
  { status, periodEnd, isChangeUnpaid }: Standing,
): Promise<void> {
  if (over.includes(status)) return;
  const [why, at] =
    status === 'incomplete' || isChangeUnpaid
      ? ['soon', now().getTime() + soonMs]
      : owed.includes(status)
        ? ['owed', now().getTime() + dayMs]
        : // Of each end its own: a year that was to end is no reason to miss the month that was bought in its place.
          [periodEnd.toISOString(), Math.max(periodEnd.getTime(), now().getTime()) + laterMs];
  await jobs.enqueue(
    trx,
    'sync-subscription',
    { customerId },
    { startAfter: new Date(at), singletonKey: `${customerId} ${why}` },
  );
}
