import * as z from 'zod';
import { Email, Id, Instant, Language, Legislation, Quality } from '../schemas.ts';
import { Quorum } from '../signature-requests/quorum.ts';
import { ReminderSchedule } from '../signature-requests/reminder-schedule.ts';
import { ObserverTold } from '../signature-requests/schemas.ts';
import { AttachOnSuccess } from '../signature-requests/attach-on-success.ts';
import { line, prose, textLimits } from '../text.ts';
import { tidyPhone } from '../tidy-phone.ts';
import { fieldLimits } from '../signature-requests/field-schemas.ts';
import { ProgramFieldInput } from './field-inputs.ts';
import { MarkInput } from './mark-input.ts';

/** What programs send (machine API, section 4). Unknown fields are passed over, null is what is not given. */

/** Digits of a valid international number; anything else is no number, and no reason to refuse a request. */
export const readMobile = (text: string): string | undefined => {
  const digits = tidyPhone(text).replaceAll(/\D/g, '').replace(/^00/, '');
  return /^[1-9]\d{6,14}$/.test(digits) ? digits : undefined;
};

const Name = line(100).optional();

const IdentityInput = z.object({
  email_address: Email.optional(),
  first_name: Name,
  last_name: Name,
  mobile_number: z.string().max(200).transform(readMobile).optional(),
  language: Language.optional(),
  identity_reference: line(255).optional(),
  identification_require_evidence: z.boolean().optional(),
});

/** `gr_` and 32 hexadecimal digits, as answers write it, or the id itself. */
export const GroupId = z
  .string()
  .transform((text) => text.replace(/^gr_(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'))
  .pipe(Id);

const ProgramQuorum = z.object(Quorum.shape);

/** Whose turn it is: from 1, or -1 for whoever waits for nobody. */
const Sequence = z
  .int()
  .min(-1)
  .max(999)
  .refine((turn) => turn !== 0, { message: 'sequence' })
  .optional();

export const ProgramSignerInput = z
  .object({
    /** Of an existing signer, where a list is replaced. */
    sid: Id.optional(),
    account_email: Email.optional(),
    /** v1. */
    signer_email_address: Email.optional(),
    signer_identity_data: IdentityInput.optional(),
    signer_group_id: GroupId.optional(),
    /** v3: signs only these; all of them where it is absent or empty, for nobody is asked to sign nothing. */
    document_signatures: z
      .array(z.object({ document_id: Id, visual_signature: MarkInput.nullish() }))
      .max(50)
      .optional(),
    /** v1 and v2. Null is no mark; of an existing signer what is left out stays. */
    visual_signature: MarkInput.nullish(),
    sequence: Sequence,
    /** Ours: of all signers that bear the same name, so many sign. */
    quorum: ProgramQuorum.optional(),
    /** v1. */
    order: Sequence,
    /** False: nothing goes to this signer but a code by mail; the program passes `signing_url` on. */
    notify: z.boolean().optional(),
    /** Of mails. */
    language: Language.optional(),
  })
  .refine(
    ({ sid, account_email, signer_email_address, signer_identity_data, signer_group_id }) =>
      sid ?? account_email ?? signer_email_address ?? signer_identity_data ?? signer_group_id,
    { message: 'signer_missing' },
  )
  .refine(
    ({ account_email, signer_email_address, signer_identity_data, signer_group_id }) =>
      !signer_group_id || !(account_email ?? signer_email_address ?? signer_identity_data),
    { message: 'person_or_group' },
  );
export type ProgramSignerInput = z.output<typeof ProgramSignerInput>;

/** Of a request that is being made; afterwards fields are changed by people. */
export const CreatedSignerInput = ProgramSignerInput.safeExtend({
  /** Ours: what this signer fills in, in the order in which the person is led. */
  fields: z.array(ProgramFieldInput).max(fieldLimits.fields).optional(),
});
export type CreatedSignerInput = z.output<typeof CreatedSignerInput>;

export const ProgramObserverInput = z
  .object({
    type: z.enum(['USER', 'GROUP']).default('USER'),
    email: Email.optional(),
    user_id: Id.optional(),
    group_id: GroupId.optional(),
    /** Ours: of what mails tell this observer; of the beginning and the end unless told. */
    told: ObserverTold.optional(),
  })
  .refine(({ type, email, user_id, group_id }) => (type === 'GROUP' ? group_id : (email ?? user_id)), {
    message: 'observer_missing',
  });

const CallbackUrl = line(2048).refine((text) => URL.canParse(text) && /^https?:\/\//i.test(text), { message: 'url' });

/** A program by its user name, a person by address. */
const Principal = line(254).min(1);

export const ProgramTitle = line(1024).min(1);

/** What both dialects say of a request, new or not. */
export const programFields = {
  message: prose(textLimits.message).optional(),
  legislation: Legislation.optional(),
  /** The least that each signature must reach; QES unless told. Whatever an API user of tests asks for, it gets DEMO. */
  quality: Quality.optional(),
  /** Null, absent or empty: the request stays open without signers; who may write adds them later. */
  signatures: z.array(ProgramSignerInput).max(100).optional(),
  callback_success_url: CallbackUrl.optional(),
  callback_update_url: CallbackUrl.optional(),
  callback_error_url: CallbackUrl.optional(),
  /** Comes back in every answer, and no signer sees it. */
  custom: prose(10_000).optional(),
  attach_on_success: z.array(AttachOnSuccess).max(10).optional(),
  read_access: z.array(Principal).max(100).optional(),
  write_access: z.array(Principal).max(100).optional(),
  /** After it the request is EXPIRED. */
  expires_at: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text).toISOString())
    .pipe(Instant)
    .optional(),
  /** Ours: when signers are reminded by themselves; as the business has settled unless told. */
  reminders: ReminderSchedule.optional(),
};

/** v1 and v2. */
export const ccField = { cc_email_addresses: z.array(Email).max(100).optional() };
/** A member of the business, who then owns the request; the API user keeps read and write access. */
export const creatorField = { creator: Email.optional() };
/** Of a new request, whose signers may have fields. */
export const createdSignersField = { signatures: z.array(CreatedSignerInput).max(100).optional() };
