import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of the page that says what a business has bought and used. */
export const pricingPlanMessages = defineMessages({
  title: {
    id: 'pricing.plan.title',
    defaultMessage: 'Plan and billing',
    description: 'Title of the page.',
  },
  trial: {
    id: 'pricing.plan.trial',
    defaultMessage: 'Trial',
    description: 'Name of the present plan while the business tries everything out.',
  },
  trialText: {
    id: 'pricing.plan.trial-text',
    defaultMessage: 'Everything is open until {date}. Nothing is charged before, and nothing renews by itself.',
    description: 'Under that name. {date} is the last day of the trial.',
  },
  selfHosted: {
    id: 'pricing.plan.self-hosted',
    defaultMessage: 'Everything is included',
    description: 'Name of the present plan where whoever runs the service sells nothing.',
  },
  selfHostedText: {
    id: 'pricing.plan.self-hosted-text',
    defaultMessage: 'Whoever runs this service charges nothing. There is no limit on people, signatures or seals.',
    description: 'Under that name.',
  },
  contract: {
    id: 'pricing.plan.contract',
    defaultMessage: 'By contract',
    description: 'Name of the present plan of a business that gets invoices by hand.',
  },
  contractText: {
    id: 'pricing.plan.contract-text',
    defaultMessage: 'You get invoices from whoever runs this service. For changes, please ask there.',
    description: 'Under that name.',
  },
  elsewhereText: {
    id: 'pricing.plan.elsewhere-text',
    defaultMessage: 'Plan, seats and bills are looked after on the pages of the payment provider.',
    description: 'Under the name of a plan that is paid elsewhere since before plans were sold here.',
  },
  toUpgrade: {
    id: 'pricing.plan.to-upgrade',
    defaultMessage: 'What comes after the trial',
    description: 'Link to the page that says how a plan is bought.',
  },
  usage: {
    id: 'pricing.plan.usage',
    defaultMessage: 'What was used',
    description: 'Title of the figures.',
  },
  usagePeriod: {
    id: 'pricing.plan.usage-period',
    defaultMessage: 'From {from} to {to}',
    description: 'Under that title: first day of the period, and the day on which the next one begins.',
  },
  people: {
    id: 'pricing.plan.people',
    defaultMessage: 'People',
    description: 'Before how many people have joined.',
  },
  seatsFree: {
    id: 'pricing.plan.seats-free',
    defaultMessage: '{used, number}, without a limit',
    description: 'How many people have joined a business that may have any number.',
  },
  seatsOf: {
    id: 'pricing.plan.seats-of',
    defaultMessage: '{used, number} of {total, number}',
    description: 'How many people have joined, and how many may.',
  },
  held: {
    id: 'pricing.plan.held',
    defaultMessage: '{count, plural, one {# more is invited} other {# more are invited}}',
    description: 'After the number of people: seats that open invitations hold.',
  },
  signatures: {
    id: 'pricing.plan.signatures',
    defaultMessage: 'Signatures',
    description: 'Before how many signatures of each quality there were.',
  },
  identifications: {
    id: 'pricing.plan.identifications',
    defaultMessage: 'Identifications',
    description: 'Before how many identifications there were.',
  },
  none: {
    id: 'pricing.plan.none',
    defaultMessage: 'None yet',
    description: 'In place of figures where there was nothing.',
  },
  count: {
    id: 'pricing.plan.count',
    defaultMessage: '{count}\u00a0× {quality}',
    description: 'How many of one quality. {count} is a formatted number.',
  },
  quota: {
    id: 'pricing.plan.quota',
    defaultMessage: '{used} of {limit} {quality}',
    description: 'How many signatures of one quality are used of those that the plan has for the period.',
  },
  quotaState: {
    id: 'pricing.plan.quota-state',
    defaultMessage:
      '{state, select, exhausted {Used up: nothing of this quality is sent or begun until the next period. A larger plan counts at once.} other {Nearly used up.}}',
    description: 'Below such a figure, from four fifths on.',
  },
  toActivity: {
    id: 'pricing.plan.to-activity',
    defaultMessage: 'Each of them, by day',
    description: 'Link to the activities of the business.',
  },
  toExtras: {
    id: 'pricing.plan.to-extras',
    defaultMessage: 'Extras: identifications, text messages, seals',
    description: 'Link to the page with what is used beside signatures.',
  },
  period: {
    id: 'pricing.plan.period',
    defaultMessage: 'Present period',
    description: 'Before the days of the present period.',
  },
  next: {
    id: 'pricing.plan.next',
    defaultMessage: 'After that',
    description: 'Before what follows the present period.',
  },
  nextEnds: {
    id: 'pricing.plan.next-ends',
    defaultMessage: 'Nothing: the plan ends on {date}.',
    description: 'What follows when the plan was cancelled.',
  },
  nextSame: {
    id: 'pricing.plan.next-same',
    defaultMessage: '{plan} with {seats, plural, one {one seat} other {# seats}} from {date} on',
    description: 'What follows the present period.',
  },
  ended: {
    id: 'pricing.plan.ended',
    defaultMessage: 'The plan has ended',
    description: 'Name of the present plan when it was cancelled or not paid.',
  },
  endedText: {
    id: 'pricing.plan.ended-text',
    defaultMessage: 'What was signed stays. To upload again, choose a plan.',
    description: 'Under that name.',
  },
  charged: {
    id: 'pricing.plan.charged',
    defaultMessage: 'Charged',
    description: 'Before the cycle in which the plan is paid.',
  },
  seatsBought: {
    id: 'pricing.plan.seats',
    defaultMessage: 'Seats',
    description: 'Before the number of seats.',
  },
  seatsValue: {
    id: 'pricing.plan.seats-value',
    defaultMessage: '{seats, number}, {free, plural, =0 {none free} one {one of them free} other {# of them free}}',
    description: 'How many seats there are, and how many nobody uses.',
  },
  discount: {
    id: 'pricing.plan.discount',
    defaultMessage: 'Discounts',
    description: 'Before the codes that were used.',
  },
  discountActive: {
    id: 'pricing.plan.discount-active',
    defaultMessage: '{code}, active',
    description: 'A code that still takes something off.',
  },
  discountUsed: {
    id: 'pricing.plan.discount-used',
    defaultMessage: '{code}, used up',
    description: 'A code that takes nothing off any more.',
  },
  issueTitle: {
    id: 'pricing.plan.issue',
    defaultMessage: 'A payment is open',
    description: 'Title of a warning.',
  },
  issueText: {
    id: 'pricing.plan.issue-text',
    defaultMessage: 'The last charge did not go through. Look after the payment method, so that nobody is locked out.',
    description: 'Under that title.',
  },
  change: {
    id: 'pricing.plan.change',
    defaultMessage: 'Change plan',
    description: 'Link to the plans.',
  },
  choose: {
    id: 'pricing.plan.choose',
    defaultMessage: 'Choose a plan',
    description: 'Link to the plans.',
  },
  addSeats: {
    id: 'pricing.plan.add-seats',
    defaultMessage: 'Add seats',
    description: 'Button.',
  },
  removeSeats: {
    id: 'pricing.plan.remove-seats',
    defaultMessage: 'Remove seats',
    description: 'Button.',
  },
  keepSeats: {
    id: 'pricing.plan.keep-seats',
    defaultMessage: 'Keep all seats',
    description: 'Button that takes a removal back.',
  },
  cancel: {
    id: 'pricing.plan.cancel',
    defaultMessage: 'Cancel plan',
    description: 'Button.',
  },
  resume: {
    id: 'pricing.plan.resume',
    defaultMessage: 'Keep plan after all',
    description: 'Button that takes a cancellation back.',
  },
  endTrial: {
    id: 'pricing.plan.end-trial',
    defaultMessage: 'End trial',
    description: 'Button.',
  },
  seatsAdded: {
    id: 'pricing.plan.seats-added',
    defaultMessage: 'The seats can be used.',
    description: 'Said after seats were bought.',
  },
  seatsChanged: {
    id: 'pricing.plan.seats-changed',
    defaultMessage: 'Kept: {seats, plural, one {one seat} other {# seats}} from the next period on.',
    description: 'Said after seats were removed, or that was taken back.',
  },
  cancelled: {
    id: 'pricing.plan.cancelled',
    defaultMessage: 'The plan ends on {date}.',
    description: 'Said after it was cancelled.',
  },
  resumed: {
    id: 'pricing.plan.resumed',
    defaultMessage: 'The plan goes on.',
    description: 'Said after a cancellation was taken back.',
  },
  trialEnded: {
    id: 'pricing.plan.trial-ended',
    defaultMessage: 'The trial has ended.',
    description: 'Said after it was ended early.',
  },
  paymentTitle: {
    id: 'pricing.plan.payment',
    defaultMessage: 'Payment method and provider',
    description: 'Title of a card.',
  },
  paymentText: {
    id: 'pricing.plan.payment-text',
    defaultMessage: 'Cards, accounts and open payments are looked after on the pages of the payment provider.',
    description: 'Under that title.',
  },
  portal: {
    id: 'pricing.plan.portal',
    defaultMessage: 'Open the provider’s pages',
    description: 'Button.',
  },
  bills: {
    id: 'pricing.plan.bills',
    defaultMessage: 'Bills',
    description: 'Title of a table.',
  },
  billsNone: {
    id: 'pricing.plan.bills-none',
    defaultMessage: 'There are no bills yet.',
    description: 'Instead of that table.',
  },
  billNumber: {
    id: 'pricing.plan.bill-number',
    defaultMessage: 'Number',
    description: 'Head of a column.',
  },
  billDate: {
    id: 'pricing.plan.bill-date',
    defaultMessage: 'Date',
    description: 'Head of a column.',
  },
  billAmount: {
    id: 'pricing.plan.bill-amount',
    defaultMessage: 'Amount',
    description: 'Head of a column.',
  },
  billState: {
    id: 'pricing.plan.bill-state',
    defaultMessage: 'State',
    description: 'Head of a column.',
  },
  billPaid: {
    id: 'pricing.plan.bill-paid',
    defaultMessage: 'paid',
    description: 'State of a bill.',
  },
  billOpen: {
    id: 'pricing.plan.bill-open',
    defaultMessage: 'open',
    description: 'State of a bill.',
  },
  billDraft: {
    id: 'pricing.plan.bill-draft',
    defaultMessage: 'in preparation',
    description: 'State of a bill.',
  },
  billVoid: {
    id: 'pricing.plan.bill-void',
    defaultMessage: 'cancelled',
    description: 'State of a bill.',
  },
  billUncollectible: {
    id: 'pricing.plan.bill-uncollectible',
    defaultMessage: 'written off',
    description: 'State of a bill.',
  },
  billDownload: {
    id: 'pricing.plan.bill-download',
    defaultMessage: 'Download',
    description: 'Link to a bill.',
  },
  billPay: {
    id: 'pricing.plan.bill-pay',
    defaultMessage: 'Pay',
    description: 'Link to where an open bill is paid.',
  },
});
