import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of the profile of a business, and of its end. */
export const businessProfileMessages = defineMessages({
  title: { id: 'business.profile.title', defaultMessage: 'Profile of the business', description: 'Title of the page.' },
  text: {
    id: 'business.profile.text',
    defaultMessage: 'Who you are to signers and to us. Every change is kept in the activity of the business.',
    description: 'Under the title.',
  },
  base: { id: 'business.profile.base', defaultMessage: 'Name and contact', description: 'Title of a card.' },
  email: {
    id: 'business.profile.email',
    defaultMessage: 'E-mail address of the business',
    description: 'Label of a field.',
  },
  address: { id: 'business.profile.address', defaultMessage: 'Address', description: 'Title of a card.' },
  address1: { id: 'business.profile.address1', defaultMessage: 'Street and number', description: 'Label of a field.' },
  address2: {
    id: 'business.profile.address2',
    defaultMessage: 'Addition',
    description: 'Label of a field of an address.',
  },
  postalCode: { id: 'business.profile.postal-code', defaultMessage: 'Postcode', description: 'Label of a field.' },
  city: { id: 'business.profile.city', defaultMessage: 'Town', description: 'Label of a field.' },
  country: { id: 'business.profile.country', defaultMessage: 'Country', description: 'Label of a field.' },
  representative: {
    id: 'business.profile.representative',
    defaultMessage: 'Legal representative',
    description: 'Title of a card.',
  },
  representativeText: {
    id: 'business.profile.representative-text',
    defaultMessage: 'Who may act for the business.',
    description: 'Below it.',
  },
  representativeName: {
    id: 'business.profile.representative-name',
    defaultMessage: 'First and last name',
    description: 'Label of a field.',
  },
  representativeRole: {
    id: 'business.profile.representative-role',
    defaultMessage: 'Function',
    description: 'Label of a field: what the person is in the business.',
  },
  contracts: { id: 'business.profile.contracts', defaultMessage: 'Contracts', description: 'Title of a card.' },
  gtc: { id: 'business.profile.gtc', defaultMessage: 'Terms of use for businesses', description: 'A contract.' },
  dpa: {
    id: 'business.profile.dpa',
    defaultMessage:
      '{region, select, EU {Data processing agreement (Art. 28 GDPR)} other {Data processing agreement (Art. 9 FADP)}}',
    description: 'A contract. {region} is EU or CH: where this installation stands.',
  },
  accepted: {
    id: 'business.profile.accepted',
    defaultMessage: 'Version {version}, accepted on {date}',
    description: 'How a contract stands. {version} names a version, {date} is a day.',
  },
  notAccepted: {
    id: 'business.profile.not-accepted',
    defaultMessage: 'Not accepted yet',
    description: 'How a contract stands.',
  },
  acceptGtc: { id: 'business.profile.accept-gtc', defaultMessage: 'Accept terms of use', description: 'Button.' },
  acceptDpa: {
    id: 'business.profile.accept-dpa',
    defaultMessage: 'Accept data processing agreement',
    description: 'Button.',
  },
  aesText: {
    id: 'business.profile.aes-text',
    defaultMessage:
      'People of your domains sign advanced without a text message, because your business has checked who they are.',
    description: 'Below it.',
  },
  aesApply: {
    id: 'business.profile.aes-apply',
    defaultMessage: 'Apply for AES for Business',
    description: 'Link below it, where nobody has applied yet.',
  },
  aesSee: {
    id: 'business.profile.aes-see',
    defaultMessage: 'See how AES for Business stands',
    description: 'Link below it, once somebody has applied.',
  },
  now: {
    id: 'business.profile.now',
    defaultMessage: 'Now it says: {value}',
    description: 'At a field that somebody else has changed meanwhile. {value} is what it is now.',
  },
  nowEmpty: {
    id: 'business.profile.now-empty',
    defaultMessage: 'Now it is empty.',
    description: 'The same for what somebody has taken away.',
  },
  deletion: {
    id: 'business.profile.deletion',
    defaultMessage: 'Delete business',
    description: 'Title of a card, and button.',
  },
  deletionText: {
    id: 'business.profile.deletion-text',
    defaultMessage:
      'Everybody in it is told and has a plain account from then on. For {days} days an administrator can bring the business back. Then drafts are deleted, open requests withdrawn, and members, groups, seals and settings gone. What was signed stays with its people.',
    description: 'What follows from it. {days} is a number.',
  },
  deletionPlan: {
    id: 'business.profile.deletion-plan',
    defaultMessage:
      'Its plan is cancelled with it and ends with the period that is paid, on {date}. Who brings the business back decides whether to keep it.',
    description: 'What follows from it for what was bought.',
  },
  deletionName: {
    id: 'business.profile.deletion-name',
    defaultMessage: 'To confirm, type the name: {name}',
    description: 'Label of a field. {name} is the name of the business.',
  },
  deletionPassword: {
    id: 'business.profile.deletion-password',
    defaultMessage: 'Your password. If you log in at your business and have none, log in anew and leave it empty.',
    description: 'Hint of the field for the password.',
  },
  deletedTitle: {
    id: 'business.profile.deleted.title',
    defaultMessage: '{business} has been deleted',
    description: 'Title of a note to who can bring the business back. {business} is its name.',
  },
  deletedText: {
    id: 'business.profile.deleted.text',
    defaultMessage:
      'You can bring it back until {date}. Everybody who has joined no other business since is a member again.',
    description: 'Below it. {date} is a day.',
  },
  bringBack: { id: 'business.profile.bring-back', defaultMessage: 'Bring it back', description: 'Button.' },
});
