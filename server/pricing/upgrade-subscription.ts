import { upgradeSubscription as contract } from '@sigillum/api-contracts/pricing/upgrade-subscription.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { completeOrder } from './complete-order.ts';
import { countNeededSeats } from './count-needed-seats.ts';
import { makePurchase } from './make-purchase.ts';
import { requireBuyer } from './require-buyer.ts';
import { requirePayments } from './require-payments.ts';
import { findSubscription } from './subscriptions-repository.ts';

export const upgradeSubscription = implement(contract, async ({ params: { id }, body }, context) => {
  const { actor, db, now, services } = context;
  const business = await requireBuyer(db, actor, id);
  requirePayments(services);
  const known = await context.recall();
  if (known) return known;
  const row = await findSubscription(db, { businessId: id });
  const people = await countNeededSeats(db, business, now);
  const order = await completeOrder(services, body, { row, people, now });
  if (!business.billing) throw refuse('error.billing.address_missing');
  if (!row) throw refuse('error.billing.payment_missing');
  const result = await makePurchase(context, row, order);
  return context.transact(() => Promise.resolve({ status: 200, body: result }));
});
