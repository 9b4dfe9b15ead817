import { defineMessages } from '../i18n/define-messages.ts';

export const identificationUpdateMessages = defineMessages({
  title: {
    id: 'identification.update.title',
    defaultMessage: 'What has changed since',
    description: 'Title of the page that compares an identification with the account of today.',
  },
  text: {
    id: 'identification.update.text',
    defaultMessage: 'You sign under the name of your identity document. When it changes, you prove again who you are.',
    description: 'Below the title of the page that compares an identification with the account.',
  },
  none: {
    id: 'identification.update.none',
    defaultMessage:
      'You are not identified, so your name can be changed in <profile>your profile</profile> at any time.',
    description: 'Where no identification counts.',
  },
  link: {
    id: 'identification.update.link',
    defaultMessage: 'What the identification has found, and what has changed since',
    description: 'Link to the page that compares an identification with the account.',
  },
  same: {
    id: 'identification.update.same',
    defaultMessage: 'Everything is as it was',
    description: 'Badge of an identification where nothing has changed.',
  },
  changed: {
    id: 'identification.update.changed',
    defaultMessage: 'Something has changed',
    description: 'Badge of an identification where something has changed.',
  },
  name: { id: 'identification.update.name', defaultMessage: 'Name', description: 'Term: the name in the document.' },
  document: {
    id: 'identification.update.document',
    defaultMessage: 'Document valid until',
    description: 'Term: the day on which the identity document ends.',
  },
  until: {
    id: 'identification.update.until',
    defaultMessage: 'Counts until',
    description: 'Term: the day on which the identification ends.',
  },
  provider: {
    id: 'identification.update.provider',
    defaultMessage: 'Checked by',
    description: 'Term: who has identified the person.',
  },
  evidence: {
    id: 'identification.update.evidence',
    defaultMessage: 'Reference of the evidence',
    description: 'Term: the number under which evidence is kept.',
  },
  nameChanged: {
    id: 'identification.update.name-changed',
    defaultMessage: 'Your account says {name} now. Signatures under this law bear the name of the document.',
    description: 'Where the name of the account differs from that of the document.',
  },
  emailChanged: {
    id: 'identification.update.email-changed',
    defaultMessage: 'Your account has another e-mail address now. The identification counts all the same.',
    description: 'Where the address of the account differs from that of the identification.',
  },
  documentChanged: {
    id: 'identification.update.document-changed',
    defaultMessage: 'Your document has expired. Have a new one at hand for the next identification.',
    description: 'Where the identity document has expired since.',
  },
  endingChanged: {
    id: 'identification.update.ending-changed',
    defaultMessage: 'The identification ends soon. You may prove again who you are already now.',
    description: 'Where an identification ends within 60 days.',
  },
  again: {
    id: 'identification.update.again',
    defaultMessage: 'Prove it again',
    description: 'Link to the ways of being identified, for somebody whose identification ends soon.',
  },
  giveUpTitle: {
    id: 'identification.update.give-up-title',
    defaultMessage: 'My name has changed',
    description: 'Title of what ends all identifications.',
  },
  giveUpText: {
    id: 'identification.update.give-up-text',
    defaultMessage:
      'For another name you give up your identifications: qualified signatures are not possible until you have proved who you are with a document in the new name. What you have signed stays valid.',
    description: 'Before somebody ends all their identifications.',
  },
  giveUp: {
    id: 'identification.update.give-up',
    defaultMessage: 'Give up my identifications',
    description: 'Button that ends all identifications of the person.',
  },
  giveUpAsk: {
    id: 'identification.update.give-up-ask',
    defaultMessage: 'Give up your identifications?',
    description: 'Title of the question before somebody ends all their identifications.',
  },
  giveUpEffect: {
    id: 'identification.update.give-up-effect',
    defaultMessage:
      'This cannot be undone. You cannot sign with a qualified signature until you have been identified anew, which takes time and may cost somebody money.',
    description: 'In that question.',
  },
  givenUp: {
    id: 'identification.update.given-up',
    defaultMessage:
      'Your identifications count no more. Now <profile>change your name</profile>, then <standards>prove who you are</standards>.',
    description: 'After somebody has ended their identifications; the links lead to the profile and to the qualities.',
  },
});
