import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of a request wherever it is shown, and of the pages where it ends. */
export const signatureRequestsMessages = defineMessages({
  statusDraft: {
    id: 'signature-requests.status.draft',
    defaultMessage: 'Draft',
    description: 'Badge of a signature request that was not sent yet.',
  },
  statusOpen: {
    id: 'signature-requests.status.open',
    defaultMessage: 'In progress',
    description: 'Badge of a request that waits for signatures.',
  },
  statusYourTurn: {
    id: 'signature-requests.status.your-turn',
    defaultMessage: 'Your turn',
    description: 'Badge of a request that waits for the signature of the person who reads this.',
  },
  statusPending: {
    id: 'signature-requests.status.pending',
    defaultMessage: 'Signed, being completed',
    description: 'Badge of a request that everybody has signed, while data for long-term proof are being fetched.',
  },
  statusDeclined: {
    id: 'signature-requests.status.declined',
    defaultMessage: 'Declined',
    description: 'Badge of a request that a signer declined.',
  },
  statusWithdrawn: {
    id: 'signature-requests.status.withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'Badge of a request that its owner withdrew.',
  },
  statusSigned: {
    id: 'signature-requests.status.signed',
    defaultMessage: 'Signed',
    description: 'Badge of a request that everybody has signed.',
  },
  statusExpired: {
    id: 'signature-requests.status.expired',
    defaultMessage: 'Expired',
    description: 'Badge of a request whose time has run out.',
  },
  statusError: {
    id: 'signature-requests.status.error',
    defaultMessage: 'Problem',
    description: 'Badge of a request in which something went wrong.',
  },
  signatureOpen: {
    id: 'signature-requests.signature.open',
    defaultMessage: 'To sign',
    description: 'Badge of a signer who is invited and has not signed yet.',
  },
  signatureWaiting: {
    id: 'signature-requests.signature.waiting',
    defaultMessage: 'Signs later',
    description: 'Badge of a signer who is invited once the ones before have signed.',
  },
  signatureDeclined: {
    id: 'signature-requests.signature.declined',
    defaultMessage: 'Declined',
    description: 'Badge of a signer who declined.',
  },
  signatureWithdrawn: {
    id: 'signature-requests.signature.withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'Badge of a signer whose request was withdrawn.',
  },
  signatureSigned: {
    id: 'signature-requests.signature.signed',
    defaultMessage: 'Signed',
    description: 'Badge of a signer who has signed.',
  },
  signatureUnsigned: {
    id: 'signature-requests.signature.unsigned',
    defaultMessage: 'Not signed',
    description: 'State of a signer who had not signed when the request ended, or whose request is a draft.',
  },
  signatureError: {
    id: 'signature-requests.signature.error',
    defaultMessage: 'Problem',
    description: 'Badge of a signer whose signature went wrong.',
  },
  progress: {
    id: 'signature-requests.progress',
    defaultMessage: '{signed, plural, one {# of {total, number} signed} other {# of {total, number} signed}}',
    description: 'How many signers of a request have signed.',
  },
  progressNone: {
    id: 'signature-requests.progress.none',
    defaultMessage: 'No signers yet',
    description: 'In place of the progress of a draft without signers.',
  },
  signers: {
    id: 'signature-requests.signers',
    defaultMessage: 'Signers',
    description: 'Name of the list of the people who sign.',
  },
  you: {
    id: 'signature-requests.you',
    defaultMessage: 'You',
    description: 'In place of a name: the person who reads this.',
  },
  group: {
    id: 'signature-requests.group',
    defaultMessage: 'Group',
    description: 'Mark beside the name of a group of which any one signs.',
  },
  groupSigns: {
    id: 'signature-requests.group.signs',
    defaultMessage: 'Any one of the group signs',
    description: 'Below the name of a group among the signers.',
  },
  groupSigned: {
    id: 'signature-requests.group.signed',
    defaultMessage: 'For the group {name}',
    description: 'Below the name of the person who has signed for a group.',
  },
  statesName: {
    id: 'signature-requests.states-name',
    defaultMessage: 'States the name {name}',
    description: 'Below the name of a signer without account, who has corrected it.',
  },
  delegatedBy: {
    id: 'signature-requests.delegated-by',
    defaultMessage: 'In place of {name}',
    description: 'Below the name of a signer: {name} was to sign and has handed the signature on.',
  },
  turn: {
    id: 'signature-requests.turn',
    defaultMessage: 'Turn {turn}',
    description: 'When a signer signs, in a request with an order. {turn} counts from 1.',
  },
  remindedAt: {
    id: 'signature-requests.reminded-at',
    defaultMessage: 'Reminded {time}',
    description: 'When a signer was reminded last. {time} is a date with time.',
  },
  usedSeal: {
    id: 'signature-requests.used-seal',
    defaultMessage: 'Seal “{label}” of {organisation}',
    description: 'With a signature that a member made by the seal of an organisation, and with its event.',
  },
  sealedBy: {
    id: 'signature-requests.sealed-by',
    defaultMessage: 'Sealed by {organisations}',
    description: 'In the list of requests: the organisations whose seals were used.',
  },
  mobileMissing: {
    id: 'signature-requests.signer.mobile-missing',
    defaultMessage: 'Mobile number missing',
    description: 'Badge of a signer of a draft who needs a mobile number.',
  },
  mobileFromAccount: {
    id: 'signature-requests.signer.mobile-from-account',
    defaultMessage: 'Mobile number only if the account has one',
    description:
      'Badge of a signer of a draft who is invited by an account’s address and for whom no mobile number was given.',
  },
  closeWindow: {
    id: 'signature-requests.close-window',
    defaultMessage: 'You can close this window now.',
    description: 'Below a short answer to a person without an account.',
  },
  signedTitle: {
    id: 'signature-requests.signed.title',
    defaultMessage: 'Thank you, that is signed',
    description: 'Title of the page after signing.',
  },
  signedText: {
    id: 'signature-requests.signed.text',
    defaultMessage: 'Once everybody has signed, you find the documents at the link that brought you here.',
    description: 'On the page after signing.',
  },
  declinedTitle: {
    id: 'signature-requests.declined.title',
    defaultMessage: 'You have declined',
    description: 'Title of the page after declining.',
  },
  declinedText: {
    id: 'signature-requests.declined.text',
    defaultMessage: 'Nothing was signed. Whoever asked you has been told, and why if you gave a reason.',
    description: 'On the page after declining.',
  },
  expiredTitle: {
    id: 'signature-requests.expired.title',
    defaultMessage: 'This request has ended',
    description: 'Title of the page for a link whose request is gone.',
  },
  expiredText: {
    id: 'signature-requests.expired.text',
    defaultMessage:
      'It was declined or withdrawn, has run out, or the link is no longer valid. If you still expect to sign, please ask the person who invited you.',
    description: 'On the page for a link whose request is gone.',
  },
  notAvailableTitle: {
    id: 'signature-requests.not-available.title',
    defaultMessage: 'This request is not available',
    description: 'Title of the page for a request that the person may not see.',
  },
  notAvailableText: {
    id: 'signature-requests.not-available.text',
    defaultMessage:
      'It does not exist any more, or your account has no access to it. Check that you are logged in with the address that was invited.',
    description: 'On the page for a request that the person may not see.',
  },
});
