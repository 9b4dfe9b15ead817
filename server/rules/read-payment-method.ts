import type { PaymentMethod } from '@sigillum/api-contracts/business/schemas.ts';

/** What a business's standing depends on. */
export interface Standing {
  payment_method: string;
  trial_ends_at: Date | null;
}

/** The payment method as of now: a trial that has ended needs one, whether or not somebody wrote that down meanwhile. */
export function readPaymentMethod({ payment_method, trial_ends_at }: Standing, now: Date): PaymentMethod {
  const hasTrialEnded = payment_method === 'TRIALING' && trial_ends_at !== null && trial_ends_at <= now;
  return hasTrialEnded ? 'NEEDS_PAYMENT_METHOD' : (payment_method as PaymentMethod);
}

/** Whether nobody of the business uploads and no program acts for it until somebody pays. */
export function isLocked(standing: Standing, now: Date): boolean {
  const method = readPaymentMethod(standing, now);
  return method === 'NEEDS_PAYMENT_METHOD' || method === 'BLOCKED';
}
