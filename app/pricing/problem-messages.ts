import { defineMessages } from '../i18n/define-messages.ts';

/** Sentences for the area’s problems; a text’s id is the problem’s key. */
export const pricingProblemMessages = defineMessages({
  notSold: {
    id: 'error.billing.not_sold',
    defaultMessage: 'Plans cannot be bought here in this way. Please ask whoever runs this service.',
    description: 'Where somebody wants to buy a plan or seats and this installation sells none by card.',
  },
  unavailable: {
    id: 'error.billing.unavailable',
    defaultMessage: 'The payment provider does not answer. Please try again in a moment; nothing is charged twice.',
    description: 'Where a plan or seats are bought.',
  },
  planNotOffered: {
    id: 'error.billing.plan_not_offered',
    defaultMessage: 'This plan is not sold, or not in this cycle and currency. Please choose another one.',
    description: 'Where a plan is bought.',
  },
  seatsOutOfRange: {
    id: 'error.billing.seats_out_of_range',
    defaultMessage: 'The plan is not sold with so many seats. Please choose another number or another plan.',
    description: 'Under the number of seats.',
  },
  seatsInUse: {
    id: 'error.billing.seats_in_use',
    defaultMessage:
      'More people belong to the business than that, or are invited. Please remove some first, or keep more seats.',
    description: 'Under the number of seats.',
  },
  removalPending: {
    id: 'error.billing.removal_pending',
    defaultMessage:
      'Seats are going to be removed at the end of the period. Please take that back first, under “Plan and billing”.',
    description: 'Where seats are added, or another plan is chosen.',
  },
  previewOutdated: {
    id: 'error.billing.preview_outdated',
    defaultMessage:
      'The price was calculated some time ago, or somebody else has changed the plan since. Please look at the new price.',
    description: 'Where seats are bought for a price that does not hold any more.',
  },
  underWay: {
    id: 'error.billing.under_way',
    defaultMessage: 'Another purchase of your business is under way. Please wait a moment and look how it ended.',
    description: 'Where a plan or seats are bought twice at the same time.',
  },
  currencyFixed: {
    id: 'error.billing.currency_fixed',
    defaultMessage: 'The business has paid in another currency before, and stays with it.',
    description: 'Where a plan is bought.',
  },
  paymentMissing: {
    id: 'error.billing.payment_missing',
    defaultMessage: 'There is no means of payment that was confirmed. Please enter one.',
    description: 'Where a plan is bought.',
  },
  addressMissing: {
    id: 'error.billing.address_missing',
    defaultMessage: 'We do not know where to send the bills. Please enter an address.',
    description: 'Where a plan is bought.',
  },
  vatInvalid: {
    id: 'error.billing.vat_invalid',
    defaultMessage: 'This is no VAT number of the country of the address. Please check both.',
    description: 'Under the VAT number.',
  },
  vatUnknown: {
    id: 'error.billing.vat_unknown',
    defaultMessage: 'The register of VAT numbers does not know this one. Please check it.',
    description: 'Under the VAT number.',
  },
  noSubscription: {
    id: 'error.billing.no_subscription',
    defaultMessage: 'The business has no plan that is paid in this way.',
    description: 'Where a plan is changed that is not there.',
  },
  promoUnknown: {
    id: 'error.billing.promo_unknown',
    defaultMessage: 'There is no such code. Please check how it is written.',
    description: 'Under the promo code.',
  },
  promoExpired: {
    id: 'error.billing.promo_expired',
    defaultMessage: 'This code has expired.',
    description: 'Under the promo code.',
  },
  promoUsedUp: {
    id: 'error.billing.promo_used_up',
    defaultMessage: 'This code has been used as often as it may, or was used here before.',
    description: 'Under the promo code.',
  },
  promoNotForPlan: {
    id: 'error.billing.promo_not_for_plan',
    defaultMessage: 'This code does not hold for this plan, cycle or currency.',
    description: 'Under the promo code.',
  },
});
