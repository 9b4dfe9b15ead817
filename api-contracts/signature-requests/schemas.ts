import * as z from 'zod';
import { Id, Instant, Language, Legislation, Quality } from '../schemas.ts';
import { HighestQuality } from '../user/schemas.ts';
import { AttachOnSuccess } from './attach-on-success.ts';
import { Quorum } from './quorum.ts';
import { ReminderSchedule } from './reminder-schedule.ts';

/** What answers look like (wire shapes, Signature request). Fields marked “ours” are not named there. */
export const RequestStatus = z.enum(['DRAFT', 'OPEN', 'DECLINED', 'WITHDRAWN', 'SIGNED', 'EXPIRED', 'ERROR']);
export type RequestStatus = z.infer<typeof RequestStatus>;

export const SignatureStatus = z.enum(['OPEN', 'WAITING', 'DECLINED', 'WITHDRAWN', 'SIGNED', 'ERROR']);
export type SignatureStatus = z.infer<typeof SignatureStatus>;

/** What the caller may do with the request now; the server's rule table decides, screens only ask `includes`. */
export const RequestAction = z.enum([
  'edit',
  'add_documents',
  'remove_documents',
  'add_attachments',
  'remove_attachments',
  'change_signers',
  /** Where signatures stand on the pages; in a draft it is a part of `edit`. */
  'place_signatures',
  /** When an open request expires; in a draft it is a part of `edit`. */
  'change_expiration',
  'add_observers',
  'remove_observers',
  /** Which colleagues may read and edit it. */
  'name_colleagues',
  'initiate',
  'sign',
  'decline',
  'delegate',
  /** A question to whoever looks after the request, and the answer to it. */
  'ask',
  'answer',
  'withdraw',
  /** A corrected version as a draft, which takes its place once it is sent. */
  'correct',
  'remind',
  'delete',
]);
export type RequestAction = z.infer<typeof RequestAction>;

/** Ours: who the caller is to this request. */
export const Viewer = z.object({
  /** The strongest role the caller has; a signer without account is `signer`. */
  role: z.enum(['owner', 'admin', 'writer', 'signer', 'observer']),
  /** The caller's own signature, null for who does not sign. */
  sid: Id.nullable(),
  actions: z.array(RequestAction),
});
export type Viewer = z.infer<typeof Viewer>;

/** Points from the top left of the page as displayed (CropBox, /Rotate); rotation counter-clockwise in degrees. */
export const Position = z.object({
  /** Page number from 0, as text. */
  page: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  rotation: z.number(),
});
export type Position = z.infer<typeof Position>;

/** Exactly one of position, positions and form_field. */
export const VisualSignature = z.object({
  position: Position.optional(),
  positions: z.array(Position).optional(),
  form_field: z.string().optional(),
  image: z.object({ content: z.string(), content_type: z.string() }).optional(),
});
export type VisualSignature = z.infer<typeof VisualSignature>;

export const DocumentSignature = z.object({
  document_id: Id,
  /** Null: signed without a visible mark. A signer signs every document of the request, or those that a program has listed. */
  visual_signature: VisualSignature.nullable(),
});

export const SignerIdentityData = z.object({
  email_address: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  /** Only for who may edit the request. */
  mobile_number: z.string().nullable(),
  language: Language,
  /** Only for who may edit the request. */
  identity_reference: z.string().nullable(),
  /** The signer must have been identified here, where the quality asks for an identification. */
  identification_require_evidence: z.boolean(),
});

/** Ours: PAdES baseline levels (EN 319 142-1, clause 6), lowest first. */
export const SignatureLevel = z.enum(['B-B', 'B-T', 'B-LT', 'B-LTA']);
export type SignatureLevel = z.infer<typeof SignatureLevel>;

/**
 * Ours: why a signature is below the level that was asked for. `others_to_sign`: the archive timestamp covers all signatures and
 * waits for the last one. `timestamp`, `revocation`: the timestamp or a certificate's status could not be had yet. `verification`:
 * our own verifier has not passed the file yet. Of the last three the server takes care by itself.
 */
export const LevelReason = z.enum(['others_to_sign', 'timestamp', 'revocation', 'verification']);
export type LevelReason = z.infer<typeof LevelReason>;

