import { defineMessages } from '../i18n/define-messages.ts';

export const pricingMessages = defineMessages({
  title: {
    id: 'pricing.upgrade.title',
    defaultMessage: 'Send your own documents',
    description: 'Title of the page that tells an account how to upload documents.',
  },
  text: {
    id: 'pricing.upgrade.text',
    defaultMessage: 'Your account signs what it is invited to. With a business you send documents yourself.',
    description: 'Under the title, for an account without a business.',
  },
  upload: {
    id: 'pricing.upgrade.upload',
    defaultMessage: 'Upload documents and invite as many signers as you need, with or without an account.',
    description: 'First of three points about what a business may do.',
  },
  members: {
    id: 'pricing.upgrade.members',
    defaultMessage: 'Every member of the business sends documents; you are its administrator.',
    description: 'Second of three points.',
  },
  trial: {
    id: 'pricing.upgrade.trial',
    defaultMessage: 'Try it for {days} days. We ask for no payment method, and nothing renews by itself.',
    description: 'Third of three points. {days} is the length of the trial.',
  },
  button: {
    id: 'pricing.upgrade.button',
    defaultMessage: 'Set up a business',
    description: 'Button to the form for a new business.',
  },
  home: {
    id: 'pricing.upgrade.home',
    defaultMessage: 'To the dashboard',
    description: 'Link or button to the dashboard.',
  },
  trialingTitle: {
    id: 'pricing.upgrade.trialing.title',
    defaultMessage: '{name} is in its trial',
    description: 'Title for a business that is in its trial. {name} is the name of the business.',
  },
  trialingText: {
    id: 'pricing.upgrade.trialing.text',
    defaultMessage:
      'Until {date} all members upload documents and invite signers. Nothing needs to be paid before, and nothing renews by itself.',
    description: 'Under that title. {date} is the last day of the trial.',
  },
  endedTitle: {
    id: 'pricing.upgrade.ended.title',
    defaultMessage: 'The trial of {name} has ended',
    description: 'Title for a business that needs a plan. {name} is the name of the business.',
  },
  endedText: {
    id: 'pricing.upgrade.ended.text',
    defaultMessage:
      'Nothing is lost: what was sent can still be signed and downloaded. To upload again the business needs a plan; please ask whoever runs this service for one.',
    description: 'Under that title.',
  },
  activeTitle: {
    id: 'pricing.upgrade.active.title',
    defaultMessage: '{name} has all it needs',
    description: 'Title for a business with a plan. {name} is the name of the business.',
  },
  activeText: {
    id: 'pricing.upgrade.active.text',
    defaultMessage: 'All members upload documents and invite signers.',
    description: 'Under that title.',
  },
});
