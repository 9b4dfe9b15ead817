import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of AES for Business: the application, and the answer of who represents the business. */
export const businessAesMessages = defineMessages({
  title: {
    id: 'business.aes.title',
    defaultMessage: 'AES for Business',
    description: 'Title of the page; the name of a service.',
  },
  text: {
    id: 'business.aes.text',
    defaultMessage:
      'People of your domains sign advanced with a code by e-mail in place of a text message, because your business vouches for who they are. The evidence of each signature says so.',
    description: 'Under the title.',
  },
  back: { id: 'business.aes.back', defaultMessage: 'Profile of the business', description: 'Link back.' },
  noDomainTitle: {
    id: 'business.aes.no-domain.title',
    defaultMessage: 'First prove a domain',
    description: 'Title where the business has no activated domain.',
  },
  noDomainText: {
    id: 'business.aes.no-domain.text',
    defaultMessage:
      'Your business vouches for people with addresses of its own domains. Add one and prove that it is yours.',
    description: 'Below it.',
  },
  toDomains: { id: 'business.aes.to-domains', defaultMessage: 'To the domains', description: 'Button.' },
  enabled: { id: 'business.aes.enabled', defaultMessage: 'On', description: 'State.' },
  state_requested: {
    id: 'business.aes.state.requested',
    defaultMessage: 'Waits for {name}',
    description: 'State. {name} is who represents the business.',
  },
  state_declined: { id: 'business.aes.state.declined', defaultMessage: 'Declined', description: 'State.' },
  state_expired: { id: 'business.aes.state.expired', defaultMessage: 'Expired', description: 'State.' },
  state_idle: {
    id: 'business.aes.state.idle',
    defaultMessage: 'Rests: none of its domains is activated',
    description: 'State of what was confirmed, while no domain holds.',
  },
  waits: {
    id: 'business.aes.waits',
    defaultMessage: 'A link was mailed to {address}. It is valid until {date}.',
    description: 'Below the state. {address} is an e-mail address, {date} a day.',
  },
  confirmed: {
    id: 'business.aes.confirmed',
    defaultMessage: '{name} confirmed it on {date}.',
    description: 'Below the state. {name} is a person, {date} a day.',
  },
  apply: { id: 'business.aes.apply', defaultMessage: 'Apply', description: 'Title of the form and button.' },
  again: {
    id: 'business.aes.again',
    defaultMessage: 'Apply anew',
    description: 'The same when there was an application.',
  },
  againText: {
    id: 'business.aes.again-text',
    defaultMessage:
      'A new application takes the place of the one before. Until it is confirmed, people need a text message again.',
    description: 'A note above the form.',
  },
  name: {
    id: 'business.aes.name',
    defaultMessage: 'Name of who may act for the business',
    description: 'Label of a field.',
  },
  email: {
    id: 'business.aes.email',
    defaultMessage: 'E-mail address of this person',
    description: 'Label of a field.',
  },
  register: {
    id: 'business.aes.register',
    defaultMessage: 'Entry in the commercial register',
    description: 'Label of a field.',
  },
  registerHint: {
    id: 'business.aes.register-hint',
    defaultMessage: 'Business number (UID), or court and number',
    description: 'Hint of that field.',
  },
  domains: { id: 'business.aes.domains', defaultMessage: 'Domains', description: 'Label of a choice.' },
  end: { id: 'business.aes.end', defaultMessage: 'End this', description: 'Button that ends AES for Business.' },
  endText: {
    id: 'business.aes.end-text',
    defaultMessage:
      'People of these domains need a text message again for advanced signatures. Signatures so far stay as they are.',
    description: 'What follows from it.',
  },
  answerTitle: {
    id: 'business.aes-answer.title',
    defaultMessage: 'Advanced signatures for your business',
    description: 'Title of the page for who represents a business.',
  },
  answerText: {
    id: 'business.aes-answer.text',
    defaultMessage: '{applicant} has applied for {business} and named you as the person who may act for it.',
    description: 'Below it. {applicant} is a person, {business} a business.',
  },
  answerMeaning: {
    id: 'business.aes-answer.meaning',
    defaultMessage:
      'By confirming you declare that your business has checked who the people with an address of these domains are, with an official document, and that it keeps this evidence. They then sign advanced without a text message.',
    description: 'What confirming means.',
  },
  answerConfirm: {
    id: 'business.aes-answer.confirm',
    defaultMessage: 'I may act for the business and confirm this',
    description: 'Button.',
  },
  answerDecline: { id: 'business.aes-answer.decline', defaultMessage: 'Decline', description: 'Button.' },
  confirmedTitle: {
    id: 'business.aes-answer.confirmed',
    defaultMessage: 'Thank you, it is confirmed',
    description: 'Title after the answer.',
  },
  declinedTitle: {
    id: 'business.aes-answer.declined',
    defaultMessage: 'You have declined the application',
    description: 'Title after the answer.',
  },
  answered: {
    id: 'business.aes-answer.answered',
    defaultMessage: 'You can close this page. The business’s administrators see your answer.',
    description: 'Below it.',
  },
  voidTitle: {
    id: 'business.aes-answer.void',
    defaultMessage: 'This link is no longer valid',
    description: 'Title where the link cannot be used.',
  },
});
