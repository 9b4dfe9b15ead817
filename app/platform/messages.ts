import { defineMessages } from '../i18n/define-messages.ts';

export const platformMessages = defineMessages({
  outboxTitle: {
    id: 'platform.outbox.title',
    defaultMessage: 'Local outbox',
    description: 'Title of the page of mails that were not sent',
  },
  outboxIntroduction: {
    id: 'platform.outbox.introduction',
    defaultMessage:
      'No mail server is set, so mail stays here instead of going out. Only this machine can open this page.',
    description: 'Below the title of the local outbox',
  },
  outboxEmptyTitle: {
    id: 'platform.outbox.empty.title',
    defaultMessage: 'No mail yet',
    description: 'The outbox has no mail',
  },
  outboxEmptyText: {
    id: 'platform.outbox.empty.text',
    defaultMessage: 'Confirmations, invitations and codes appear here as soon as they are written.',
    description: 'The outbox has no mail',
  },
  outboxTo: { id: 'platform.outbox.to', defaultMessage: 'To {address}', description: 'Recipient of a mail' },
  outboxBack: {
    id: 'platform.outbox.back',
    defaultMessage: 'All mails',
    description: 'Link from one mail back to the list',
  },
  outboxAttached: {
    id: 'platform.outbox.attached',
    defaultMessage: 'Attached: {files}',
    description: 'Names and sizes of the files that go with a mail of the local outbox',
  },
  outboxContent: {
    id: 'platform.outbox.content',
    defaultMessage: 'Content of the mail',
    description: 'Accessible name of the frame that shows a mail',
  },
  surveyThanks: {
    id: 'platform.survey.thanks',
    defaultMessage: 'Thank you. Your answer helps us to get better.',
    description: 'Message after somebody has answered how satisfied they are.',
  },
  contactTitle: {
    id: 'platform.contact.title',
    defaultMessage: 'Write to us',
    description: 'Heading and title of the page with the contact form.',
  },
  contactText: {
    id: 'platform.contact.text',
    defaultMessage: 'A question, a wish, an offer: we answer by e-mail.',
    description: 'Below that heading.',
  },
  contactCompany: {
    id: 'platform.contact.company',
    defaultMessage: 'Company',
    description: 'Label of a field of the contact form; it may stay empty.',
  },
  contactMessage: {
    id: 'platform.contact.message',
    defaultMessage: 'Your message',
    description: 'Label of the field of the contact form for what one writes.',
  },
  contactConsent: {
    id: 'platform.contact.consent',
    defaultMessage: 'You may pass on what I write here to your forms service and use it to answer me.',
    description:
      'Checkbox of the contact form without which it cannot be sent. The very words are kept as what the person agreed to.',
  },
  contactNews: {
    id: 'platform.contact.news',
    defaultMessage: 'I would also like news about the service by e-mail. I can end that at any time.',
    description:
      'Checkbox of the contact form that may stay empty. The very words are kept as what the person agreed to.',
  },
  contactSend: {
    id: 'platform.contact.send',
    defaultMessage: 'Send message',
    description: 'Button of the contact form.',
  },
  contactConsentMissing: {
    id: 'platform.contact.consent-missing',
    defaultMessage: 'Please agree to this first: without it we may not answer you.',
    description: 'Under that checkbox, and above the form, when it was not ticked.',
  },
  contactDoneTitle: {
    id: 'platform.contact.done.title',
    defaultMessage: 'Your message has arrived',
    description: 'Heading in place of the contact form once it was sent.',
  },
  contactDoneText: {
    id: 'platform.contact.done.text',
    defaultMessage: 'Thank you. We answer to {email}.',
    description: 'Below that heading. {email} is the address that the person gave.',
  },
  buildReady: {
    id: 'platform.build.ready',
    defaultMessage: 'A new version of this page is ready.',
    description:
      'Message over an open page when the service was updated meanwhile. A button beside it loads the page anew.',
  },
  buildLoad: {
    id: 'platform.build.load',
    defaultMessage: 'Load it',
    description: 'Button beside that message.',
  },
});
