import type { PaymentSetup } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import { openPaymentScript, type PaymentOutcome, readOutcome } from './payment-fields.ts';

/** Lets the bank confirm a payment with the means on file: no fields are needed, the provider's script alone is. */
export async function confirmByBank(
  setup: PaymentSetup,
  clientSecret: string,
  language: string,
): Promise<PaymentOutcome> {
  const stripe = await openPaymentScript(setup, language);
  const confirmParams = { return_url: window.location.href };
  return readOutcome(await stripe.confirmPayment({ clientSecret, confirmParams, redirect: 'if_required' }));
}
