import type { Currency } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import type Stripe from 'stripe';
import type { KnownPromotion } from '../payments.ts';
import { nameOf } from './read-stripe-subscription.ts';

const toCurrency = (code: string | null): Currency | null => (code === null ? null : (code.toUpperCase() as Currency));

/** A code as Stripe knows it, whether or not it holds; the newest where it was used for several. Stripe ignores its case. */
export async function findStripePromotion(stripe: Stripe, code: string): Promise<KnownPromotion | undefined> {
  const { data } = await stripe.promotionCodes.list({ code, limit: 10, expand: ['data.promotion.coupon.applies_to'] });
  const found = data.find(({ active }) => active) ?? data[0];
  const coupon = found?.promotion.coupon;
  if (!found || coupon == null || typeof coupon === 'string') return undefined;
  const ends = [found.expires_at, coupon.redeem_by].filter((end) => end !== null);
  const own = coupon.currency === null ? {} : { [coupon.currency]: { amount_off: coupon.amount_off ?? 0 } };
  const amounts = Object.entries({ ...coupon.currency_options, ...own }).map(([currency, { amount_off }]) => [
    currency.toUpperCase(),
    amount_off,
  ]);
  const expiresAt = ends.length ? new Date(Math.min(...ends) * 1000) : null;
  const isSpent = found.max_redemptions !== null && found.times_redeemed >= found.max_redemptions;
  return {
    ...{ id: found.id, code: found.code, percentOff: coupon.percent_off, amountOff: coupon.amount_off },
    ...{ currency: toCurrency(coupon.currency), amounts: Object.fromEntries(amounts) as KnownPromotion['amounts'] },
    duration: coupon.duration as KnownPromotion['duration'],
    ...{ months: coupon.duration_in_months, expiresAt },
    isUsedUp: isSpent || !coupon.valid || !found.active,
    isForFirst: found.restrictions.first_time_transaction,
    lookupKeys: await listKeys(stripe, coupon.applies_to?.products),
    customerId: found.customer === null ? undefined : nameOf(found.customer),
  };
}

/** The prices of products by their lookup keys. */
async function listKeys(stripe: Stripe, products: string[] | undefined): Promise<string[] | undefined> {
  if (!products) return undefined;
  const lists = await Promise.all(products.map((product) => stripe.prices.list({ product, limit: 100 })));
  return lists.flatMap(({ data }) => data.map(({ lookup_key }) => lookup_key ?? ''));
}
