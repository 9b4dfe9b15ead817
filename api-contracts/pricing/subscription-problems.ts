/** What may be wrong with anything that is done to a plan that is bought. */
export const subscriptionProblems = [
  'error.not_found',
  'error.business.admins_only',
  'error.billing.not_sold',
  'error.billing.unavailable',
  'error.billing.no_subscription',
] as const;
