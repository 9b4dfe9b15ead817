import { openCustomerPortal as contract } from '@sigillum/api-contracts/pricing/open-customer-portal.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { requireBuyer } from './require-buyer.ts';
import { requirePayments } from './require-payments.ts';
import { resolveReturn } from './resolve-return.ts';
import { findSubscription } from './subscriptions-repository.ts';

export const openCustomerPortal = implement(contract, async ({ params: { id }, query }, { actor, db, services }) => {
  await requireBuyer(db, actor, id);
  const payments = requirePayments(services);
  const row = await findSubscription(db, { businessId: id });
  if (!row) throw refuse('error.billing.no_subscription');
  const returnUrl = resolveReturn(services.config.publicUrl, query.redirectUrl);
  return {
    status: 200,
    body: { url: await payments.openPortal(row.customer_id, { returnUrl, language: actor.lang }) },
  };
});
