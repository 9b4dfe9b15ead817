import type { PriceCatalogue } from '../../rules/price-catalogue.ts';
import type { TwinCoupon } from './twin-objects.ts';
import type { TwinStore } from './twin-store.ts';

/** The prices of a catalogue, as an operator would have made them at Stripe. Those that are there stay. */
export function seedPrices(store: TwinStore, { plans }: PriceCatalogue): void {
  for (const { id: plan, prices } of plans)
    for (const key of new Set(prices.map(({ lookupKey }) => lookupKey))) {
      const all = prices.filter(({ lookupKey }) => lookupKey === key);
      const [first] = all;
      const options = all.map(({ currency, amount }) => [currency.toLowerCase(), { unit_amount: amount }]);
      store.keep({
        ...{ id: `price_${key}`, object: 'price', created: store.now(), metadata: {}, product: `prod_${plan}` },
        ...{ lookup_key: key, active: true, currency: first!.currency.toLowerCase(), unit_amount: first!.amount },
        currency_options: Object.fromEntries(options) as Record<string, { unit_amount: number }>,
        recurring: { interval: first!.cycle === 'yearly' ? 'year' : 'month', interval_count: 1 },
      });
    }
}

/** A code with what it takes off. */
export function seedCode(
  store: TwinStore,
  code: string,
  coupon: Partial<TwinCoupon>,
  promotion: Partial<{ expires_at: number; max_redemptions: number; first: boolean; customer: string }> = {},
): void {
  const base = { created: store.now(), metadata: {} };
  const id = `coupon_${code.toLowerCase()}`;
  store.keep<TwinCoupon>({
    ...{ ...base, id, object: 'coupon', percent_off: null, amount_off: null, currency: null, currency_options: {} },
    ...{ duration: 'once', duration_in_months: null, redeem_by: null, valid: true },
    ...coupon,
  });
  const { expires_at = null, max_redemptions = null, first = false, customer = null } = promotion;
  store.keep({
    ...{ ...base, id: `promo_${code.toLowerCase()}`, object: 'promotion_code', code, active: true, customer },
    ...{ expires_at, max_redemptions, times_redeemed: 0, promotion: { type: 'coupon', coupon: id } },
    restrictions: { first_time_transaction: first },
  });
}

/** What the stand-in of a test system sells with, so that there is something to try. */
export function seedUsualCodes(store: TwinStore): void {
  if (store.things.has('promo_welcome20')) return;
  seedCode(store, 'WELCOME20', { percent_off: 20 });
  seedCode(store, 'HALFYEAR', { percent_off: 10, duration: 'repeating', duration_in_months: 6 });
  seedCode(store, 'TENOFF', { amount_off: 1000, currency: 'chf', currency_options: { eur: { amount_off: 1000 } } });
  seedCode(store, 'EXPIRED', { percent_off: 50 }, { expires_at: 1_700_000_000 });
  seedCode(store, 'USEDUP', { percent_off: 50 }, { max_redemptions: 0 });
  seedCode(store, 'SCALEONLY', { percent_off: 50, applies_to: { products: ['prod_scale'] } });
}
