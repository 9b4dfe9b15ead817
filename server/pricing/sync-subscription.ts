import { systemCall } from '../evidence/append-event.ts';
import type { SubscriptionFacts } from '../payments/payments.ts';
import type { Services } from '../services.ts';
import { applyFacts } from './apply-facts.ts';
import { purchaseMs } from './begin-purchase.ts';
import { claimSubscription } from './subscriptions-repository.ts';

/**
 * Asks the provider how a customer's subscription stands, and writes it. So nothing depends on what was told, in which order, or whether
 * at all; a purchase whose answer was lost is found by its key, and one that never came about is forgotten.
 */
export async function syncSubscription(services: Services, customerId: string): Promise<SubscriptionFacts | undefined> {
  const { db, now, payments } = services;
  const row = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!row || !payments) return undefined;
  const facts = await payments.read(customerId);
  await db.transaction().execute(async (trx) => {
    const claimed = await claimSubscription(trx, row.id);
    if (facts) await applyFacts(services, trx, systemCall(now()), claimed, facts);
    const { pending } = await claimSubscription(trx, row.id);
    if (pending && now().getTime() - new Date(pending.at).getTime() >= purchaseMs)
      await trx.updateTable('subscriptions').set({ pending: null }).where('id', '=', row.id).execute();
  });
  return facts;
}
