import type { PurchaseResult } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import type { Call } from '../http/implement.ts';
import type { UserActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';
import type { Order } from '../payments/payments.ts';
import { applyFacts } from './apply-facts.ts';
import { beginPurchase, dropPurchase } from './begin-purchase.ts';
import { describePurchase } from './describe-purchase.ts';
import { requirePayments } from './require-payments.ts';
import { settleIncomplete } from './settle-incomplete.ts';
import type { SubscriptionRow } from '../business/describe-subscription.ts';
import { claimSubscription, isLapsed, isRunning } from './subscriptions-repository.ts';
import type { Founding } from './tables.ts';

/**
 * Buys an order: written down first, then bought under its key, then written as it came out. Killed in between, the next start, the
 * provider's word or a repetition finds out what was bought (sync-subscription.ts). What is declined leaves nothing behind.
 */
export async function makePurchase(
  call: Call<UserActor>,
  row: SubscriptionRow,
  order: Order,
  { founding, at }: { founding?: Founding; at?: Date } = {},
): Promise<PurchaseResult> {
  const { services, now } = call;
  const { db, config } = services;
  const payments = requirePayments(services);
  const standing = await settleIncomplete(services, row, order);
  if (standing) return standing;
  if (!(await payments.adoptMeans(row.customer_id))) throw refuse('error.billing.payment_missing');
  const wish = JSON.stringify([row.subscription_id, order]);
  const key = await beginPurchase(db, row.id, {
    ...{ wish, now, promotion: order.promotion },
    ...(founding && { founding }),
    // Seats are charged for the moment that was shown: whoever was quicker has made it another price.
    ...(at && { seen: row }),
  });
  // A plan that was shut leaves nothing behind that could be charged, too.
  if (isLapsed(row)) await payments.end(row.subscription_id, `end ${row.subscription_id}`);
  const facts = isRunning(row)
    ? await payments.change({ subscriptionId: row.subscription_id, at: at ?? now }, order, key)
    : await payments.subscribe(row.customer_id, order, key);
  const result = describePurchase(config.priceCatalogue, facts);
  if (result.state === 'DECLINED') {
    if (!isRunning(row)) await payments.end(facts.id, `${key} end`);
    await dropPurchase(db, row.id);
    return result;
  }
  await db.transaction().execute(async (trx) => {
    const claimed = await claimSubscription(trx, row.id);
    await applyFacts(services, trx, call, claimed, facts, { isBoughtNow: result.state === 'ACTIVE' });
    await trx.updateTable('subscriptions').set({ pending: null }).where('id', '=', row.id).execute();
  });
  return result;
}
