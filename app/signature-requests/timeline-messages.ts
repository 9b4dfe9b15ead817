import { defineMessages } from '../i18n/define-messages.ts';

/** What has happened to a request, an event a text. */
export const signatureRequestsTimelineMessages = defineMessages({
  timeline: {
    id: 'signature-requests.timeline',
    defaultMessage: 'What has happened',
    description: 'Name of the list of events of a request.',
  },
  eventCreated: {
    id: 'signature-requests.event.created',
    defaultMessage: 'Draft created',
    description: 'Event of a request.',
  },
  eventInitiated: {
    id: 'signature-requests.event.initiated',
    defaultMessage: 'Sent for signature',
    description: 'Event of a request.',
  },
  eventInvited: {
    id: 'signature-requests.event.invited',
    defaultMessage: 'Signer invited',
    description: 'Event of a request.',
  },
  eventViewed: { id: 'signature-requests.event.viewed', defaultMessage: 'Viewed', description: 'Event of a request.' },
  eventDownloaded: {
    id: 'signature-requests.event.downloaded',
    defaultMessage: 'Downloaded',
    description: 'Event of a request.',
  },
  eventTanSent: {
    id: 'signature-requests.event.tan-sent',
    defaultMessage: 'Code sent',
    description: 'Event of a request: a code that proves who signs was sent.',
  },
  eventTanConfirmed: {
    id: 'signature-requests.event.tan-confirmed',
    defaultMessage: 'Code confirmed',
    description: 'Event of a request: the right code was entered.',
  },
  eventIdentified: {
    id: 'signature-requests.event.identified',
    defaultMessage: 'Identified before signing',
    description: 'Event of a request: somebody without account has proved who they are, for this signature.',
  },
  eventStepUpConfirmed: {
    id: 'signature-requests.event.step-up-confirmed',
    defaultMessage: 'Confirmed with a second step',
    description: 'Event of a request: a passkey or a code of an app stood for the code.',
  },
  eventSigned: { id: 'signature-requests.event.signed', defaultMessage: 'Signed', description: 'Event of a request.' },
  eventLongTerm: {
    id: 'signature-requests.event.long-term',
    defaultMessage: 'Long-term data added',
    description: 'Event of a request: the data for long-term proof were added.',
  },
  eventRenewed: {
    id: 'signature-requests.event.renewed',
    defaultMessage: 'Archive timestamp renewed',
    description: 'Event of a request: an archive timestamp was renewed.',
  },
  eventCompleted: {
    id: 'signature-requests.event.completed',
    defaultMessage: 'Everybody has signed',
    description: 'Event of a request.',
  },
  eventDelegated: {
    id: 'signature-requests.event.delegated',
    defaultMessage: 'Signature delegated',
    description: 'Event of a request: a signer has named somebody else to sign.',
  },
  eventDeclined: {
    id: 'signature-requests.event.declined',
    defaultMessage: 'Declined',
    description: 'Event of a request.',
  },
  eventSignatureFailed: {
    id: 'signature-requests.event.signature-failed',
    defaultMessage: 'Signature does not hold: its certificate was revoked',
    description: 'Event of a request: an accepted signature turned out not to be valid.',
  },
  eventWithdrawn: {
    id: 'signature-requests.event.withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'Event of a request.',
  },
  eventExpired: {
    id: 'signature-requests.event.expired',
    defaultMessage: 'Expired',
    description: 'Event of a request.',
  },
  eventExpirationChanged: {
    id: 'signature-requests.event.expiration-changed',
    defaultMessage: 'Expiry changed',
    description: 'Event of a request: the owner has moved the day on which it expires; the new one stands below.',
  },
  expiresNever: {
    id: 'signature-requests.event.expires-never',
    defaultMessage: 'Does not expire any more',
    description: 'Below the event “Expiry changed”, where the expiry was taken away.',
  },
  eventReminded: {
    id: 'signature-requests.event.reminded',
    defaultMessage: 'Signer reminded',
    description: 'Event of a request.',
  },
  eventLinkHanded: {
    id: 'signature-requests.event.link-handed',
    defaultMessage: 'Signing link handed to a program',
    description: 'Event of a request. A program (an API user of the organisation) was shown a signer’s personal link.',
  },
  eventConversionAccepted: {
    id: 'signature-requests.event.conversion-accepted',
    defaultMessage: 'PDF accepted that was made of another file',
    description: 'Event of a request.',
  },
  eventDocumentsAdded: {
    id: 'signature-requests.event.documents-added',
    defaultMessage: 'Documents added',
    description: 'Event of a request.',
  },
  eventDocumentsRemoved: {
    id: 'signature-requests.event.documents-removed',
    defaultMessage: 'Documents removed',
    description: 'Event of a request.',
  },
  eventAttachmentsAdded: {
    id: 'signature-requests.event.attachments-added',
    defaultMessage: 'Attachment added',
    description: 'Event of a request.',
  },
  eventAttachmentsRemoved: {
    id: 'signature-requests.event.attachments-removed',
    defaultMessage: 'Attachment removed',
    description: 'Event of a request.',
  },
  eventSignersAdded: {
    id: 'signature-requests.event.signers-added',
    defaultMessage: 'Signers added',
    description: 'Event of a request.',
  },
  eventSignersRemoved: {
    id: 'signature-requests.event.signers-removed',
    defaultMessage: 'Signers removed',
    description: 'Event of a request.',
  },
  eventObserversAdded: {
    id: 'signature-requests.event.observers-added',
    defaultMessage: 'Observers added',
    description: 'Event of a request.',
  },
  eventObserversRemoved: {
    id: 'signature-requests.event.observers-removed',
    defaultMessage: 'Observers removed',
    description: 'Event of a request.',
  },
  eventReportCreated: {
    id: 'signature-requests.event.report-created',
    defaultMessage: 'Report created',
    description: 'Event of a request: the signature report was made.',
  },
  eventReadersAdded: {
    id: 'signature-requests.event.readers-added',
    defaultMessage: 'Reading allowed',
    description: 'Event of a request: colleagues may read it since then; they stand below.',
  },
  eventReadersRemoved: {
    id: 'signature-requests.event.readers-removed',
    defaultMessage: 'Reading no longer allowed',
    description: 'Event of a request: colleagues may read it no more; they stand below.',
  },
  eventTeamEntered: {
    id: 'signature-requests.event.team-entered',
    defaultMessage: 'Put into the team inbox',
    description: 'Event in the life of a request.',
  },
  eventTeamLeft: {
    id: 'signature-requests.event.team-left',
    defaultMessage: 'Taken out of the team inbox',
    description: 'Event in the life of a request.',
  },
  eventAssigned: {
    id: 'signature-requests.event.assigned',
    defaultMessage: 'Assigned',
    description: 'Event in the life of a request: a colleague looks after it; the address follows.',
  },
  eventAssignmentEnded: {
    id: 'signature-requests.event.assignment-ended',
    defaultMessage: 'Assignment ended',
    description: 'Event in the life of a request; the address of whose assignment follows.',
  },
  eventWritersAdded: {
    id: 'signature-requests.event.writers-added',
    defaultMessage: 'Editing allowed',
    description: 'Event of a request: colleagues may edit it since then; they stand below.',
  },
  eventWritersRemoved: {
    id: 'signature-requests.event.writers-removed',
    defaultMessage: 'Editing no longer allowed',
    description: 'Event of a request: colleagues may edit it no more; they stand below.',
  },
  eventReaddressed: {
    id: 'signature-requests.event.readdressed',
    defaultMessage: 'Address of a signer changed',
    description: 'Event of a request; the address before and the new one stand below.',
  },
  eventQuestionAsked: {
    id: 'signature-requests.event.question-asked',
    defaultMessage: 'Question asked',
    description: 'Event of a request: a signer asks the sender; the question stands below.',
  },
  eventQuestionAnswered: {
    id: 'signature-requests.event.question-answered',
    defaultMessage: 'Question answered',
    description: 'Event of a request: the sender answers a signer; the answer stands below.',
  },
  eventHandedOver: {
    id: 'signature-requests.event.handed-over',
    defaultMessage: 'Device handed to a signer',
    description: 'Event of a request: a signer who was there signs on the device of whoever looks after it.',
  },
  eventQuorumReached: {
    id: 'signature-requests.event.quorum-reached',
    defaultMessage: 'Enough have signed; the others are not needed',
    description: 'Event of a request: of people of whom some had to sign, enough have.',
  },
  eventCorrected: {
    id: 'signature-requests.event.corrected',
    defaultMessage: 'Replaced by a corrected version',
    description: 'Event of a request: a corrected version was sent, which takes its place.',
  },
  eventSignaturesPlaced: {
    id: 'signature-requests.event.signatures-placed',
    defaultMessage: 'Signatures placed',
    description: 'Event of a request: where signatures stand on the pages was changed; the documents stand below.',
  },
  eventFieldsPlaced: {
    id: 'signature-requests.event.fields-placed',
    defaultMessage: 'Fields changed',
    description: 'Event of a request: what signers fill in, or where that stands on the pages, was changed.',
  },
  eventRemindersChanged: {
    id: 'signature-requests.event.reminders-changed',
    defaultMessage: 'Reminders changed',
    description: 'Event of a request: when signers are reminded by themselves was changed.',
  },
  eventMailRefused: {
    id: 'signature-requests.event.mail-refused',
    defaultMessage: 'E-mail could not be delivered',
    description: 'Event of a request: a mail server has refused the mail to a signer, or it came back.',
  },
});
