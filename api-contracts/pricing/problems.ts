import type { ProblemTable } from '../problem.ts';

/** Problems of plans, seats and payment. */
export const pricingProblems = {
  'error.billing.not_sold': {
    status: 403,
    name: 'feature-not-enabled',
    message: 'Plans cannot be bought here in this way. Ask whoever runs this service.',
  },
  'error.billing.unavailable': {
    status: 503,
    name: 'problem-with-message',
    message:
      'The payment provider does not answer. Nothing was charged that is not told to you. Try again in a moment.',
  },
  'error.billing.plan_not_offered': {
    status: 422,
    name: 'constraint-violation',
    message: 'This plan is not sold, or not in this cycle and currency. Choose another one.',
  },
  'error.billing.seats_out_of_range': {
    status: 422,
    name: 'limit-exceeded',
    message: 'The plan is not sold with so many seats. Choose a number that it has.',
  },
  'error.billing.seats_in_use': {
    status: 422,
    name: 'constraint-violation',
    message: 'More people belong to the business than that, or are invited. Remove some first, or keep more seats.',
  },
  'error.billing.removal_pending': {
    status: 422,
    name: 'constraint-violation',
    message: 'Seats are going to be removed at the end of the period. Take that back first.',
  },
  'error.billing.preview_outdated': {
    status: 422,
    name: 'constraint-violation',
    message:
      'The price was calculated some time ago, or somebody else has changed the plan since. Look at the new price.',
  },
  'error.billing.under_way': {
    status: 422,
    name: 'problem-with-message',
    message: 'Another purchase of this business is under way. Wait a moment and look how it ended.',
  },
  'error.billing.currency_fixed': {
    status: 422,
    name: 'constraint-violation',
    message: 'The business has paid in another currency before, and stays with it.',
  },
  'error.billing.payment_missing': {
    status: 422,
    name: 'problem-with-message',
    message: 'There is no means of payment that was confirmed. Enter one.',
  },
  'error.billing.address_missing': {
    status: 422,
    name: 'problem-with-message',
    message: 'It is not known where bills go. Enter an address.',
  },
  'error.billing.vat_invalid': {
    status: 422,
    name: 'constraint-violation',
    message: 'This is no VAT number of the country of the address. Check both.',
  },
  'error.billing.vat_unknown': {
    status: 422,
    name: 'constraint-violation',
    message: 'The register of VAT numbers does not know this one. Check it.',
  },
  'error.billing.no_subscription': {
    status: 422,
    name: 'problem-with-message',
    message: 'The business has no plan that is paid in this way.',
  },
  'error.billing.promo_unknown': {
    status: 422,
    name: 'constraint-violation',
    message: 'There is no such code. Check how it is written.',
  },
  'error.billing.promo_expired': {
    status: 422,
    name: 'constraint-violation',
    message: 'This code has expired.',
  },
  'error.billing.promo_used_up': {
    status: 422,
    name: 'constraint-violation',
    message: 'This code has been used as often as it may, or was used here before.',
  },
  'error.billing.promo_not_for_plan': {
    status: 422,
    name: 'constraint-violation',
    message: 'This code does not hold for this plan, cycle or currency.',
  },
} as const satisfies ProblemTable;
