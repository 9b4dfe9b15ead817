import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import type { KnownPromotion, Order } from '../payments/payments.ts';

/** What speaks against a code for an order; undefined: it holds. */
export function judgePromotion(
  promotion: KnownPromotion | undefined,
  {
    lookupKey,
    currency,
    isFirst,
    customerId,
  }: Pick<Order, 'lookupKey'> & {
    currency: Order['currency'] | undefined;
    isFirst: boolean;
    customerId: string | undefined;
  },
  now: Date,
): ProblemKey | undefined {
  // A code that is another customer's looks as if there were none.
  if (!promotion || (promotion.customerId !== undefined && promotion.customerId !== customerId))
    return 'error.billing.promo_unknown';
  if (promotion.expiresAt !== null && promotion.expiresAt <= now) return 'error.billing.promo_expired';
  if (promotion.isUsedUp || (promotion.isForFirst && !isFirst)) return 'error.billing.promo_used_up';
  const isForPlan = promotion.lookupKeys?.includes(lookupKey) ?? true;
  const isInCurrency = currency === undefined || promotion.amountOff === null || currency in promotion.amounts;
  return isForPlan && isInCurrency ? undefined : 'error.billing.promo_not_for_plan';
}
