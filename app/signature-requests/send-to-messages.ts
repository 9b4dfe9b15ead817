import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of handing documents over by code, and of taking them over. */
export const signatureRequestsSendToMessages = defineMessages({
  title: {
    id: 'signature-requests.send-to.title',
    defaultMessage: 'Take over a document',
    description: 'Title of the page at the address of a document that was handed over by code.',
  },
  from: {
    id: 'signature-requests.send-to.from',
    defaultMessage: '{name} has handed a document over to you. With the access code it becomes yours.',
    description: 'Below the title. {name} is the person who handed it over.',
  },
  fromNobody: {
    id: 'signature-requests.send-to.from-nobody',
    defaultMessage: 'A document was handed over to you. With the access code it becomes yours.',
    description: 'Below the title, where a program handed it over.',
  },
  own: {
    id: 'signature-requests.send-to.own',
    defaultMessage:
      'You have handed “{title}” over. Nobody has taken it over yet; with the access code you can take it back.',
    description: 'Below the title, for the person who handed it over. {title} is what it is called.',
  },
  until: {
    id: 'signature-requests.send-to.until',
    defaultMessage: 'It waits here until {instant}.',
    description: 'Until when a document can be taken over.',
  },
  code: { id: 'signature-requests.send-to.code', defaultMessage: 'Access code', description: 'Label of the field.' },
  codeHint: {
    id: 'signature-requests.send-to.code-hint',
    defaultMessage: 'Ten letters and digits, from the person who gave you the address',
    description: 'Below the field for the access code.',
  },
  sign: {
    id: 'signature-requests.send-to.sign',
    defaultMessage: 'Take over and sign',
    description: 'Button: the document becomes the person’s own, who then signs it.',
  },
  invite: {
    id: 'signature-requests.send-to.invite',
    defaultMessage: 'Take over and invite others',
    description: 'Button: the document becomes the person’s own, who then adds signers.',
  },
  failed: {
    id: 'signature-requests.send-to.failed',
    defaultMessage: 'Failed to claim signature request',
    description: 'Heading above the sentence that says why a document could not be taken over.',
  },
  yours: {
    id: 'signature-requests.send-to.yours',
    defaultMessage: 'You have taken “{title}” over.',
    description: 'For the person who took the document over. {title} is what it is called.',
  },
  goOn: {
    id: 'signature-requests.send-to.go-on',
    defaultMessage: 'Open it',
    description: 'Link to the request that a document has become.',
  },
  taken: {
    id: 'signature-requests.send-to.taken',
    defaultMessage: 'Somebody else has taken this document over.',
    description: 'For somebody who comes too late.',
  },
  takenBy: {
    id: 'signature-requests.send-to.taken-by',
    defaultMessage: '{name} has taken “{title}” over.',
    description: 'For the person who handed the document over. {name} is who took it over.',
  },
  takenByNobody: {
    id: 'signature-requests.send-to.taken-by-nobody',
    defaultMessage: '“{title}” was taken over and then deleted.',
    description: 'For the person who handed the document over.',
  },
  expired: {
    id: 'signature-requests.send-to.expired',
    defaultMessage: 'Nobody took this document over in time. Please ask for a new address and code.',
    description: 'For somebody who comes after a day.',
  },
  state: { id: 'signature-requests.send-to.state', defaultMessage: 'State', description: 'Term before the state.' },
  stateUnclaimed: {
    id: 'signature-requests.send-to.state.unclaimed',
    defaultMessage: 'Waits for somebody',
    description: 'State of a document that was handed over.',
  },
  stateExpired: {
    id: 'signature-requests.send-to.state.expired',
    defaultMessage: 'Expired',
    description: 'State of a document that was handed over.',
  },
  stateClaimed: {
    id: 'signature-requests.send-to.state.claimed',
    defaultMessage: 'Taken over',
    description: 'State of a document that was handed over.',
  },
  stateSigning: {
    id: 'signature-requests.send-to.state.signing',
    defaultMessage: 'In progress',
    description: 'State of a document that was handed over.',
  },
  stateSigned: {
    id: 'signature-requests.send-to.state.signed',
    defaultMessage: 'Signed',
    description: 'State of a document that was handed over.',
  },
  stateWithdrawn: {
    id: 'signature-requests.send-to.state.withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'State of a document that was handed over.',
  },
  stateDeclined: {
    id: 'signature-requests.send-to.state.declined',
    defaultMessage: 'Declined',
    description: 'State of a document that was handed over.',
  },
  handOver: {
    id: 'signature-requests.send-to.hand-over',
    defaultMessage: 'Hand over by code',
    description: 'Button on the upload page: somebody whose address is not known is to take the documents over.',
  },
  handedOverTitle: {
    id: 'signature-requests.send-to.handed-over.title',
    defaultMessage: 'Give away address and code',
    description: 'Title on the upload page after documents were handed over by code.',
  },
  handedOverText: {
    id: 'signature-requests.send-to.handed-over.text',
    defaultMessage:
      'Whoever opens the address, logs in and knows the code takes the documents over. Give the code in another way than the address; it is shown only now.',
    description: 'Below that title.',
  },
  handedOverUntil: {
    id: 'signature-requests.send-to.handed-over.until',
    defaultMessage: 'They wait until {instant}, then they are deleted.',
    description: 'Below address and code.',
  },
  address: { id: 'signature-requests.send-to.address', defaultMessage: 'Address', description: 'Term before a link.' },
  copyAddress: {
    id: 'signature-requests.send-to.copy-address',
    defaultMessage: 'Copy address',
    description: 'Button.',
  },
  copyCode: { id: 'signature-requests.send-to.copy-code', defaultMessage: 'Copy code', description: 'Button.' },
  another: {
    id: 'signature-requests.send-to.another',
    defaultMessage: 'Upload another document',
    description: 'Link after documents were handed over.',
  },
});
