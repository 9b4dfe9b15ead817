import type { SubscriptionState } from '@sigillum/api-contracts/pricing/subscription-state.ts';

/** Statuses of a subscription in which nothing is owed (specification, section 4). */
const settled: readonly string[] = ['active', 'incomplete_expired'];

/** Whether a payment of what was bought is open. */
export const hasPaymentIssue = (subscription: Pick<SubscriptionState, 'status'> | null | undefined): boolean =>
  subscription != null && !settled.includes(subscription.status);
