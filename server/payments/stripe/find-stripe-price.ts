import type { Currency } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import type Stripe from 'stripe';
import { refuse } from '../../http/refusal.ts';
import type { KnownPrices } from '../payments.ts';

/** How many keys Stripe looks up at once. */
const mostKeys = 10;
const parts = ['data.currency_options'];

/** What a price is in each currency; a usage-based one is none. */
const readAmounts = ({ currency, unit_amount, currency_options: options = {} }: Stripe.Price) => {
  const all = { ...options, [currency]: { unit_amount } };
  const known = Object.entries(all).filter(([, option]) => typeof option.unit_amount === 'number');
  return Object.fromEntries(known.map(([name, option]) => [name.toUpperCase(), option.unit_amount!])) as Partial<
    Record<Currency, number>
  >;
};

/**
 * Stripe's name of a price; one that is sold no more is found, too, for those who have it. Throws where there is none, or none in the
 * currency.
 */
export async function findStripePrice(stripe: Stripe, lookupKey: string, currency?: Currency): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], limit: 1, expand: parts });
  const [price] = data;
  if (!price || (currency && readAmounts(price)[currency] === undefined))
    throw refuse('error.billing.plan_not_offered');
  return price.id;
}

/** What prices are now, of those that Stripe knows and sells. */
export async function readStripePrices(stripe: Stripe, lookupKeys: readonly string[]): Promise<KnownPrices> {
  const known = new Map<string, Partial<Record<Currency, number>>>();
  for (let at = 0; at < lookupKeys.length; at += mostKeys) {
    const lookup_keys = lookupKeys.slice(at, at + mostKeys);
    const { data } = await stripe.prices.list({ lookup_keys, active: true, limit: 100, expand: parts });
    for (const price of data) if (price.lookup_key !== null) known.set(price.lookup_key, readAmounts(price));
  }
  return known;
}
