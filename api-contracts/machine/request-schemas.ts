import * as z from 'zod';
import { Id, Instant, Language, Legislation, Quality } from '../schemas.ts';
import { Quorum } from '../signature-requests/quorum.ts';
import { ReminderSchedule } from '../signature-requests/reminder-schedule.ts';
import { AttachOnSuccess } from '../signature-requests/attach-on-success.ts';
import { ProgramField } from './field-inputs.ts';
import { ObserverTold, Position, RequestStatus, SignatureStatus } from '../signature-requests/schemas.ts';

/** What programs read (machine API, section 5). What is absent is left out. */

export const ProgramMark = z.object({
  /** Where one place was given, `position` and `positions` hold it alike. */
  position: Position.optional(),
  positions: z.array(Position).optional(),
  form_field: z.string().optional(),
  image: z.object({ content: z.string(), content_type: z.string() }).optional(),
});

/** As it was sent, without what was not, and with the language of mails that counts; left out altogether where nothing was. */
const ProgramIdentity = z.object({
  email_address: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  mobile_number: z.string().optional(),
  language: Language.optional(),
  identity_reference: z.string().optional(),
  identification_require_evidence: z.boolean().optional(),
});

export const ProgramSignature = z.object({
  sid: Id,
  /** As it was sent: programs match by it. */
  account_email: z.string().optional(),
  /** v1: the same. */
  signer_email_address: z.string().optional(),
  signer_identity_data: ProgramIdentity.optional(),
  /** v3: the documents that this signer signs. */
  document_signatures: z.array(z.object({ document_id: Id, visual_signature: ProgramMark.optional() })).optional(),
  /** v1 and v2. */
  visual_signature: ProgramMark.optional(),
  sequence: z.number().int(),
  /** Ours: of all signers that bear the same name, so many sign. The status of who is not needed any more is WITHDRAWN. */
  quorum: Quorum.optional(),
  /** v1: the same. */
  order: z.number().int().optional(),
  status_code: SignatureStatus,
  notify: z.boolean(),
  language: Language.optional(),
  /**
   * The personal link of a signer without account, without a query; for whoever may write, also where `notify` is true. Handing it out is in
   * the evidence.
   */
  signing_url: z.string().optional(),
  /** v3. */
  invited_by: z.string().optional(),
  /** `gr_` and 32 hexadecimal digits. */
  signer_group_id: z.string().optional(),
  /** To a minute. */
  last_viewed_at: Instant.optional(),
  /** These three only after it; the quality may be higher than asked. */
  signed_at: Instant.optional(),
  signed_quality: Quality.optional(),
  signed_legislation: Legislation.optional(),
  decline_message: z.string().optional(),
  /** Ours: what this signer fills in, for whoever may write. Absent where there is nothing. */
  fields: z.array(ProgramField).optional(),
});
export type ProgramSignature = z.infer<typeof ProgramSignature>;

export const ProgramObserver = z.object({
  /** `ob_` and 32 hexadecimal digits. */
  id: z.string(),
  type: z.enum(['USER', 'GROUP']),
  /** Ours: of what mails tell this observer. */
  told: ObserverTold,
  invited_at: Instant.optional(),
  invited_by: z.string().optional(),
  user_info: z.object({ id: Id.optional(), email: z.string() }).optional(),
  group_info: z.object({ id: z.string(), name: z.string(), version_id: z.string() }).optional(),
});
export type ProgramObserver = z.infer<typeof ProgramObserver>;

/**
 * A signature request as programs read it. v1 and v2 speak of one document (`document_id`, `business`, `cc_email_addresses`), v3 of several
 * (`documents`, `business_id`, `observers`, `origin`); a request made under one is read under the other.
 */
export const ProgramRequest = z.object({
  id: Id,
  title: z.string(),
  message: z.string().optional(),
  /** The newest version: it changes with every signature, and a finished request's names the final file. v1 and v2; of several the first. */
  document_id: Id.optional(),
  documents: z.array(z.object({ id: Id, name: z.string(), version_id: Id })).optional(),
  quality: Quality,
  legislation: Legislation,
  /** Where people with an account sign. */
  signing_url: z.string(),
  /** SIGNED is only said when the file is final. A draft is DRAFT under v2, too. */
  status_overall: RequestStatus,
  /** `biz-` and 32 hexadecimal digits. */
  business: z.string().optional(),
  business_id: z.string().optional(),
  signatures: z.array(ProgramSignature),
  cc_email_addresses: z.array(z.string()).optional(),
  observers: z.array(ProgramObserver).optional(),
  origin: z.string().optional(),
  attachments: z.array(z.object({ attachment_id: Id, filename: z.string() })),
  attach_on_success: z.array(AttachOnSuccess),
  /** The day on which the organisation deletes it by itself. */
  expiration_date: z.iso.date().optional(),
  /** The deadline of signing. */
  expires_at: Instant.optional(),
  /** Ours: when signers are reminded by themselves. */
  reminders: ReminderSchedule,
  /** Programs by user name, people by address; so in both lists. */
  owner: z.string(),
  read_access: z.array(z.string()),
  write_access: z.array(z.string()),
  created_at: Instant,
  updated_at: Instant,
  callback_success_url: z.string().optional(),
  callback_update_url: z.string().optional(),
  callback_error_url: z.string().optional(),
  custom: z.string().optional(),
});
export type ProgramRequest = z.infer<typeof ProgramRequest>;
