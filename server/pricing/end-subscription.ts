import { randomUUID } from 'node:crypto';
import type { SubscriptionState } from '@sigillum/api-contracts/pricing/subscription-state.ts';
import type { UserActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { applyFacts } from './apply-facts.ts';
import { describeSubscription } from '../business/describe-subscription.ts';
import { requirePayments } from './require-payments.ts';
import { claimSubscription, requireSubscription } from './subscriptions-repository.ts';

/** Ends a business's subscription with its period, or takes that back. */
export async function endSubscription(
  call: Call<UserActor>,
  businessId: string,
  isEnding: boolean,
): Promise<SubscriptionState> {
  const { services, now } = call;
  const { db } = services;
  const payments = requirePayments(services);
  const row = await requireSubscription(db, businessId);
  const facts = await payments.setEnding(row.subscription_id, isEnding, randomUUID());
  await db.transaction().execute(async (trx) => {
    await applyFacts(services, trx, call, await claimSubscription(trx, row.id), facts);
    await trx.updateTable('subscriptions').set({ changed_at: now }).where('id', '=', row.id).execute();
  });
  return describeSubscription(await requireSubscription(db, businessId));
}
