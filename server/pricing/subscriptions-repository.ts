import type { Kysely } from 'kysely';
import type { BoughtRow, SubscriptionRow } from '../business/describe-subscription.ts';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';

/** Whose a subscription is. */
export type Owner = { businessId: string } | { userId: string };

export const findSubscription = (db: Kysely<Database>, owner: Owner): Promise<SubscriptionRow | undefined> =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where((row) =>
      'businessId' in owner ? row('business_id', '=', owner.businessId) : row('user_id', '=', owner.userId),
    )
    .executeTakeFirst();

/** Statuses of the provider in which something can still be changed; the others are ends, or no beginning yet. */
const living = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];

export const isBought = (row: SubscriptionRow | undefined): row is BoughtRow =>
  row?.subscription_id != null && living.includes(row.status ?? '');

/** One that is shut for want of a payment: a plan is bought anew after it. */
export const isLapsed = (row: SubscriptionRow | undefined): row is BoughtRow =>
  isBought(row) && ['unpaid', 'paused'].includes(row.status);

/** One that what is bought next changes. */
export const isRunning = (row: SubscriptionRow | undefined): row is BoughtRow => isBought(row) && !isLapsed(row);

/** The subscription of a business. Throws where it has none. */
export async function requireSubscription(db: Kysely<Database>, businessId: string): Promise<BoughtRow> {
  const row = await findSubscription(db, { businessId });
  if (!isBought(row)) throw refuse('error.billing.no_subscription');
  return row;
}

/** Locks a row until the caller's transaction ends. */
export const claimSubscription = (trx: Kysely<Database>, id: string): Promise<SubscriptionRow> =>
  trx.selectFrom('subscriptions').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
