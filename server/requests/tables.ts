import type { AttachOnSuccess } from '@sigillum/api-contracts/signature-requests/attach-on-success.ts';
import type { DeliveryType } from '@sigillum/api-contracts/business/webhook-schemas.ts';
import type { FieldDeclaration } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import type { CallbackState } from '@sigillum/api-contracts/signature-requests/callback-schemas.ts';
import type { ReminderSchedule } from '@sigillum/api-contracts/signature-requests/reminder-schedule.ts';
import type { Language, Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
import type {
  LevelReason,
  ObserverTold,
  RequestStatus,
  SignatureLevel,
  SignatureStatus,
  VisualSignature,
} from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { Generated, Selectable } from 'kysely';
import type { DocumentInspection } from '@sigillum/engine/pdf/workers';
import type { Defaulted, DefaultedJson, Instant, Json, Optional, OptionalJson } from '../database/columns.ts';

export type AccessLevel = 'owner' | 'write' | 'read' | 'sign' | 'observe';

interface SignatureRequestTable {
  id: string;
  owner_id: string;
  business_id: Optional<string>;
  title: string;
  message: Defaulted<string>;
  quality: Quality;
  legislation: Legislation;
  status: RequestStatus;
  origin: string;
  /** The API user that made it; null for a person's, and once the API user is gone. */
  api_username: Optional<string>;
  expiration_date: Optional<Date>;
  /** When signers are reminded by themselves; what would have been before its change, or the deadline's, is not made up for. */
  reminders: Defaulted<ReminderSchedule>;
  reminders_changed_at: Optional<Date>;
  /** Since when the schedule reminds nobody any more of those who have still to sign. */
  reminders_ended_at: Optional<Date>;
  /** Questions of signers without an answer. */
  open_questions: Defaulted<number>;
  attach_on_success: Defaulted<AttachOnSuccess[]>;
  custom: Optional<string>;
  callback_success_url: Optional<string>;
  callback_error_url: Optional<string>;
  callback_update_url: Optional<string>;
  /** Signers may hand their signature on. */
  delegation_allowed: Defaulted<boolean>;
  created_at: Instant;
  updated_at: Instant;
  initiated_at: Optional<Date>;
  /** When the last signer had signed; SIGNED follows once every file has its long-term data. */
  accepted_at: Optional<Date>;
  ended_at: Optional<Date>;
  /** Every signature states name and reason, and its signer is proved again: as the business wanted when it was sent. */
  is_regulated: Defaulted<boolean>;
  /** When who looks after it was told that it will be deleted, and that it is on that day. */
  retention_told_at: Optional<Date>;
  retention_day_told_at: Optional<Date>;
  /** The request of which this is a corrected version; null again once that was erased. */
  corrects_id: Optional<string>;
  /** Why; null for what corrects nothing, empty where nobody said. */
  correction_reason: Optional<string>;
}

interface RequestAccessTable {
  request_id: string;
  user_id: string;
  level: AccessLevel;
  removed_at: Optional<Date>;
  /** Whoever is away: the access ends with the absence (decision 241). */
  deputy_for: Optional<string>;
  /** The access ends with the assignment in the team's inbox (decision 271). */
  by_assignment: Defaulted<boolean>;
}

/** A request in the inbox of its organisation's team. */
interface TeamRequestTable {
  request_id: string;
  business_id: string;
  put_at: Instant;
  /** Who has taken it, or was given it. */
  assignee_id: Optional<string>;
  assigned_at: Optional<Date>;
}

interface SignatureTable {
  sid: string;
  request_id: string;
  position: number;
  user_id: Optional<string>;
  account_email: Optional<string>;
  email: string;
  first_name: Optional<string>;
  last_name: Optional<string>;
  mobile: Optional<string>;
  language: Language;
  identity_reference: Optional<string>;
  identification_require_evidence: Defaulted<boolean>;
  /** The name as a signer without account writes it, where that differs from what the owner wrote. */
  stated_first_name: Optional<string>;
  stated_last_name: Optional<string>;
  sequence: Defaulted<number>;
  status: SignatureStatus;
  notify: Defaulted<boolean>;
  /** Signs only the documents that have a row in `document_signatures`, also when others are added (decision 178). */
  signs_listed_only: Defaulted<boolean>;
  invited_by: Optional<string>;
  /** One of this group signs, and what the group was called; `taken_by` has begun to. Once one has signed, the row is that person's. */
  group_id: Optional<string>;
  group_name: Optional<string>;
  taken_by: Optional<string>;
  /** Of all that bear the name so many sign; both or none. */
  quorum_name: Optional<string>;
  quorum_needed: Optional<number>;
  /** The account that was to sign and has handed this signature on, its name then, and what it wrote about that. */
  delegated_by: Optional<string>;
  delegator_name: Optional<string>;
  delegation_message: Optional<string>;
  invited_at: Optional<Date>;
  reminded_at: Optional<Date>;
  /** When a mail about it was refused for ever; null again once somebody has it tried again. */
  mail_refused_at: Optional<Date>;
  /** When it was given to the signer, where it was somebody else's before. */
  given_at: Optional<Date>;
  visit_hash: Optional<string>;
  visit_encrypted: Optional<string>;
  /** When a visitor has agreed to the terms of use of the trust service. */
  trust_terms_accepted_at: Optional<Date>;
  signed_at: Optional<Date>;
  signed_quality: Optional<Quality>;
  level_asked: Optional<SignatureLevel>;
  /** The lowest of the request's documents. */
  level_reached: Optional<SignatureLevel>;
  /** Why it is not the level that was asked for. */
  level_reason: Optional<LevelReason>;
  /** PART11: as the signer wrote them. */
  signing_name: Optional<string>;
  signing_reason: Optional<string>;
  /** The organisation's seal that was used instead of the person's own signature, as it was called then; both or none. */
  seal_label: Optional<string>;
  seal_organisation: Optional<string>;
  decline_reason: Optional<string>;
  ended_at: Optional<Date>;
  created_at: Instant;
}

interface DocumentSignatureTable {
  sid: string;
  document_id: string;
  visual_signature: OptionalJson<VisualSignature>;
}

/** When its signer looked last, to a minute. */
interface SignatureViewTable {
  sid: string;
  last_at: Instant;
}

/** What a signer fills in; the order of all fields of a request is that in which signers are led. */
interface RequestFieldTable {
  document_id: string;
  id: string;
  sid: string;
  position: number;
  declaration: Json<FieldDeclaration>;
  /** As it was saved last; null until the signer has been there. */
  value: Optional<string>;
}

/** A file that a signer has handed in for a field, until the signature. */
interface FieldFileTable {
  sid: string;
  field_id: string;
  document_id: string;
  filename: string;
  /** As the content says. */
  content_type: string;
  /** SHA-256, hexadecimal, by which the file store knows it. */
  blob: string;
  size: number;
  created_at: Instant;
}

interface ObserverTable {
  id: string;
  request_id: string;
  /** Empty for a group. */
  email: string;
  group_id: Optional<string>;
  group_name: Optional<string>;
  user_id: Optional<string>;
  invited_by: Optional<string>;
  /** When it was sent; whoever is told of its end alone has got no mail then. */
  invited_at: Optional<Date>;
  told: Defaulted<ObserverTold>;
  created_at: Instant;
}

interface SigningLockTable {
  request_id: string;
  sid: string;
  boot_id: string;
  expires_at: Instant;
  since: Defaulted<Date>;
  /** Higher than that of any lease before. */
  fence: Defaulted<number>;
}

/** A device that was handed to a signer; `host_name` is the witness's, as it was then. */
interface HandOverTable {
  token_hash: string;
  sid: string;
  host_id: string;
  host_name: string;
  created_at: Instant;
  expires_at: Instant;
  ended_at: Optional<Date>;
}

/** Documents handed over by address and access code, to whoever claims them. */
interface SendToTable {
  id: string;
  /** Null: by a program that told no name. */
  maker_id: Optional<string>;
  title: string;
  /** Of the access code, as of a password. */
  code_hash: string;
  created_at: Instant;
  claimed_at: Optional<Date>;
  /** What it became; null again once that was erased. */
  request_id: Optional<string>;
}

/** The files until they are claimed. */
interface SendToDocumentTable {
  send_to_id: string;
  position: number;
  title: string;
  /** SHA-256, hexadecimal, by which the file store knows it. */
  blob: string;
  size: number;
  inspection: Json<DocumentInspection>;
  created_at: Instant;
}

interface CallbackTable {
  id: string;
  /** The order in which they were caused. */
  position: Generated<number>;
  /** Null for a try of a webhook, which is about none. */
  request_id: Optional<string>;
  business_id: Optional<string>;
  /** The webhook that is called; null: an address of the request itself. */
  webhook_id: Optional<string>;
  /** The event that a webhook is told of: its id stays the same whoever asks for it, and when. */
  event_id: Optional<string>;
  /** The program whose secret signs it. */
  username: Optional<string>;
  /** When somebody sent it again by hand, and how many tries there had been. */
  resent_at: Optional<Date>;
  attempts_before: Defaulted<number>;
  type: DeliveryType;
  state: Defaulted<CallbackState>;
  /** With the ids filled in. */
  url: string;
  body: string;
  attempts: Defaulted<number>;
  messages: DefaultedJson<string[]>;
  created_at: Instant;
  updated_at: Instant;
}
export type CallbackRow = Selectable<CallbackTable>;

/** The list of an account's requests: which one it is, and since when it is whole. Both null where it is not kept. */
interface RequestListTable {
  user_id: string;
  build: Optional<string>;
  built_at: Optional<Date>;
  /** Since when each row has its words (migration 149): those that an older version has built lack them. */
  words_at: Optional<Date>;
}

/** A request in the list of an account, written by the database alone (migration 069). */
interface ListedRequestTable {
  user_id: string;
  request_id: string;
  role: string;
  state: string;
  sort_title: string;
  open_signatures: number;
  created_at: Instant;
  updated_at: Instant;
  expires_at: Optional<Date>;
  is_late: Defaulted<boolean>;
  /** In small letters what a search looks at, as the account may read it: title, and a line for each person. */
  words: Optional<string>;
  /** Where it lies by title; zero before the first milestone. */
  stretch: Defaulted<string>;
}

/** Where a stretch of an account's list by title begins (migration 150). */
interface RequestListMilestoneTable {
  user_id: string;
  stretch: Generated<string>;
  sort_title: string;
  request_id: string;
  is_settled: Defaulted<boolean>;
}

/** How many requests of a state lie in a stretch; rows of the same stretch add up. */
interface RequestListStretchTable {
  user_id: string;
  stretch: string;
  state: string;
  count: number;
}

/** How many requests of a state an account's list has of a day; rows of the same day add up. */
interface RequestListCountTable {
  user_id: string;
  moment: 'created_at' | 'updated_at';
  day: string;
  state: string;
  /** Of the latest change alone; null where an older version has counted. */
  open_signatures: Optional<number>;
  count: number;
}

export interface RequestTables {
  request_lists: RequestListTable;
  listed_requests: ListedRequestTable;
  request_list_counts: RequestListCountTable;
  request_list_milestones: RequestListMilestoneTable;
  request_list_stretches: RequestListStretchTable;
  callbacks: CallbackTable;
  hand_overs: HandOverTable;
  send_tos: SendToTable;
  send_to_documents: SendToDocumentTable;
  signature_requests: SignatureRequestTable;
  request_access: RequestAccessTable;
  team_requests: TeamRequestTable;
  signatures: SignatureTable;
  document_signatures: DocumentSignatureTable;
  signature_views: SignatureViewTable;
  request_fields: RequestFieldTable;
  field_files: FieldFileTable;
  observers: ObserverTable;
  signing_locks: SigningLockTable;
}
