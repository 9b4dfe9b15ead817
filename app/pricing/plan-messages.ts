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
    defaultMessage: '{count} × {quality}',
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
});
