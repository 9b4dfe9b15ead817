import { defineMessages } from '../i18n/define-messages.ts';

/** What is said to people who are identified for one signature, by its link. */
export const identificationDirectMessages = defineMessages({
  title: {
    id: 'identification.direct.title',
    defaultMessage: 'Prove who you are before you sign',
    description: 'Title of the page where a visitor’s identification begins, and its tab.',
  },
  text: {
    id: 'identification.direct.text',
    defaultMessage:
      '“{title}” asks for a signature that needs proof of who you are. It counts for this signature; an account is not needed.',
    description: 'Below the title. {title} is the request’s.',
  },
  law: {
    id: 'identification.direct.law',
    defaultMessage: 'The document is signed under this law: {law}.',
    description: 'On the page where a visitor’s identification begins.',
  },
  underWay: {
    id: 'identification.direct.under-way',
    defaultMessage: 'Your identification is under way.',
    description: 'On the page where a visitor’s identification begins, once one has begun.',
  },
  choose: {
    id: 'identification.direct.choose',
    defaultMessage: 'Choose a way',
    description: 'Link to the ways of being identified.',
  },
  preview: {
    id: 'identification.direct.preview',
    defaultMessage: 'Read the document first',
    description: 'Link to the document, which cannot be signed yet.',
  },
  previewTitle: {
    id: 'identification.direct.preview-title',
    defaultMessage: 'The document',
    description: 'Tab of the page that shows a visitor the document before the identification.',
  },
  previewBack: {
    id: 'identification.direct.preview-back',
    defaultMessage: 'Go on to the identification',
    description: 'Link from the document back to the page where the identification begins.',
  },
  back: {
    id: 'identification.direct.back',
    defaultMessage: 'Back to the document',
    description: 'Link from an identification to the page of the document for which somebody came.',
  },
  sign: {
    id: 'identification.direct.sign',
    defaultMessage: 'Go to the document and sign',
    description: 'Link after a visitor was identified.',
  },
  again: {
    id: 'identification.direct.again',
    defaultMessage: 'Be identified again',
    description:
      'Link for a visitor who is identified, whose phone or password is another one since, or whose identification ends soon.',
  },
  done: {
    id: 'identification.direct.done',
    defaultMessage: 'You sign as {name}. This counts for this signature.',
    description: 'After a visitor was identified.',
  },
  doneUnnamed: {
    id: 'identification.direct.done-unnamed',
    defaultMessage: 'You sign with the name in your document. This counts for this signature.',
    description: 'After a visitor was identified, where the trust service keeps the name to itself.',
  },
  nameHint: {
    id: 'identification.direct.name-hint',
    defaultMessage: 'You were invited as {name}. It must be the name in your document.',
    description: 'Before a visitor’s identification starts.',
  },
  nameUnknown: {
    id: 'identification.direct.name-unknown',
    defaultMessage: 'The invitation says no name: you sign with the one in your document.',
    description: 'Before the identification of a visitor whose name nobody has said.',
  },
  nameDiffers: {
    id: 'identification.direct.name-differs',
    defaultMessage:
      'The name in the document is not the one under which you were invited. Ask whoever wants your signature to invite you with your name.',
    description: 'Why a visitor’s identification failed.',
  },
  uncovered: {
    id: 'identification.direct.uncovered',
    defaultMessage: 'Nobody pays for this way yet. Ask whoever wants your signature.',
    description: 'Where nobody pays for a way of being identified.',
  },
  mobileUnknown: {
    id: 'identification.direct.mobile-unknown',
    defaultMessage: 'This way needs your mobile number. Ask whoever wants your signature to invite you with it.',
    description: 'Where the invitation of a visitor says no mobile number.',
  },
  details: {
    id: 'identification.direct.details',
    defaultMessage: 'What is known of you',
    description: 'Link to the page with a visitor’s details, and its title.',
  },
  detailsText: {
    id: 'identification.direct.details-text',
    defaultMessage: 'This is what whoever identifies you is told.',
    description: 'Below the title of the page with a visitor’s details.',
  },
  detailsInvited: {
    id: 'identification.direct.details-invited',
    defaultMessage: 'The invitation says it so. If it is wrong, tell whoever wants your signature.',
    description: 'Below a visitor’s name, which cannot be changed.',
  },
  name: {
    id: 'identification.direct.name',
    defaultMessage: 'Name',
    description: 'Above the name under which a visitor was invited.',
  },
  mobile: {
    id: 'identification.direct.mobile',
    defaultMessage: 'Mobile number',
    description: 'Above a visitor’s mobile number.',
  },
  noMobile: {
    id: 'identification.direct.no-mobile',
    defaultMessage: 'None',
    description: 'In place of a visitor’s mobile number.',
  },
  save: {
    id: 'identification.direct.save',
    defaultMessage: 'Save and go on',
    description: 'Button that keeps a visitor’s name.',
  },
  needed: {
    id: 'identification.direct.needed',
    defaultMessage: 'Prove who you are first',
    description: 'Link on the page of the document, to the identification of whoever signs it.',
  },
});
