import type Stripe from 'stripe';
import { refuse } from '../../http/refusal.ts';

/** Stripe's name of a price; one that is sold no more is found, too, for those who have it. Throws where there is none. */
export async function findStripePrice(stripe: Stripe, lookupKey: string): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], limit: 1 });
  if (!data[0]) throw refuse('error.billing.plan_not_offered');
  return data[0].id;
}
