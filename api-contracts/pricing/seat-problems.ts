import { subscriptionProblems } from './subscription-problems.ts';

/** What may be wrong with a number of seats, whether it is looked at or made. */
export const seatProblems = [
  ...subscriptionProblems,
  'error.billing.seats_out_of_range',
  'error.billing.seats_in_use',
  'error.billing.removal_pending',
] as const;
