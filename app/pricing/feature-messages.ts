import { defineMessages } from '../i18n/define-messages.ts';

/** What only some plans have. */
export const pricingFeatureMessages = defineMessages({
  members: {
    id: 'pricing.buy.feature.members',
    defaultMessage: 'members',
    description: 'A feature of a plan; stands after “with”.',
  },
  groups: {
    id: 'pricing.buy.feature.groups',
    defaultMessage: 'signer groups',
    description: 'A feature of a plan; stands after “with”.',
  },
  seals: {
    id: 'pricing.buy.feature.seals',
    defaultMessage: 'seals',
    description: 'A feature of a plan; stands after “with”.',
  },
  api: {
    id: 'pricing.buy.feature.api',
    defaultMessage: 'API users',
    description: 'A feature of a plan; stands after “with”.',
  },
  branding: {
    id: 'pricing.buy.feature.branding',
    defaultMessage: 'your own logo',
    description: 'A feature of a plan; stands after “with”.',
  },
  part11: {
    id: 'pricing.buy.feature.part11',
    defaultMessage: '21 CFR Part 11',
    description: 'A feature of a plan; stands after “with”.',
  },
  aes4biz: {
    id: 'pricing.buy.feature.aes',
    defaultMessage: 'AES for Business',
    description: 'A feature of a plan; stands after “with”.',
  },

  title: {
    id: 'pricing.feature.title',
    defaultMessage: 'For this you need a plan with {feature}',
    description: 'Title in place of what makes something that the plan does not include. {feature} is one of these.',
  },
  text: {
    id: 'pricing.feature.text',
    defaultMessage: 'Yours does not include it. What is there already goes on working.',
    description: 'Below that title; “yours” is your plan.',
  },
  upgrade: {
    id: 'pricing.feature.upgrade',
    defaultMessage: 'Change plan',
    description: 'Link to the page where another plan is chosen, where one lacks something.',
  },
});
