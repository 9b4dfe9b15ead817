import type Stripe from 'stripe';

/** Takes the means of payment that was confirmed last, once: what is chosen on the provider's pages later stays. */
export async function adoptStripeMeans(stripe: Stripe, customerId: string): Promise<boolean> {
  const { data } = await stripe.setupIntents.list({ customer: customerId, limit: 20 });
  const newest = data.find(({ status, payment_method }) => status === 'succeeded' && payment_method !== null);
  if (newest && newest.metadata?.['adopted'] !== 'true') {
    await stripe.customers.update(customerId, {
      invoice_settings: { default_payment_method: newest.payment_method as string },
    });
    await stripe.setupIntents.update(newest.id, { metadata: { adopted: 'true' } });
    return true;
  }
  const customer = await stripe.customers.retrieve(customerId);
  return !customer.deleted && customer.invoice_settings.default_payment_method !== null;
}
