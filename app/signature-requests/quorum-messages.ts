import { defineMessages } from '../i18n/define-messages.ts';

/** Several people of whom only some have to sign. */
export const signatureRequestsQuorumMessages = defineMessages({
  add: {
    id: 'signature-requests.quorum.add',
    defaultMessage: 'Not everybody has to sign',
    description: 'Button that opens the dialog for a quorum: of several people only some have to sign.',
  },
  title: {
    id: 'signature-requests.quorum.title',
    defaultMessage: 'How many have to sign?',
    description: 'Title of that dialog.',
  },
  text: {
    id: 'signature-requests.quorum.text',
    defaultMessage:
      'Choose the people of whom only some have to sign. As soon as enough have signed, the others are told that they are no longer needed.',
    description: 'What the dialog asks for.',
  },
  name: {
    id: 'signature-requests.quorum.name',
    defaultMessage: 'Name of the quorum',
    description: 'Field of the dialog.',
  },
  nameHint: {
    id: 'signature-requests.quorum.name-hint',
    defaultMessage: 'Everybody who takes part sees it, for example “Board of directors”.',
    description: 'Below that field.',
  },
  nameTaken: {
    id: 'signature-requests.quorum.name-taken',
    defaultMessage: 'There is a quorum of this name already.',
    description: 'Below that field, where another quorum of the request has this name.',
  },
  people: {
    id: 'signature-requests.quorum.people',
    defaultMessage: 'Who can sign',
    description: 'Above the people to choose.',
  },
  tooFew: {
    id: 'signature-requests.quorum.too-few',
    defaultMessage: 'Please choose at least two people.',
    description: 'Below the people, where fewer are chosen.',
  },
  needed: {
    id: 'signature-requests.quorum.needed',
    defaultMessage: 'How many of them have to sign',
    description: 'Above the choice of a number.',
  },
  neededOf: {
    id: 'signature-requests.quorum.needed-of',
    defaultMessage: '{needed} of {count}',
    description: 'One of these numbers: {needed} of {count} people.',
  },
  summary: {
    id: 'signature-requests.quorum.summary',
    defaultMessage: '{name}: {needed} of {count} have to sign',
    description: 'Below a signer, and in the list of quorums. {name} is that of the quorum.',
  },
  standing: {
    id: 'signature-requests.quorum.standing',
    defaultMessage:
      '{name}: {signed, plural, one {# of {needed} has signed} other {# of {needed} have signed}}, {count, plural, one {# could sign} other {# could sign}}',
    description: 'How far a quorum is. {needed} signatures are needed, {count} people could sign.',
  },
  list: {
    id: 'signature-requests.quorum.list',
    defaultMessage: 'Quorums',
    description: 'Name of the list of quorums, for screen readers.',
  },
  change: {
    id: 'signature-requests.quorum.change',
    defaultMessage: 'Change {name}',
    description: 'Button that opens the dialog for a quorum. {name} is that of the quorum.',
  },
  spared: {
    id: 'signature-requests.quorum.spared',
    defaultMessage: 'Not needed',
    description: 'Badge of a signer who is not needed any more, for enough others have signed.',
  },
});
