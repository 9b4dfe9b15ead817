import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';

/** Statuses in which the provider charges, or might. */
const charging = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'];

export const isCharging = (status: string | null): boolean => charging.includes(status ?? '');

/** Lets nobody be charged for what is gone: at once where it is erased, with the period while it may be brought back. */
export async function askToStopCharging(
  { jobs }: Pick<Services, 'jobs'>,
  trx: Kysely<Database>,
  owner: { businessId: string } | { userId: string },
  { isAtOnce }: { isAtOnce: boolean },
): Promise<void> {
  const row = await trx
    .selectFrom('subscriptions')
    .select(['subscription_id', 'status'])
    .where((where) =>
      'businessId' in owner ? where('business_id', '=', owner.businessId) : where('user_id', '=', owner.userId),
    )
    .executeTakeFirst();
  if (row?.subscription_id == null || !isCharging(row.status)) return;
  await jobs.enqueue(trx, 'stop-charging', { subscriptionId: row.subscription_id, isAtOnce });
}
