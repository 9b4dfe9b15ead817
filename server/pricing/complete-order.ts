import type { Purchase } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import { refuse } from '../http/refusal.ts';
import type { Order } from '../payments/payments.ts';
import type { Services } from '../services.ts';
import { judgePromotion } from './judge-promotion.ts';
import { readOrder } from './read-order.ts';
import { requireNoRemoval } from './require-no-removal.ts';
import { requirePayments } from './require-payments.ts';
import type { SubscriptionRow } from '../business/describe-subscription.ts';
import { isBought } from './subscriptions-repository.ts';

/** What a purchase asks for, with its code, for somebody who has bought already or has not. Throws what is wrong with it. */
export async function completeOrder(
  services: Services,
  purchase: Purchase,
  { row, people, now }: { row: SubscriptionRow | undefined; people: number; now: Date },
): Promise<Order> {
  const payments = requirePayments(services);
  const isKept = row?.plan === purchase.plan;
  const order = readOrder(services.config.priceCatalogue, purchase, { people, isKept });
  // The provider keeps a customer in the currency of the first bill.
  if (row?.currency && row.currency !== order.currency)
    throw refuse('error.billing.currency_fixed', { details: { currency: row.currency } });
  requireNoRemoval(row);
  if (!purchase.promoCode) return order;
  const promotion = await payments.findPromotion(purchase.promoCode);
  const buyer = { ...order, isFirst: !isBought(row), customerId: row?.customer_id };
  const problem = judgePromotion(promotion, buyer, now);
  if (problem) throw refuse(problem);
  const { id, code, percentOff } = promotion!;
  return { ...order, promotion: { id, code, percentOff } };
}
