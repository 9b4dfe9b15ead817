import { randomUUID } from 'node:crypto';
import type { UserActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import type { Renewal, SubscriptionFacts } from '../payments/payments.ts';
import { applyFacts } from './apply-facts.ts';
import { requirePayments } from './require-payments.ts';
import type { BoughtRow } from '../business/describe-subscription.ts';
import { claimSubscription } from './subscriptions-repository.ts';

/** Another price or fewer seats from the next bill on. What the provider answers is written; killed before, it is fetched. */
export async function renewSubscription(
  call: Call<UserActor>,
  row: BoughtRow,
  renewal: Renewal,
): Promise<SubscriptionFacts> {
  const { services, now } = call;
  const facts = await requirePayments(services).renewWith(row.subscription_id, renewal, randomUUID());
  await services.db.transaction().execute(async (trx) => {
    await applyFacts(services, trx, call, await claimSubscription(trx, row.id), facts);
    await trx.updateTable('subscriptions').set({ changed_at: now }).where('id', '=', row.id).execute();
  });
  return facts;
}
