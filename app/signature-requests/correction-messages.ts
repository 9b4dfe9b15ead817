import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of the corrected version of a request that was sent. */
export const signatureRequestsCorrectionMessages = defineMessages({
  correct: {
    id: 'signature-requests.correct',
    defaultMessage: 'Correct',
    description: 'Command: makes a corrected version of a request that was sent, as a draft.',
  },
  title: {
    id: 'signature-requests.correct.title',
    defaultMessage: 'Correct this request?',
    description: 'Title of the dialog before a corrected version is made.',
  },
  text: {
    id: 'signature-requests.correct.text',
    defaultMessage:
      'You get a draft of “{title}” with all documents, people and settings, and change what is wrong. The request stays as it is until you send the draft; then the draft takes its place, and whoever has signed is asked again.',
    description: 'In the dialog before a corrected version is made.',
  },
  reason: {
    id: 'signature-requests.correct.reason',
    defaultMessage: 'Message',
    description: 'Label of the text field in the dialog before a corrected version is made.',
  },
  reasonHint: {
    id: 'signature-requests.correct.hint',
    defaultMessage: 'What is wrong. Everybody who takes part reads this with the corrected version.',
    description: 'Below the label of the text field in the dialog before a corrected version is made.',
  },
  submit: {
    id: 'signature-requests.correct.submit',
    defaultMessage: 'Make a draft',
    description: 'Button of the dialog before a corrected version is made.',
  },
  working: {
    id: 'signature-requests.correct.working',
    defaultMessage: 'Making the draft',
    description: 'Read out while a corrected version is being made.',
  },
  open: {
    id: 'signature-requests.correct.open',
    defaultMessage: 'Open the corrected version',
    description: 'Link from a request to its corrected version.',
  },
  readdress: {
    id: 'signature-requests.readdress',
    defaultMessage: 'Change the address of {name}',
    description: 'Button beside a signer: opens the dialog in which a mistyped address is changed.',
  },
  readdressTitle: {
    id: 'signature-requests.readdress.title',
    defaultMessage: 'Where shall the invitation go?',
    description: 'Title of the dialog in which a mistyped address is changed.',
  },
  readdressText: {
    id: 'signature-requests.readdress.text',
    defaultMessage:
      'So far it is {email}. Whoever was invited there can no longer open the request; name, turn and places of the signature stay.',
    description: 'In the dialog in which a mistyped address is changed.',
  },
  readdressSubmit: {
    id: 'signature-requests.readdress.submit',
    defaultMessage: 'Change and send again',
    description: 'Button of the dialog in which a mistyped address is changed.',
  },
  readdressed: {
    id: 'signature-requests.readdress.done',
    defaultMessage: 'The address is changed',
    description: 'Snackbar.',
  },
  noteTitle: {
    id: 'signature-requests.correction.title',
    defaultMessage: 'Corrected version',
    description: 'Title of the note on a request that takes the place of another one.',
  },
  noteDraft: {
    id: 'signature-requests.correction.draft',
    defaultMessage: 'When you send this draft, it takes the place of the request before.',
    description: 'On the draft of a corrected version.',
  },
  noteDraftAgain: {
    id: 'signature-requests.correction.draft-again',
    defaultMessage:
      'When you send this draft, it takes the place of the request before. {again, plural, one {One person has signed that one and is asked again.} other {# people have signed that one and are asked again.}}',
    description: 'On the draft of a corrected version. “again” counts the signers who have signed the request before.',
  },
  noteSent: {
    id: 'signature-requests.correction.sent',
    defaultMessage: 'This takes the place of a request that was sent before.',
    description: 'On a corrected version, for everybody who takes part.',
  },
  noteAgain: {
    id: 'signature-requests.correction.again',
    defaultMessage: 'You have signed the request before. Look at what is different, and sign again.',
    description: 'On a corrected version, for a signer who had signed the request before.',
  },
  openBefore: {
    id: 'signature-requests.correction.before',
    defaultMessage: 'Open the request before',
    description: 'Link from a corrected version to the request whose place it takes.',
  },
  differences: {
    id: 'signature-requests.correction.differences',
    defaultMessage: 'What is different',
    description: 'Name of the list of what a corrected version has otherwise.',
  },
  same: {
    id: 'signature-requests.correction.same',
    defaultMessage: 'Nothing is different so far.',
    description: 'In place of the list of what a corrected version has otherwise.',
  },
  documentAdded: {
    id: 'signature-requests.correction.document-added',
    defaultMessage: 'Document added: {name}',
    description: 'What a corrected version has otherwise.',
  },
  documentRemoved: {
    id: 'signature-requests.correction.document-removed',
    defaultMessage: 'Document removed: {name}',
    description: 'What a corrected version has otherwise.',
  },
  documentReplaced: {
    id: 'signature-requests.correction.document-replaced',
    defaultMessage: 'Document replaced: {name}',
    description: 'What a corrected version has otherwise: another file of the same name.',
  },
  signerAdded: {
    id: 'signature-requests.correction.signer-added',
    defaultMessage: 'Signs now: {name}',
    description: 'What a corrected version has otherwise: a signer who was not asked before.',
  },
  signerRemoved: {
    id: 'signature-requests.correction.signer-removed',
    defaultMessage: 'No longer signs: {name}',
    description: 'What a corrected version has otherwise: a signer who was asked before.',
  },
  changedTitle: {
    id: 'signature-requests.correction.changed-title',
    defaultMessage: 'The title',
    description: 'What a corrected version has otherwise.',
  },
  changedMessage: {
    id: 'signature-requests.correction.changed-message',
    defaultMessage: 'The message',
    description: 'What a corrected version has otherwise.',
  },
  changedQuality: {
    id: 'signature-requests.correction.changed-quality',
    defaultMessage: 'The quality of the signatures',
    description: 'What a corrected version has otherwise.',
  },
  changedLegislation: {
    id: 'signature-requests.correction.changed-legislation',
    defaultMessage: 'The legislation',
    description: 'What a corrected version has otherwise.',
  },
  changedExpiry: {
    id: 'signature-requests.correction.changed-expiry',
    defaultMessage: 'The expiry date',
    description: 'What a corrected version has otherwise.',
  },
  changedOrder: {
    id: 'signature-requests.correction.changed-order',
    defaultMessage: 'The order in which people sign',
    description: 'What a corrected version has otherwise.',
  },
  changedPlaces: {
    id: 'signature-requests.correction.changed-places',
    defaultMessage: 'The places of signatures',
    description: 'What a corrected version has otherwise.',
  },
});
