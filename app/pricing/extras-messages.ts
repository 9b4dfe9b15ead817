import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of the page that says what a business uses beside the signatures of its plan. */
export const pricingExtrasMessages = defineMessages({
  title: {
    id: 'pricing.extras.title',
    defaultMessage: 'Extras',
    description: 'Title of the page.',
  },
  text: {
    id: 'pricing.extras.text',
    defaultMessage: 'What your business uses beside signatures, from {from} to {to}.',
    description: 'Under that title: first day of the period, and the day on which the next one begins.',
  },
  toPlan: {
    id: 'pricing.extras.to-plan',
    defaultMessage: 'Plan and billing',
    description: 'Link back to the page of the plan.',
  },
  extra: {
    id: 'pricing.extras.extra',
    defaultMessage: 'Extra',
    description: 'Head of the column with what is used.',
  },
  used: {
    id: 'pricing.extras.used',
    defaultMessage: 'Used',
    description: 'Head of the column with how many.',
  },
  inPlan: {
    id: 'pricing.extras.in-plan',
    defaultMessage: 'In your plan',
    description: 'Head of the column that says whether the plan has it, and what one costs.',
  },
  identifications: {
    id: 'pricing.extras.identifications',
    defaultMessage: 'Identifications',
    description: 'An extra.',
  },
  identificationsText: {
    id: 'pricing.extras.identifications-text',
    defaultMessage: 'People whose identity was checked at your expense',
    description: 'What is counted there.',
  },
  sms: {
    id: 'pricing.extras.sms',
    defaultMessage: 'Text messages',
    description: 'An extra.',
  },
  smsText: {
    id: 'pricing.extras.sms-text',
    defaultMessage: 'Codes sent to signers of your requests',
    description: 'What is counted there.',
  },
  seals: {
    id: 'pricing.extras.seals',
    defaultMessage: 'Seals',
    description: 'An extra.',
  },
  sealsText: {
    id: 'pricing.extras.seals-text',
    defaultMessage: 'Set up at present, whenever that was',
    description: 'What is counted there: not those of the period.',
  },
  included: {
    id: 'pricing.extras.included',
    defaultMessage: 'Included',
    description: 'The plan has it, and it costs nothing more.',
  },
  notIncluded: {
    id: 'pricing.extras.not-included',
    defaultMessage: 'Not included',
    description: 'The plan does not have it.',
  },
  perPiece: {
    id: 'pricing.extras.per-piece',
    defaultMessage: 'For each {list}',
    description: 'What one costs. {list} is such as “Qualified (QES) CHF 16.00”.',
  },
});
