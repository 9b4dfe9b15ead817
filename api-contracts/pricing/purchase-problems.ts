/** What may be wrong with a purchase, whether it is looked at or made. */
export const purchaseProblems = [
  'error.billing.not_sold',
  'error.billing.unavailable',
  'error.billing.plan_not_offered',
  'error.billing.seats_out_of_range',
  'error.billing.seats_in_use',
  'error.billing.currency_fixed',
  'error.billing.promo_unknown',
  'error.billing.promo_expired',
  'error.billing.promo_used_up',
  'error.billing.promo_not_for_plan',
] as const;
