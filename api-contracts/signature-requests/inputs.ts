import * as z from 'zod';
import { CallbackUrl } from './callback-schemas.ts';
import { Email, Id, Instant, Language, Legislation, Quality } from '../schemas.ts';
import { AttachOnSuccess } from './attach-on-success.ts';
import { Quorum } from './quorum.ts';
import { ReminderSchedule } from './reminder-schedule.ts';
import { ObserverTold } from './schemas.ts';
import { line, prose, textLimits } from '../text.ts';

/** What callers send. Strict: an unknown field is refused, so that a misspelt one is never silently ignored. */
export const Title = line(255).min(1);
export const Message = prose(textLimits.message);

export const PositionInput = z.strictObject({
  page: z.string().regex(/^(0|[1-9]\d{0,5})$/),
  x: z.number().min(0),
  y: z.number().min(0),
  width: z.number().positive(),
  height: z.number().positive(),
  rotation: z.literal([0, 90, 180, 270]).default(0),
});

/** The first bytes of each kind, in base64. */
const imageStarts = { 'image/png': 'iVBORw0KGgo', 'image/jpeg': '/9j/' };

const ImageInput = z
  .strictObject({ content: z.base64().min(1), content_type: z.enum(['image/png', 'image/jpeg']) })
  .refine(({ content, content_type }) => content.startsWith(imageStarts[content_type]), { message: 'not_an_image' });

export const VisualSignatureInput = z
  .strictObject({
    position: PositionInput.optional(),
    positions: z.array(PositionInput).min(1).max(100).optional(),
    form_field: line(1000).min(1).optional(),
    image: ImageInput.optional(),
  })
  .refine(({ position, positions, form_field }) => [position, positions, form_field].filter(Boolean).length === 1, {
    message: 'exactly_one_place',
  });

export const DocumentSignatureInput = z.strictObject({
  document_id: Id,
  /** Null takes the visible mark away; the document stays to be signed. */
  visual_signature: VisualSignatureInput.nullable().default(null),
});

/** Digits with the country code, without +. */
const MobileNumber = z.string().regex(/^[1-9]\d{6,14}$/);

export const SignerIdentityDataInput = z.strictObject({
  email_address: Email.toLowerCase(),
  first_name: line(100).optional(),
  last_name: line(100).optional(),
  mobile_number: MobileNumber.optional(),
  language: Language.optional(),
  identity_reference: line(255).optional(),
  /**
   * There is to be evidence here of who signs. Where the quality asks for an identification (QES, AES_MINIMAL), the signer must have been
   * identified here, so that the report names who has checked and the trust service's evidence; that the trust service knows the person from
   * elsewhere does not do. Other qualities identify nobody, and the field changes nothing.
   */
  identification_require_evidence: z.boolean().optional(),
});

const signatureFields = {
  /** Only documents with a visible mark need an entry; every signer signs every document. */
  document_signatures: z.array(DocumentSignatureInput).max(50).optional(),
  sequence: z.int().min(-1).max(999).optional(),
  /** Null: this person has to sign. */
  quorum: Quorum.nullable().optional(),
  /** False: the signer gets no mail from us, the owner delivers `signing_url`. */
  notify: z.boolean().optional(),
};

/**
 * With `account_email` the account signs when there is one, else the person signs without account; with
 * `signer_identity_data` alone the person always signs without account. With `signer_group_id`, and nobody named, any one of a group
 * signs. Equal entries are distinct identities.
 */
export const SignatureInput = z
  .strictObject({
    account_email: Email.toLowerCase().optional(),
    signer_identity_data: SignerIdentityDataInput.optional(),
    signer_group_id: Id.optional(),
    ...signatureFields,
  })
  .refine(
    ({ account_email, signer_identity_data, signer_group_id }) =>
      account_email ?? signer_identity_data ?? signer_group_id,
    {
      message: 'signer_missing',
    },
  )
  .refine(
    ({ account_email, signer_identity_data, signer_group_id }) =>
      !signer_group_id || !(account_email ?? signer_identity_data),
    {
      message: 'person_or_group',
    },
  );
export type SignatureInput = z.output<typeof SignatureInput>;

/** A change of one signature of a draft: what is left out stays. Who signs does not change: remove and add instead. */
export const SignatureChange = z.strictObject({
  sid: Id,
  first_name: line(100).optional(),
  last_name: line(100).optional(),
  /** Null takes the number away. */
  mobile_number: MobileNumber.nullable().optional(),
  language: Language.optional(),
  ...signatureFields,
});
export type SignatureChange = z.output<typeof SignatureChange>;

/** `{email}` alone is a USER. */
export const ObserverInput = z
  .strictObject({
    type: z.enum(['USER', 'GROUP']).default('USER'),
    email: Email.toLowerCase().optional(),
    user_id: Id.optional(),
    group_id: Id.optional(),
    /** Ours: of what mails tell; of the beginning and the end unless told. */
    told: ObserverTold.optional(),
  })
  .refine(({ type, email, user_id, group_id }) => (type === 'GROUP' ? group_id : (email ?? user_id)), {
    message: 'observer_missing',
  });
export type ObserverInput = z.output<typeof ObserverInput>;

/** A whole PDF in JSON: decoded to the file store while it arrives, never held whole. */
export const DocumentInput = z.strictObject({
  title: line(255).min(1).optional(),
  /** The PDF in base64. */
  content: z.string(),
});
export type DocumentInput = z.output<typeof DocumentInput>;

export const AttachmentInput = z.strictObject({
  /** With its ending, without folders. */
  filename: line(255).min(1),
  /** The file in base64. */
  content: z.string(),
});

/** Fields a draft's owner sets at creation and later. */
export const requestFields = {
  message: Message.optional(),
  quality: Quality.optional(),
  legislation: Legislation.optional(),
  /** The request expires unless it is finished by then; null: never. Must lie ahead. */
  expiration_date: Instant.nullable().optional(),
  /** When signers are reminded by themselves; as the organisation has settled unless told. */
  reminders: ReminderSchedule.optional(),
  /** Whether signers may hand their signature on; true unless told. */
  delegation_allowed: z.boolean().optional(),
  /**
   * What goes with the mail that everybody has signed, to whom it goes anyway. Files of more than 15 MB together stay behind the mail's
   * link. Where the organisation leaves no choice, what it has set counts instead of what is said here.
   */
  attach_on_success: z.array(AttachOnSuccess).max(2).optional(),
  /**
   * People of the request's organisation, by e-mail address, who may look at it once it was sent, and who may do with it what its owner
   * may; each list replaces what it held. Whoever has access anyway may be named, and keeps it.
   */
  read_access: z.array(Email.toLowerCase()).max(100).optional(),
  write_access: z.array(Email.toLowerCase()).max(100).optional(),
  /** Ours: in the inbox of the organisation's team, where anybody of it may take the request once it was sent. */
  team_inbox: z.boolean().optional(),
  /** Anything an integrator wants back. */
  custom: prose(4096).nullable().optional(),
  /** Called when everybody has signed, with each signature and change of signers, and when it ends otherwise (get …/callbacks). */
  /** Null takes an address away. */
  callback_success_url: CallbackUrl.nullable().optional(),
  callback_update_url: CallbackUrl.nullable().optional(),
  callback_error_url: CallbackUrl.nullable().optional(),
};

/** The `id` of a path. */
export const requestParams = z.object({ id: Id });
/** Of one signature of a request. */
export const signatureParams = z.object({ id: Id, sid: Id });
