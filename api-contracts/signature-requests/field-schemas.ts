import * as z from 'zod';
import { Id } from '../schemas.ts';
import { line, prose } from '../text.ts';
import { PositionInput } from './inputs.ts';

/** Ours: what a signer fills in. Signatures have places of their own. */
export const FieldKind = z.enum(['text', 'longtext', 'number', 'date', 'checkbox', 'choice', 'initials', 'attachment']);
export type FieldKind = z.infer<typeof FieldKind>;

/** Forms that a text may be held to; field-rules.ts says what each of them takes. */
export const FieldPattern = z.enum(['email', 'phone', 'iban', 'digits']);
export type FieldPattern = z.infer<typeof FieldPattern>;

/** The most of everything, UTF-16 units of text among it. A field stands on a page: there is no room for more. */
export const fieldLimits = {
  fields: 500,
  label: 100,
  text: 300,
  longtext: 2000,
  choices: 50,
  initials: 10,
  formField: 300,
  /** Files that signers of one request hand in, and the bytes of each. */
  files: 20,
  fileBytes: 10 * 1024 * 1024,
} as const;

/** What is asked of a value; what a kind does not know is left out. */
export const FieldRules = z.strictObject({
  /** Of text and longtext. */
  max_length: z.int().min(1).max(fieldLimits.longtext).optional(),
  /** Of text. */
  pattern: FieldPattern.optional(),
  /** Of number and date, both included: as a value of the field is written. */
  min: line(20).min(1).optional(),
  max: line(20).min(1).optional(),
  /** Of choice, each once. */
  choices: z.array(line(fieldLimits.label).min(1)).min(1).max(fieldLimits.choices).optional(),
});
export type FieldRules = z.infer<typeof FieldRules>;

/** The field is shown, and asked for, only where another field of the same signer has this value; null: any but none. */
export const FieldCondition = z.strictObject({ field_id: Id, equals: prose(fieldLimits.text).min(1).nullable() });

/**
 * A value as it travels: text and initials as typed, a number with a point (-1234.5), a date as 2026-11-23, a box that is ticked as `true`. Empty: not
 * filled in. A file as its name and its SHA-256, which the server alone writes. Text is text: nothing in it is a formula, a link or markup.
 */
export const FieldValue = prose(fieldLimits.longtext);

/** A field without saying who fills it in, and in which document: what a template keeps. */
export const FieldDeclaration = z.strictObject({
  /** Chosen by whoever makes the field; conditions name it. */
  id: Id,
  kind: FieldKind,
  label: line(fieldLimits.label).min(1),
  required: z.boolean().default(false),
  rules: FieldRules.default({}),
  /** What stands in it before the signer begins. */
  default_value: FieldValue.default(''),
  position: PositionInput.omit({ rotation: true }),
  condition: FieldCondition.nullable().default(null),
  /** The field of the document’s own form that it is; such a one stays where it is, and of its kind (POST …/form-fields). */
  form_field: line(fieldLimits.formField).min(1).optional(),
  /** Of such a one: its answers are buttons of the document, so that nothing is written. */
  has_buttons: z.literal(true).optional(),
});
export type FieldDeclaration = z.output<typeof FieldDeclaration>;

/** A field of a request. The order in the list is the order in which the signer is led. */
export const RequestField = FieldDeclaration.extend({
  document_id: Id,
  /** The signature of whoever fills it in. */
  sid: Id,
});
export type RequestField = z.output<typeof RequestField>;

/** A field with what its signer has filled in so far. */
export const FilledField = RequestField.extend({ value: z.string() });
export type FilledField = z.output<typeof FilledField>;
/**
 * The fields that the caller sees: whoever manages the request all of them, a signer the own ones. Values are those of the caller's own
 * fields; of others', until they have signed, nobody learns more than what stands in them from the beginning.
 */
export const RequestFields = z.object({
  fields: z.array(FilledField),
  /** The caller’s own signature, if there is one: whose fields are to be filled in. */
  sid: Id.nullable(),
  /** Of the caller’s own name, to be put where initials are asked for; empty where no name is known. */
  initials: z.string(),
  /** Of all fields of the request, without what is filled in: a later change is refused where it knows another one. */
  revision: z.string(),
});
export type RequestFields = z.output<typeof RequestFields>;

/** Why a value is none for its field; the last two are known to the server alone, which writes it into its place. */
export const ValueFault = z.enum([
  'required',
  'too_long',
  'pattern',
  'not_a_number',
  'not_a_date',
  'too_small',
  'too_large',
  'not_a_choice',
  'not_a_file',
  'no_room',
  'not_drawable',
]);
export type ValueFault = z.infer<typeof ValueFault>;

/** What is wrong with the values that were saved; they are kept all the same, and asked for again before anybody signs. */
export const SavedValues = z.object({ faults: z.array(z.object({ id: Id, fault: ValueFault })) });
export type SavedValues = z.infer<typeof SavedValues>;

/** What stands in a field for a file that was handed in, and what is wrong with the signer's fields by then. */
export const SavedFile = SavedValues.extend({ value: z.string() });
export type SavedFile = z.infer<typeof SavedFile>;

/** Values by the id of their field; fields that are left out keep theirs. */
export const FieldValues = z.record(Id, FieldValue);
export type FieldValues = z.output<typeof FieldValues>;
