import type { Currency } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import type Stripe from 'stripe';
import type { Discount, SubscriptionFacts } from '../payments.ts';

/** What is asked for with every subscription. */
export const subscriptionParts = ['discounts.promotion_code', 'discounts.source.coupon'];

const toDate = (seconds: number): Date => new Date(seconds * 1000);
export const nameOf = (thing: string | { id: string }): string => (typeof thing === 'string' ? thing : thing.id);

/** A subscription of Stripe in our words, with how its newest payment stands. */
export async function readStripeSubscription(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<SubscriptionFacts> {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`the subscription ${subscription.id} has no item`);
  const purchase = subscription.metadata['purchase'];
  return {
    ...{ id: subscription.id, customerId: nameOf(subscription.customer), purchase, status: subscription.status },
    ...{ lookupKey: item.price.lookup_key ?? item.price.id, seats: item.quantity ?? 1 },
    currency: subscription.currency.toUpperCase() as Currency,
    ...{ periodStart: toDate(item.current_period_start), periodEnd: toDate(item.current_period_end) },
    isEnding: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    discounts: subscription.discounts.flatMap(readDiscount),
    isChangeUnpaid: subscription.pending_update !== null,
    ...(await readPayment(stripe, subscription.latest_invoice)),
  };
}

function readDiscount(discount: string | Stripe.Discount): Discount[] {
  if (typeof discount === 'string') return [];
  const { coupon } = discount.source;
  const code = discount.promotion_code;
  const isPercent = coupon !== null && typeof coupon !== 'string' && coupon.percent_off !== null;
  return [
    {
      promoCode: code === null || typeof code === 'string' ? '' : code.code,
      type: isPercent ? 'percent' : 'amount',
      status: 'ACTIVE',
      expiresAt: discount.end === null ? null : toDate(discount.end).toISOString(),
    },
  ];
}

type Payment = Pick<SubscriptionFacts, 'clientSecret' | 'errorCode' | 'receiptUrl'>;

/** Whether the newest bill waits for the buyer, or why it was not paid. */
async function readPayment(stripe: Stripe, invoice: string | Stripe.Invoice | null): Promise<Payment> {
  if (invoice === null) return { clientSecret: null, errorCode: null, receiptUrl: null };
  const read = await stripe.invoices.retrieve(nameOf(invoice), {
    expand: ['confirmation_secret', 'payments.data.payment.payment_intent'],
  });
  const receiptUrl = read.hosted_invoice_url ?? null;
  if (read.status !== 'open') return { clientSecret: null, errorCode: null, receiptUrl };
  const intent = read.payments?.data.map(({ payment }) => payment.payment_intent).find((known) => known != null);
  if (typeof intent !== 'object') return { clientSecret: null, errorCode: null, receiptUrl };
  const { last_payment_error: error, status } = intent;
  const waits = status === 'requires_action' || status === 'requires_confirmation';
  return {
    clientSecret: waits ? (read.confirmation_secret?.client_secret ?? intent.client_secret) : null,
    errorCode: waits ? null : (error?.decline_code ?? error?.code ?? null),
    receiptUrl,
  };
}
