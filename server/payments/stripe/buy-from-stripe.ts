import type Stripe from 'stripe';
import type { Order, Present, Renewal, SubscriptionFacts } from '../payments.ts';
import { findStripePrice } from './find-stripe-price.ts';
import { nameOf, readStripeSubscription, subscriptionParts } from './read-stripe-subscription.ts';

/** A first subscription, charged at once; what needs the buyer's confirmation stays incomplete, and holds for nothing. */
export async function subscribeAtStripe(
  stripe: Stripe,
  customerId: string,
  order: Order,
  key: string,
): Promise<SubscriptionFacts> {
  const price = await findStripePrice(stripe, order.lookupKey, order.currency);
  const made = await stripe.subscriptions.create(
    {
      ...{ customer: customerId, items: [{ price, quantity: order.seats }], currency: order.currency.toLowerCase() },
      ...(order.promotion && { discounts: [{ promotion_code: order.promotion.id }] }),
      ...{ automatic_tax: { enabled: true }, payment_behavior: 'allow_incomplete', metadata: { purchase: key } },
      expand: subscriptionParts,
    },
    { idempotencyKey: key },
  );
  return readStripeSubscription(stripe, made);
}

/**
 * Another price or number of seats, prorated up to the moment that was shown. It holds once it is paid, and goes on from then, as was shown,
 * too; what is declined is taken back at once, and what needs a confirmation waits for it.
 */
export async function changeAtStripe(
  stripe: Stripe,
  { subscriptionId, at }: Present,
  order: Order,
  key: string,
): Promise<SubscriptionFacts> {
  const price = await findStripePrice(stripe, order.lookupKey, order.currency);
  const present = await stripe.subscriptions.retrieve(subscriptionId);
  // A change that waits for its payment takes no code along (pending updates), so the code comes first.
  if (order.promotion)
    await stripe.subscriptions.update(
      subscriptionId,
      { discounts: [{ promotion_code: order.promotion.id }] },
      { idempotencyKey: `${key} code` },
    );
  const changed = await stripe.subscriptions.update(
    subscriptionId,
    {
      items: [{ id: present.items.data[0]!.id, price, quantity: order.seats }],
      ...{ proration_behavior: 'always_invoice', proration_date: Math.floor(at.getTime() / 1000) },
      ...{ payment_behavior: 'pending_if_incomplete', expand: subscriptionParts },
    },
    { idempotencyKey: key },
  );
  const facts = await readStripeSubscription(stripe, changed);
  if (facts.isChangeUnpaid && facts.clientSecret === null && changed.latest_invoice)
    await stripe.invoices.voidInvoice(nameOf(changed.latest_invoice), {}, { idempotencyKey: `${key} void` });
  // A change that waits for its payment takes no end back along either.
  return facts.isEnding && !facts.isChangeUnpaid
    ? setEndingAtStripe(stripe, subscriptionId, false, `${key} goes on`)
    : facts;
}

/** Lets it end with its period, or takes that back. */
export async function setEndingAtStripe(
  stripe: Stripe,
  subscriptionId: string,
  isEnding: boolean,
  key: string,
): Promise<SubscriptionFacts> {
  const values = { cancel_at_period_end: isEnding, expand: subscriptionParts };
  return readStripeSubscription(
    stripe,
    await stripe.subscriptions.update(subscriptionId, values, { idempotencyKey: key }),
  );
}

/** This price and so many seats from the next period on: no charge, and no money back. */
export async function renewAtStripe(
  stripe: Stripe,
  subscriptionId: string,
  { lookupKey, seats, goesOn }: Renewal,
  key: string,
): Promise<SubscriptionFacts> {
  const price = await findStripePrice(stripe, lookupKey);
  const present = await stripe.subscriptions.retrieve(subscriptionId);
  const changed = await stripe.subscriptions.update(
    subscriptionId,
    {
      ...{ items: [{ id: present.items.data[0]!.id, price, quantity: seats }] },
      ...(goesOn && { cancel_at_period_end: false }),
      ...{ proration_behavior: 'none', expand: subscriptionParts },
    },
    { idempotencyKey: key },
  );
  return readStripeSubscription(stripe, changed);
}

/** Ends it now. What has ended already is no longer found to be ended: then that is done. */
export async function endAtStripe(stripe: Stripe, subscriptionId: string, key: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(subscriptionId, {}, { idempotencyKey: key });
  } catch (error) {
    if ((error as { code?: string }).code !== 'resource_missing') throw error;
  }
}
