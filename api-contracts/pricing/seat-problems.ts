/** What may be wrong with a number of seats, whether it is looked at or made. */
export const seatProblems = [
  'error.not_found',
  'error.business.admins_only',
  'error.billing.not_sold',
  'error.billing.unavailable',
  'error.billing.no_subscription',
  'error.billing.seats_out_of_range',
  'error.billing.seats_in_use',
  'error.billing.removal_pending',
] as const;
