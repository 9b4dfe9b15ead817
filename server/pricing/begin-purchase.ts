import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { SubscriptionRow } from '../business/describe-subscription.ts';
import { refuse } from '../http/refusal.ts';
import type { Founding, PendingPurchase } from './tables.ts';
import { claimSubscription } from './subscriptions-repository.ts';

/** How long a purchase whose answer has not come keeps others from being made. */
export const purchaseMs = 2 * 60_000;

/**
 * Writes down what is about to be bought, and answers the key under which the provider does it once. The same wish again, after an answer
 * was lost, gets the same key. Throws where another purchase is under way.
 */
export async function beginPurchase(
  db: Kysely<Database>,
  id: string,
  {
    wish,
    now,
    seen,
    founding,
    promotion,
  }: {
    wish: string;
    now: Date;
    /** Of the subscription that the price was shown for, where it holds for that one alone. */
    seen?: Pick<SubscriptionRow, 'changed_at'>;
    founding?: Founding;
    promotion?: PendingPurchase['promotion'];
  },
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const { pending, changed_at } = await claimSubscription(trx, id);
    if (pending?.wish === wish) return pending.key;
    if (pending && now.getTime() - new Date(pending.at).getTime() < purchaseMs) throw refuse('error.billing.under_way');
    if (seen && seen.changed_at?.getTime() !== changed_at?.getTime()) throw refuse('error.billing.preview_outdated');
    const key = randomUUID();
    await trx
      .updateTable('subscriptions')
      .set({
        pending: JSON.stringify({ key, wish, at: now.toISOString(), promotion } satisfies PendingPurchase),
        ...(founding && { founding: JSON.stringify(founding) }),
      })
      .where('id', '=', id)
      .execute();
    return key;
  });
}

/** Takes back what was not bought after all: the provider has said no. */
export async function dropPurchase(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable('subscriptions').set({ pending: null }).where('id', '=', id).execute();
}
