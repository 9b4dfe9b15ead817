import type { ReminderSchedule } from '@sigillum/api-contracts/signature-requests/reminder-schedule.ts';

/** Who did it, as it was then: names and addresses change, evidence does not. */
export interface ActorSnapshot {
  type: 'member' | 'external' | 'api' | 'system' | 'operator';
  userId?: string | undefined;
  sid?: string | undefined;
  email?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  /** Of a program. */
  username?: string | undefined;
}

/** What can happen to a request (wire shapes, Signature report, and our own). */
export type EventName =
  | 'CREATED'
  | 'UPDATED'
  | 'EXPIRATION_CHANGED'
  | 'INITIATED'
  | 'INVITED'
  | 'VIEWED'
  | 'DOWNLOADED'
  /** Somebody who manages the request hands the device to a signer who is there. */
  | 'HANDED_OVER'
  | 'TAN_SENT'
  | 'TAN_REFUSED'
  | 'TAN_CONFIRMED'
  | 'IDENTIFIED'
  | 'STEP_UP_CONFIRMED'
  | 'SIGNED'
  /** Enough of those have signed of whom some had to; the others are asked no more. */
  | 'QUORUM_REACHED'
  | 'LONG_TERM_DATA_ADDED'
  | 'TIMESTAMP_RENEWED'
  | 'COMPLETED'
  | 'SIGNATURE_FAILED'
  | 'DELEGATED'
  | 'DECLINED'
  | 'WITHDRAWN'
  | 'EXPIRED'
  | 'REMINDED'
  /** Signers are reminded otherwise by themselves. */
  | 'REMINDERS_CHANGED'
  /** A mail server refused the mail to a signer for ever. */
  | 'MAIL_REFUSED'
  /** A program was shown the personal link of a signer, and may have passed it on. */
  | 'LINK_HANDED'
  | 'DOCUMENTS_ADDED'
  | 'DOCUMENTS_REMOVED'
  /** Whoever sends a document has looked at the PDF that we made of another file. */
  | 'CONVERSION_ACCEPTED'
  | 'ATTACHMENTS_ADDED'
  | 'ATTACHMENTS_REMOVED'
  | 'SIGNERS_ADDED'
  | 'SIGNERS_REMOVED'
  | 'OBSERVERS_ADDED'
  | 'OBSERVERS_REMOVED'
  | 'READERS_ADDED'
  | 'READERS_REMOVED'
  | 'WRITERS_ADDED'
  | 'WRITERS_REMOVED'
  /** Into the inbox of the organisation's team and out of it, and who has taken it there (`writersAdded`), or has it no more. */
  | 'TEAM_ENTERED'
  | 'TEAM_LEFT'
  | 'ASSIGNED'
  | 'ASSIGNMENT_ENDED'
  | 'SIGNATURES_PLACED'
  /** A mistyped address was changed before its signer signed. */
  | 'SIGNER_READDRESSED'
  /** A signer's question, and the answer of whoever looks after the request; both are theirs alone to read. */
  | 'QUESTION_ASKED'
  | 'QUESTION_ANSWERED'
  /** A corrected version was sent, which takes its place. */
  | 'CORRECTED'
  | 'FIELDS_PLACED'
  | 'ACCESS_REMOVED'
  | 'RETENTION_ENDED'
  | 'PASSED_ON'
  | 'REPORT_CREATED';

/** A document as it was when the event happened. */
export interface DocumentEvidence {
  documentId: string;
  versionId: string;
  /** SHA-256 of the version, hexadecimal. */
  sha256: string;
  /** In bytes: with it, anybody can cut this version out of a later one, whose prefix it is. */
  size?: number | undefined;
  /** SIGNED: the version that the signer signed, of which this one is a continuation. */
  signedSha256?: string | undefined;
  signedSize?: number | undefined;
}

/** A file that went with a request without being signed. */
export interface AttachmentEvidence {
  attachmentId: string;
  filename: string;
  /** Hexadecimal. */
  sha256: string;
  /** In bytes. */
  size: number;
}

/** What a signer has written into a field, as it stands in the file. */
export interface FilledEvidence {
  documentId: string;
  label: string;
  kind: string;
  /** Never empty; of a box that is ticked `true`. */
  value: string;
}

