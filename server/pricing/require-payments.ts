import { refuse } from '../http/refusal.ts';
import type { Payments } from '../payments/payments.ts';
import type { Services } from '../services.ts';

/** Who sells plans here. Throws where nobody does. */
export function requirePayments({ payments }: Pick<Services, 'payments'>): Payments {
  if (!payments) throw refuse('error.billing.not_sold');
  return payments;
}
