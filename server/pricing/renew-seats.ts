import { randomUUID } from 'node:crypto';
import type { PurchaseResult } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import type { UserActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import type { Order } from '../payments/payments.ts';
import { applyFacts } from './apply-facts.ts';
import { describePurchase } from './describe-purchase.ts';
import { requirePayments } from './require-payments.ts';
import type { BoughtRow } from '../business/describe-subscription.ts';
import { claimSubscription } from './subscriptions-repository.ts';

/** Gives seats up at the end of the period, or takes that back. What the provider answers is written; killed before, it is fetched. */
export async function renewSeats(call: Call<UserActor>, row: BoughtRow, order: Order): Promise<PurchaseResult> {
  const { services, now } = call;
  const facts = await requirePayments(services).renewWith(row.subscription_id, order.seats, randomUUID());
  await services.db.transaction().execute(async (trx) => {
    await applyFacts(services, trx, call, await claimSubscription(trx, row.id), facts);
    await trx.updateTable('subscriptions').set({ changed_at: now }).where('id', '=', row.id).execute();
  });
  return describePurchase(services.config.priceCatalogue, facts);
}
