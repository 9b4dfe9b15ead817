import { refreshSubscription as contract } from '@sigillum/api-contracts/pricing/refresh-subscription.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { describeSubscription } from '../business/describe-subscription.ts';
import { requireBuyer } from './require-buyer.ts';
import { requirePayments } from './require-payments.ts';
import { findSubscription, requireSubscription } from './subscriptions-repository.ts';
import { syncSubscription } from './sync-subscription.ts';

export const refreshSubscription = implement(contract, async ({ params: { id } }, { actor, db, services }) => {
  await requireBuyer(db, actor, id);
  requirePayments(services);
  const row = await findSubscription(db, { businessId: id });
  if (!row) throw refuse('error.billing.no_subscription');
  await syncSubscription(services, row.customer_id);
  return { status: 200, body: describeSubscription(await requireSubscription(db, id)) };
});