/**
 * Ours: `pending` when everybody has signed and the signatures are accepted, while certificates' status or the archive timestamp are
 * still being fetched: the request stays OPEN, can be neither withdrawn nor expire, and becomes SIGNED by itself. `complete` when
 * every signature has the level that was asked for. Null before everybody has signed.
 */
export const LongTerm = z.enum(['complete', 'pending']);
export type LongTerm = z.infer<typeof LongTerm>;

/**
 * Ours: the organisation's seal that a member used instead of the own signature, as it was called then. The file names the
 * organisation; who used the seal is the signer, here and in the signature report.
 */
export const UsedSeal = z.object({ label: z.string(), organisation: z.string() });
export type UsedSeal = z.infer<typeof UsedSeal>;

export const Signature = z.object({
  sid: Id,
  account_email: z.string().nullable(),
  signer_identity_data: SignerIdentityData,
  /** Ours: the name as a signer without account states it, where that is not what `signer_identity_data` says. */
  stated_name: z.string().nullable(),
  document_signatures: z.array(DocumentSignature),
  /** -1: no order. Equal numbers sign in parallel, lower ones first. */
  sequence: z.number().int(),
  /** Missing for who has to sign. Once enough others have signed, the status of who has not is WITHDRAWN. */
  quorum: Quorum.optional(),
  status_code: SignatureStatus,
  notify: z.boolean(),
  invited_by: z.string().nullable(),
  /** Any one of this group signs. Until then the name of the group stands for the person, and there is no address. */
  signer_group_id: Id.nullable(),
  /** Ours. */
  signer_group_name: z.string().nullable(),
  /** Ours: who was to sign and has handed this signature on, by name; null where nobody has. */
  delegated_by: z.string().nullable(),
  /** The personal link of a signer without account: only for the owner, and only when `notify` is false, since the owner then delivers it. */
  signing_url: z.string().nullable(),
  /** Ours: when the invitation went out, null while waiting. */
  invited_at: Instant.nullable(),
  reminded_at: Instant.nullable(),
  /** Ours, as the next: only for who manages the request. When the next reminder goes out by itself. */
  next_reminder_at: Instant.nullable(),
  /** When a mail server refused to take the mail to this signer: nothing goes there by itself any more. */
  mail_refused_at: Instant.nullable(),
  signed_at: Instant.nullable(),
  signed_quality: Quality.nullable(),
  /** Ours: the level asked for, and the one that all documents of the request have reached; null until signed. */
  level_asked: SignatureLevel.nullable(),
  level_reached: SignatureLevel.nullable(),
  level_reason: LevelReason.nullable(),
  /** Null for a person's own signature. */
  seal: UsedSeal.nullable(),
  decline_reason: z.string().nullable(),
});
export type Signature = z.infer<typeof Signature>;

/** Ours: of what an observer is told by mail: that the request was sent, each signature, how it ends. */
export const ObserverTold = z.enum(['INVITATION_AND_END', 'INVITATION', 'EACH_STEP', 'END']);
export type ObserverTold = z.infer<typeof ObserverTold>;

export const Observer = z.object({
  id: Id,
  type: z.enum(['USER', 'GROUP']),
  told: ObserverTold,
  invited_at: Instant.nullable(),
  invited_by: z.string().nullable(),
  /** Of a USER. */
  user_info: z.object({ id: Id.nullable(), email: z.string() }).optional(),
  /** Of a GROUP. */
  group_info: z.object({ id: Id, name: z.string(), version_id: Id }).optional(),
});
export type Observer = z.infer<typeof Observer>;

/** What PDFs are made of. */
export const ConvertibleKind = z.enum(['DOCX', 'ODT', 'PNG', 'JPEG']);
export type ConvertibleKind = z.infer<typeof ConvertibleKind>;

/** What each of them is called in a Content-Type. */
export const convertibleTypes = {
  PNG: 'image/png',
  JPEG: 'image/jpeg',
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ODT: 'application/vnd.oasis.opendocument.text',
} as const satisfies Record<ConvertibleKind, string>;

