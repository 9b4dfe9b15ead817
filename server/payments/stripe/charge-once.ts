import type Stripe from 'stripe';
import type { ChargeFacts, SingleOrder } from '../payments.ts';

/** Where a charge bears our own id of its order. */
export const orderMark = 'order';

const parts = ['latest_charge'];

/**
 * Reckons the tax and begins a charge that the page confirms. Stripe keeps the calculation and books the tax with the payment. Both calls have
 * the order's key: whoever was killed in between gets the same.
 */
export async function beginAtStripe(
  stripe: Stripe,
  { id, amount, currency, country, email, description }: SingleOrder,
): Promise<ChargeFacts> {
  const calculation = await stripe.tax.calculations.create(
    {
      currency: currency.toLowerCase(),
      line_items: [{ amount, reference: id, tax_behavior: 'exclusive' }],
      customer_details: { address: { country }, address_source: 'billing' },
    },
    { idempotencyKey: `${id} tax` },
  );
  const intent = await stripe.paymentIntents.create(
    {
      ...{ amount: calculation.amount_total, currency: currency.toLowerCase(), receipt_email: email, description },
      hooks: { inputs: { tax: { calculation: calculation.id! } } },
      ...{ automatic_payment_methods: { enabled: true }, metadata: { [orderMark]: id }, expand: parts },
    },
    { idempotencyKey: id },
  );
  // Asked for again, a key answers as the first time; how it stands now is another question.
  return readAtStripe(stripe, intent.id);
}

export const readAtStripe = async (stripe: Stripe, id: string): Promise<ChargeFacts> =>
  describe(await stripe.paymentIntents.retrieve(id, { expand: parts }));

export async function dropAtStripe(stripe: Stripe, id: string): Promise<ChargeFacts> {
  try {
    return describe(await stripe.paymentIntents.cancel(id, { expand: parts }));
  } catch (error) {
    if ((error as { code?: string }).code !== 'payment_intent_unexpected_state') throw error;
    return readAtStripe(stripe, id);
  }
}

/** Stripe forgets keys after a day, so what has gone back is asked for first. */
export async function refundAtStripe(stripe: Stripe, id: string): Promise<ChargeFacts> {
  const facts = await readAtStripe(stripe, id);
  if (facts.status !== 'paid' || facts.refunded >= facts.total) return facts;
  await stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `refund ${id}` });
  return readAtStripe(stripe, id);
}

function describe(intent: Stripe.PaymentIntent): ChargeFacts {
  const { id, status, client_secret, amount, latest_charge: charge, last_payment_error: error } = intent;
  const paid = status === 'succeeded' && charge !== null && typeof charge !== 'string' ? charge : undefined;
  return {
    ...{ id, clientSecret: client_secret!, total: amount },
    status: status === 'succeeded' ? 'paid' : status === 'canceled' ? 'dropped' : 'open',
    ...{ refunded: paid?.amount_refunded ?? 0, receiptUrl: paid?.receipt_url ?? null },
    errorCode: status === 'succeeded' ? null : (error?.decline_code ?? error?.code ?? null),
  };
}
