import { refuse } from '../http/refusal.ts';
import type { SubscriptionRow } from '../business/describe-subscription.ts';
import { isRunning } from './subscriptions-repository.ts';

/**
 * Throws where seats that are paid leave with the period: the provider knows the lower number already, so it would give nothing back for
 * them with another plan, and charge them once more with more seats.
 */
export function requireNoRemoval(row: SubscriptionRow | undefined): void {
  if (isRunning(row) && row.next_seats !== null) throw refuse('error.billing.removal_pending');
}