export const RequestDocument = z.object({
  /** Stays the same through all versions. */
  id: Id,
  name: z.string(),
  /** The newest revision; its images and bytes never change. */
  version_id: Id,
  /** Ours. */
  page_count: z.number().int(),
  /** Ours: bytes of the newest revision. */
  size: z.number().int(),
  /** Ours: set where it is a PDF that we made of another file, which its sender accepts before others see it. */
  conversion: z.object({ from: ConvertibleKind, is_accepted: z.boolean() }).optional(),
});
export type RequestDocument = z.infer<typeof RequestDocument>;

/** A file that goes with a request without being signed. */
export const Attachment = z.object({
  attachment_id: Id,
  filename: z.string(),
  /** Ours: as its content says. */
  content_type: z.string(),
  /** Ours: bytes. */
  size: z.number().int(),
  /** Ours: an Office file that holds programs. */
  has_macros: z.boolean(),
});
export type Attachment = z.infer<typeof Attachment>;

/** Ours: of a corrected version, what is different from the one before. */
export const Correction = z.object({
  /** The version before; null once it was erased, and for who does not manage this one. */
  of: Id.nullable(),
  /** Empty where nobody said. */
  reason: z.string(),
  /** What else is different than documents and signers. */
  changed: z.array(z.enum(['title', 'message', 'quality', 'legislation', 'expiration_date', 'order', 'places'])),
  documents_added: z.array(z.string()),
  documents_removed: z.array(z.string()),
  /** Another file of the same name. */
  documents_replaced: z.array(z.string()),
  /** Addresses, masked for who does not manage the request, and names of groups. */
  signers_added: z.array(z.string()),
  signers_removed: z.array(z.string()),
  /** Signatures whose signers have signed the version before. */
  asked_again: z.array(Id),
});
export type Correction = z.infer<typeof Correction>;

export const SignatureRequest = z.object({
  id: Id,
  title: z.string(),
  message: z.string(),
  /** Of whoever is only there to sign documents that were listed, these alone. */
  documents: z.array(RequestDocument),
  legislation: Legislation,
  quality: Quality,
  /** Where account holders view and sign. */
  signing_url: z.string(),
  status_overall: RequestStatus,
  long_term: LongTerm.nullable(),
  business_id: Id.nullable(),
  signatures: z.array(Signature),
  /** How it was made: WEB, on a page of the app; API, by a program with a token of its own. */
  origin: z.string(),
  observers: z.array(Observer),
  expiration_date: Instant.nullable(),
  /** Ours. */
  reminders: ReminderSchedule,
  attachments: z.array(Attachment),
  attach_on_success: z.array(AttachOnSuccess),
  /** Ours: which of them the request's organisation leaves to whoever sends. */
  attach_on_success_options: z.array(AttachOnSuccess),
  /** The owner's e-mail address; the access lists hold e-mail addresses too, of people with and without an account alike. */
  owner: z.string(),
  read_access: z.array(z.string()),
  write_access: z.array(z.string()),
  callback_success_url: z.string().nullable(),
  callback_error_url: z.string().nullable(),
  callback_update_url: z.string().nullable(),
  /** Ours: whether signers may hand their signature on. */
  delegation_allowed: z.boolean(),
  custom: z.string().nullable(),
  created_at: Instant,
  updated_at: Instant,
  /** Ours: the owner's name as shown to people. */
  owner_name: z.string(),
  initiated_at: Instant.nullable(),
  ended_at: Instant.nullable(),
  /** Ours: when the organisation’s retention deletes it with its documents, as things stand; null where it deletes nothing, or counts from an end that has not come. */
  kept_until: Instant.nullable().default(null),
  /** Null for what corrects nothing. */
  correction: Correction.nullable(),
  /** Ours, for who manages it: whether it is in the inbox of the organisation's team, and whose it is there. */
  team_inbox: z.boolean(),
  assignee: z.object({ email: z.string(), name: z.string() }).nullable(),
  /** Ours: the corrected version of this one, a draft or sent; only for who manages it. */
  corrected_by: Id.nullable(),
  viewer: Viewer,
});
export type SignatureRequest = z.infer<typeof SignatureRequest>;

