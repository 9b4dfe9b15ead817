import { takeSuccessor as contract } from '@sigillum/api-contracts/pricing/take-successor.ts';
import { describeSubscription } from '../business/describe-subscription.ts';
import { findOffer } from '../business/find-plan-change.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { findSuccessor } from '../rules/find-successor.ts';
import { findPlan, findPrice } from '../rules/price-catalogue.ts';
import { renewSubscription } from './renew-subscription.ts';
import { requireBuyer } from './require-buyer.ts';
import { requirePayments } from './require-payments.ts';
import { requireSubscription } from './subscriptions-repository.ts';

export const takeSuccessor = implement(contract, async ({ params: { id }, body: { plan } }, context) => {
  const { actor, db, services } = context;
  const { priceCatalogue } = services.config;
  await requireBuyer(db, actor, id);
  requirePayments(services);
  const row = await requireSubscription(db, id);
  // Asked again: it was taken already.
  if (row.plan === plan) return { status: 200, body: describeSubscription(row) };
  const offer = findOffer(findSuccessor(priceCatalogue, row.plan), row);
  const next = offer?.plan === plan ? findPlan(priceCatalogue, plan) : undefined;
  const price = next && findPrice(next, row.cycle, row.currency);
  if (!price) throw refuse('error.billing.plan_not_offered');
  await renewSubscription(context, row, {
    ...{ lookupKey: price.lookupKey, seats: row.next_seats ?? row.seats },
    goesOn: true,
  });
  return { status: 200, body: describeSubscription(await requireSubscription(db, id)) };
});
