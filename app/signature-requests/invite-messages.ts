import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of the way from a draft to its invitations. */
export const signatureRequestsInviteMessages = defineMessages({
  draftClash: {
    id: 'signature-requests.invite.clash',
    defaultMessage:
      'Somebody else has just changed the same. Try again to keep yours, or reload the page to see theirs.',
    description: 'Why a change of a draft was not saved: it would overwrite another person’s.',
  },
  notAsShown: {
    id: 'signature-requests.invite.not-as-shown',
    defaultMessage:
      'Not sent yet: the draft holds something else than was shown here. You see it now. Please look, then send.',
    description: 'Passing message when a draft was about to be sent.',
  },
  draftChanged: {
    id: 'signature-requests.invite.changed',
    defaultMessage: 'Somebody else is editing this draft, too. You now see their changes.',
    description: 'Passing message when a draft was changed on another screen.',
  },
  suggesting: {
    id: 'signature-requests.people.suggesting',
    defaultMessage: 'Looking for people you know',
    description: 'Below an e-mail field, while known people are being looked for.',
  },
  inviteTitle: {
    id: 'signature-requests.invite.title',
    defaultMessage: 'Prepare a request',
    description: 'Title of the page on which a request is prepared.',
  },
  steps: { id: 'signature-requests.invite.steps', defaultMessage: 'Steps', description: 'Name of the list of steps.' },
  stepDocuments: {
    id: 'signature-requests.invite.step-documents',
    defaultMessage: 'Documents',
    description: 'Step of preparing a request.',
  },
  stepPeople: {
    id: 'signature-requests.invite.step-people',
    defaultMessage: 'People',
    description: 'Step of preparing a request: who signs and who looks on.',
  },
  stepPlace: {
    id: 'signature-requests.invite.step-place',
    defaultMessage: 'Place signatures',
    description: 'Step of preparing a request: where visible signatures stand.',
  },
  stepSend: {
    id: 'signature-requests.invite.step-send',
    defaultMessage: 'Review and send',
    description: 'Step of preparing a request.',
  },
  stepOf: {
    id: 'signature-requests.invite.step-of',
    defaultMessage: 'Step {number} of {total}: {step}',
    description: 'On phones: where one is in preparing a request. {step} is the name of the step.',
  },
  stampDate: {
    id: 'signature-requests.invite.stamp-date',
    defaultMessage: 'Date of signing',
    description: 'In a placed signature that nobody has made yet, where its date will stand.',
  },
  back: { id: 'signature-requests.invite.back', defaultMessage: 'Back', description: 'Button to the step before.' },
  next: { id: 'signature-requests.invite.next', defaultMessage: 'Next', description: 'Button to the next step.' },
  toDrafts: {
    id: 'signature-requests.invite.to-drafts',
    defaultMessage: 'To the drafts',
    description: 'Button that leaves the page; the draft is kept.',
  },
  send: {
    id: 'signature-requests.invite.send',
    defaultMessage: 'Send invitations',
    description: 'Button that sends the request to its signers.',
  },
  sent: {
    id: 'signature-requests.invite.sent',
    defaultMessage: '{count, plural, one {The invitation is on its way} other {The invitations are on their way}}',
    description: 'Snackbar after a request was sent. {count} is the number of signers.',
  },
  saveFailed: {
    id: 'signature-requests.invite.save-failed',
    defaultMessage: 'Not saved. {reason}',
    description: 'Says that what was typed could not be saved. {reason} is a sentence.',
  },
  documentsTitle: {
    id: 'signature-requests.invite.documents-title',
    defaultMessage: 'Documents',
    description: 'Heading of the section with the documents.',
  },
  documentsText: {
    id: 'signature-requests.invite.documents-text',
    defaultMessage: 'Everybody signs all documents of the request.',
    description: 'Below the heading of the section with the documents.',
  },
  signersTitle: {
    id: 'signature-requests.invite.signers-title',
    defaultMessage: 'Signers',
    description: 'Heading of the section with the people who sign.',
  },
  signersText: {
    id: 'signature-requests.invite.signers-text',
    defaultMessage: 'Nobody needs an account: an e-mail address is enough. Who has one finds the request there, too.',
    description: 'Below the heading of the section with the people who sign.',
  },
  noSigners: {
    id: 'signature-requests.invite.no-signers',
    defaultMessage: 'Nobody yet. Add the people who are to sign, yourself included if you sign too.',
    description: 'In place of an empty list of signers.',
  },
  addMyself: {
    id: 'signature-requests.invite.add-myself',
    defaultMessage: 'Add myself',
    description: 'Button that adds the person who prepares the request as a signer.',
  },
  delegationTitle: {
    id: 'signature-requests.invite.delegation-title',
    defaultMessage: 'Who may sign',
    description: 'Title of a section of the last step before a request is sent.',
  },
  delegation: {
    id: 'signature-requests.invite.delegation',
    defaultMessage: 'Signers may name somebody else',
    description: 'Switch: a signer may hand the signature on.',
  },
  delegationHint: {
    id: 'signature-requests.invite.delegation-hint',
    defaultMessage: 'Whoever cannot sign delegates the signature, once. You are told, and the report names both.',
    description: 'Below the switch “Signers may name somebody else”.',
  },
  delegationPart11: {
    id: 'signature-requests.invite.delegation-part11',
    defaultMessage: 'Regulated records are signed by exactly the people whom you invite.',
    description: 'In place of the switch “Signers may name somebody else”, where it does not apply.',
  },
  order: {
    id: 'signature-requests.invite.order',
    defaultMessage: 'Sign one after the other',
    description: 'Switch: signers sign in an order.',
  },
  orderHint: {
    id: 'signature-requests.invite.order-hint',
    defaultMessage:
      'Each person is invited once everybody with a lower number has signed. Equal numbers sign at the same time.',
    description: 'Below the switch “Sign one after the other”.',
  },
  turnOf: {
    id: 'signature-requests.invite.turn-of',
    defaultMessage: 'Turn of {name}',
    description: 'Label of the choice of a signer’s turn, for screen readers.',
  },
  byLink: {
    id: 'signature-requests.invite.by-link',
    defaultMessage: 'by personal link',
    description: 'After a signer’s e-mail address: signs without an account.',
  },
  changeSigner: {
    id: 'signature-requests.invite.change-signer',
    defaultMessage: 'Change {name}',
    description: 'Button of one signer.',
  },
  observersTitle: {
    id: 'signature-requests.invite.observers-title',
    defaultMessage: 'Observers',
    description: 'Heading of the section with the people who look on.',
  },
  observersText: {
    id: 'signature-requests.invite.observers-text',
    defaultMessage: 'They follow the request and get the signed documents, without signing.',
    description: 'Below the heading of the section with the people who look on.',
  },
  removeObserver: {
    id: 'signature-requests.invite.remove-observer',
    defaultMessage: 'Remove {email}',
    description: 'Button of one observer.',
  },
  placeTitle: {
    id: 'signature-requests.invite.place-title',
    defaultMessage: 'Signatures to place',
    description: 'Name of the column with the signers beside the pages.',
  },
  placeText: {
    id: 'signature-requests.invite.place-text',
    defaultMessage:
      'Choose a person, then click on the page where the signature is to stand. This is optional: signatures are just as valid without a visible mark.',
    description: 'Above the list of signers beside the pages.',
  },
  placeNobody: {
    id: 'signature-requests.invite.place-nobody',
    defaultMessage: 'Add signers first.',
    description: 'In place of the list of signers beside the pages.',
  },
  document: {
    id: 'signature-requests.invite.document',
    defaultMessage: 'Document',
    description: 'Label of the choice of the document that is shown.',
  },
  placedCount: {
    id: 'signature-requests.invite.placed-count',
    defaultMessage: '{count, plural, =0 {No visible signature} one {# visible signature} other {# visible signatures}}',
    description: 'Below the name of a signer beside the pages.',
  },
  placeOnPage: {
    id: 'signature-requests.invite.place-on-page',
    defaultMessage: 'Place on page {page}',
    description: 'Button that places a signature without pointing. {page} counts from 1.',
  },
  placeHere: {
    id: 'signature-requests.invite.place-here',
    defaultMessage: 'Place the signature of {name} on page {page}',
    description: 'Name of the page as a button, for screen readers.',
  },
  markOf: {
    id: 'signature-requests.invite.mark-of',
    defaultMessage: 'Signature of {name}, page {page}',
    description: 'Name of a placed signature, for screen readers.',
  },
  markKeys: {
    id: 'signature-requests.invite.mark-keys',
    defaultMessage:
      'Arrow keys move it, with Shift further. With Alt they resize it. Page up and page down change the page. Delete removes it.',
    description: 'How a placed signature is moved by keys, for screen readers.',
  },
  removeMark: {
    id: 'signature-requests.invite.remove-mark',
    defaultMessage: 'Remove: {label}',
    description: 'Button of a placed signature. {label} is its name.',
  },
  markPosition: {
    id: 'signature-requests.invite.mark-position',
    defaultMessage: 'Page {page}: {x} points from the left, {y} from the top',
    description: 'Read out after a placed signature was moved.',
  },
  wordsTitle: {
    id: 'signature-requests.invite.words-title',
    defaultMessage: 'Title and message',
    description: 'Heading of the section with title and message.',
  },
  requestTitle: {
    id: 'signature-requests.invite.request-title',
    defaultMessage: 'Title',
    description: 'Label of the title of a request.',
  },
  message: {
    id: 'signature-requests.invite.message',
    defaultMessage: 'Message',
    description: 'Label of the message to the signers.',
  },
  messageHint: {
    id: 'signature-requests.invite.message-hint',
    defaultMessage: 'Stands in the invitation.',
    description: 'Below the label of the message to the signers.',
  },
  summaryTitle: {
    id: 'signature-requests.invite.summary-title',
    defaultMessage: 'Ready to send?',
    description: 'Heading of the last look at documents and people.',
  },
  missingDocuments: {
    id: 'signature-requests.invite.missing-documents',
    defaultMessage: 'Add a document',
    description: 'Link to the step in which a document is missing.',
  },
  missingSigners: {
    id: 'signature-requests.invite.missing-signers',
    defaultMessage: 'Add a signer',
    description: 'Link to the step in which a signer is missing.',
  },
  missingMobiles: {
    id: 'signature-requests.summary.missing-mobiles',
    defaultMessage: 'Add the missing mobile numbers',
    description: 'Link in the last look before sending, where signers lack a mobile number.',
  },
});
