import { confirmDirectUpgrade as contract } from '@sigillum/api-contracts/pricing/confirm-direct-upgrade.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { joinName } from '../rules/join-name.ts';
import { completeOrder } from './complete-order.ts';
import { keepCustomer } from './keep-customer.ts';
import { makePurchase } from './make-purchase.ts';
import { readBilling } from './read-billing.ts';
import { requirePlain } from './require-buyer.ts';
import { requirePayments } from './require-payments.ts';
import { findSubscription } from './subscriptions-repository.ts';

export const confirmDirectUpgrade = implement(contract, async ({ body }, context) => {
  const { actor, db, now, services } = context;
  const known = await context.recall();
  if (known) return known;
  await requirePlain(db, actor);
  requirePayments(services);
  if (!body.gtc_accepted) throw refuse('error.user.terms_not_accepted');
  const { name = joinName(actor.firstName, actor.lastName) || actor.email, dpa_accepted: hasDpa, ...purchase } = body;
  const billing = await readBilling(services, body.billing);
  const owner = { userId: actor.id };
  if (!(await findSubscription(db, owner))) throw refuse('error.billing.payment_missing');
  const { country } = billing;
  const row = await keepCustomer(services, db, { owner, actor, name, email: actor.email, country, billing });
  const order = await completeOrder(services, purchase, { row, people: 1, now });
  const result = await makePurchase(context, row, order, { founding: { name, billing, hasDpa } });
  return context.transact(() => Promise.resolve({ status: 200, body: result }));
});