/** What an event says beyond its name. Never a secret: reports and members read it. */
export interface EventData {
  /** The signature the event is about. */
  sid?: string | undefined;
  /** A reason somebody gave. */
  message?: string | undefined;
  quality?: string | undefined;
  /** How a code was sent. */
  channel?: 'email' | 'sms' | undefined;
  /** STEP_UP_CONFIRMED: the second factor of the account that stood for a code; of Mobile ID, `evidenceId` names the question there. */
  method?: 'passkey' | 'totp' | 'mobile_id' | undefined;
  /** The same: SHA-256 of what Mobile ID has answered, which is kept as long as the request (mobile-id-answers.ts). Hexadecimal. */
  answerSha256?: string | undefined;
  /** PAdES level asked for and reached, and why not more. */
  levelAsked?: string | undefined;
  level?: string | undefined;
  levelReason?: string | undefined;
  /** Regulated records (PART11): as the signer wrote them. */
  signingName?: string | undefined;
  /** UPDATED, SIGNED: the name as the signer states it, who has no account; empty where the statement was taken back. */
  statedName?: string | undefined;
  signingReason?: string | undefined;
  /** SIGNED: shown to whoever is shown the documents. */
  filled?: FilledEvidence[] | undefined;
  /** SIGNED: the organisation's seal that was used instead of the person's own signature. */
  sealAccountName?: string | undefined;
  sealLabel?: string | undefined;
  sealOrganisation?: string | undefined;
  /** SIGNED: the organisation that has checked who the signer is (AES for Business), and the mail domain by which it vouches. */
  vouchedBy?: string | undefined;
  vouchedDomain?: string | undefined;
  /** The officer of it who has checked the signer’s identity document in person, by name. */
  vouchedOfficer?: string | undefined;
  /** SIGNED without a code: the reference under which whoever has sent the request knows the signer and vouches. */
  vouchedReference?: string | undefined;
  legislation?: string | undefined;
  /** IDENTIFIED, SIGNED: who has checked who the signer is, the evidence that the trust service keeps, its level (3 or 4), and when. */
  provider?: string | undefined;
  evidenceId?: string | undefined;
  assurance?: number | undefined;
  identifiedAt?: string | undefined;
  /** E-mail addresses. */
  signersAdded?: string[] | undefined;
  signersRemoved?: string[] | undefined;
  /** Names of groups, of which one signs or all observe. */
  signerGroupsAdded?: string[] | undefined;
  signerGroupsRemoved?: string[] | undefined;
  /** The group for which the actor has signed, and which version of it the actor belonged to. */
  signerGroup?: string | undefined;
  signerGroupVersion?: string | undefined;
  /** Who was there, and had handed the device to the signer, by name. */
  witness?: string | undefined;
  /** INITIATED: of whom so many have to sign, by their signatures. */
  quorums?: { name: string; needed: number; sids: string[] }[] | undefined;
  /** QUORUM_REACHED: whose signatures are there, and whose are not needed any more. */
  quorum?: { name: string; needed: number; signed: string[]; spared: string[] } | undefined;
  /** DELEGATED: who signs instead of the actor. */
  delegatees?: string[] | undefined;
  observersAdded?: string[] | undefined;
  observersRemoved?: string[] | undefined;
  /** Colleagues who may read it since then, or edit it, or may no more. */
  readersAdded?: string[] | undefined;
  readersRemoved?: string[] | undefined;
  writersAdded?: string[] | undefined;
  writersRemoved?: string[] | undefined;
  /** Of ATTACHMENTS_ADDED, ATTACHMENTS_REMOVED, and of DOWNLOADED where it was attachments. */
  attachments?: AttachmentEvidence[] | undefined;
  certificateSubject?: string | undefined;
  certificateSerial?: string | undefined;
  certificateIssuer?: string | undefined;
  /** SIGNATURE_FAILED: why a signature that had been accepted does not hold. */
  failure?: 'certificate_revoked' | undefined;
  /** CREATED: the send-to that was claimed. */
  claimedFrom?: string | undefined;
  /** DOCUMENTS_ADDED, DOCUMENTS_REMOVED, SIGNATURES_PLACED: their names. */
  documentTitles?: string[] | undefined;
  /** EXPIRATION_CHANGED: the expiry since then, null where there is none any more. */
  expirationDate?: string | null | undefined;
  /** REMINDERS_CHANGED: after and before how many days. */
  reminders?: ReminderSchedule | undefined;
  /** DOCUMENTS_ADDED, CONVERSION_ACCEPTED by a program: SHA-256 of the file of which the document is our copy, and what the copy lacks. */
  originalSha256?: string | undefined;
  removedActions?: string[] | undefined;
  /** DOCUMENTS_ADDED, CONVERSION_ACCEPTED by a program: of what kind of file the document was made. */
  convertedFrom?: string | undefined;
  /** Names of the fields an update changed, and of what a corrected version has otherwise. */
  changed?: string[] | undefined;
  /** UPDATED, CREATED: SHA-256 of each document as it was before words of it were covered. */
  coveredFrom?: { documentId: string; sha256: string }[] | undefined;
  /** UPDATED: SHA-256 of each document as it was before the sender filled in fields of its own form. */
  filledFrom?: { documentId: string; sha256: string }[] | undefined;
  /** QUESTION_ANSWERED: the `seq` of the question. */
  question?: number | undefined;
  /** CREATED, INITIATED of a corrected version: the request before, and the hash of its event CORRECTED. */
  corrects?: string | undefined;
  correctsHash?: string | undefined;
  /** CORRECTED: the request that takes the place of this one, and the hash of its newest event then. */
  correctedBy?: string | undefined;
  correctedByHash?: string | undefined;
  /** INITIATED of a corrected version: names of documents that are different, and signatures whose signers had signed before. */
  documentsAdded?: string[] | undefined;
  documentsRemoved?: string[] | undefined;
  documentsReplaced?: string[] | undefined;
  askedAgain?: string[] | undefined;
}

/** A row of the chain, as it is hashed. */
export interface AuditEvent {
  request_id: string;
  seq: number;
  at: Date;
  name: string;
  actor: ActorSnapshot;
  ip: string | null;
  zone: string | null;
  documents: readonly DocumentEvidence[];
  data: EventData;
  previous_hash: string;
}