/** The visitor's view: the same, and the key to the documents' direct endpoints. */
export const DirectSignatureRequest = SignatureRequest.extend({
  /** The `token` query of /v3/direct/documents/…: for the documents of this request, for one hour; ask this endpoint again for a new one. */
  document_token: z.string(),
  document_token_expires_at: Instant,
  /** On a device that somebody has handed over: who did, by name, and until when it opens the request. */
  handed_over: z
    .object({
      by: z.string(),
      until: Instant,
      /** Whether a passkey of the signer's own account may stand for the code. */
      takes_passkey: z.boolean(),
    })
    .optional(),
});
export type DirectSignatureRequest = z.infer<typeof DirectSignatureRequest>;

export const RequestProgress = z.object({
  id: Id,
  status_overall: RequestStatus,
  long_term: LongTerm.nullable(),
  updated_at: Instant,
  signatures: z.array(z.object({ sid: Id, status_code: SignatureStatus, level_reached: SignatureLevel.nullable() })),
});
export type RequestProgress = z.infer<typeof RequestProgress>;

export const RequestEvent = z.object({
  /** 1, 2, 3 … within the request. */
  seq: z.number().int(),
  /** CREATED, INITIATED, VIEWED, SIGNED … (wire shapes, Signature report). */
  name: z.string(),
  at: Instant,
  actor: z.object({
    /** `operator`: whoever runs the installation. `server`: it by itself. */
    type: z.enum(['member', 'external', 'api', 'operator', 'server']),
    /** Of a program its user name. */
    email: z.string().nullable(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
  }),
  /** The reason of a decline or withdrawal. */
  message: z.string().nullable(),
  /** The signature the event is about. */
  sid: Id.nullable(),
  /** SIGNED: the organisation's seal that the actor has used. */
  seal: UsedSeal.nullable(),
  /** SIGNERS_ADDED and the like: e-mail addresses of whom it is about; masked for who does not manage the request. */
  people: z.array(z.string()),
  /** DOCUMENTS_ADDED, DOCUMENTS_REMOVED: their names. */
  documents: z.array(z.string()),
  /** QUESTION_ANSWERED: the event with the question, by its `seq`. */
  question: z.number().int().optional(),
  /** EXPIRATION_CHANGED: the expiry since then; null too where there is none any more. */
  expiration_date: Instant.nullable(),
});
export const RequestEvents = z.object({ events: z.array(RequestEvent) });
export type RequestEvents = z.infer<typeof RequestEvents>;

export const LockStatus = z.object({
  /** Whether somebody else is signing right now; the caller's own lock does not count. */
  locked: z.boolean(),
  /** When the lock ends by itself at the latest. */
  locked_until: Instant.nullable(),
  /** The name of whoever signs, where it is known; never the address. */
  locked_by: z.string().nullable(),
  /** When that began. */
  locked_since: Instant.nullable(),
});
export type LockStatus = z.infer<typeof LockStatus>;

/** Where one signature stands. */
export const SignatureProgress = z.object({
  sid: Id,
  status_code: SignatureStatus,
  /** Until when the trust service's step that the signer has begun may be finished; null where none waits. */
  step_until: Instant.nullable(),
});
export type SignatureProgress = z.infer<typeof SignatureProgress>;

/** Whether a trust service must know a signer before a signature of the request's quality, and how that can come about. */
export const IdentMethods = z.object({
  sid: Id,
  quality: Quality,
  legislation: Legislation,
  /** The quality needs an identification. */
  is_needed: z.boolean(),
  /** A trust service has signed for this person in such a quality here before; whether it still would is its to say. */
  is_known: z.boolean(),
  /** The most that the signer can sign with now. */
  held: HighestQuality,
  /** Who signs in this quality here; null where nobody does. */
  provider: z.string().nullable(),
  /** The ways that are open to this signer and cost nothing, in the words of the specification. */
  methods: z.array(z.enum(['video', 'self', 'auto', 'id-austria', 'loc', 'external-sc'])),
});
export type IdentMethods = z.infer<typeof IdentMethods>;

export const Reminders = z.object({
  /** Signatures whose signers were reminded by this call. */
  reminded: z.array(Id),
});
export type Reminders = z.infer<typeof Reminders>;
