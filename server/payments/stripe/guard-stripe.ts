import { refuse } from '../../http/refusal.ts';

/** Kinds of failure after which nobody knows whether it was done, or that pass by themselves. */
const passing = ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError', 'StripeIdempotencyError'];

/** Asks Stripe. Throws the refusal that says it is away; what we asked wrongly is an error of ours. */
export async function guardStripe<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const { type, statusCode } = error as { type?: string; statusCode?: number };
    if (passing.includes(type ?? '') || statusCode === 409) throw refuse('error.billing.unavailable');
    if (type === 'StripeCardError') throw refuse('error.billing.payment_missing');
    throw error;
  }
}
