import { validatePromo as contract } from '@sigillum/api-contracts/pricing/validate-promo.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { writeInstant } from '../http/write-instant.ts';
import { findPlan } from '../rules/price-catalogue.ts';
import { judgePromotion } from './judge-promotion.ts';
import { requireBuyer } from './require-buyer.ts';
import { requirePayments } from './require-payments.ts';
import { findSubscription, isBought } from './subscriptions-repository.ts';

export const validatePromo = implement(contract, async ({ params: { id }, body }, { actor, db, now, services }) => {
  await requireBuyer(db, actor, id);
  const payments = requirePayments(services);
  const plan = findPlan(services.config.priceCatalogue, body.plan);
  const price = plan?.isOffered ? plan.prices.find(({ cycle }) => cycle === body.cycle) : undefined;
  if (!price) throw refuse('error.billing.plan_not_offered');
  const row = await findSubscription(db, { businessId: id });
  const promotion = await payments.findPromotion(body.promoCode);
  const isFirst = body.type === 'upgrade' && !isBought(row);
  const buyer = { lookupKey: price.lookupKey, isFirst, customerId: row?.customer_id };
  const problem = judgePromotion(promotion, { ...buyer, currency: row?.currency ?? undefined }, now);
  if (problem) throw refuse(problem);
  const { code, percentOff, amountOff, currency, duration, months, expiresAt } = promotion!;
  return {
    status: 200,
    body: { promoCode: code, percentOff, amountOff, currency, duration, months, expiresAt: writeInstant(expiresAt) },
  };
});
