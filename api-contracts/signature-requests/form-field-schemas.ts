import * as z from 'zod';
import { Id } from '../schemas.ts';
import { FieldDeclaration, fieldLimits, FieldValue } from './field-schemas.ts';

/** Why a field of a document's own form is not offered: engine/pdf/read-form-fields.ts says what each of them means. */
export const LeftReason = z.enum([
  'SCRIPT',
  'FILE',
  'PASSWORD',
  'FORMATTED',
  'SEVERAL',
  'ANSWERS',
  'NOT_SHOWN',
  'NAME',
]);
export type LeftReason = z.infer<typeof LeftReason>;

const { kind, label, required, rules, position, has_buttons } = FieldDeclaration.shape;

/** A field of a document's own form that nobody has yet, in the kind of ours that comes nearest. */
export const FormField = z.object({
  /** Of this field in this version of the document. */
  id: z.string(),
  document_id: Id,
  /** As the form calls it. */
  name: z.string(),
  ...{ kind, label, required, rules, position, has_buttons },
  /** What stands in it. */
  value: z.string(),
});
export type FormField = z.output<typeof FormField>;

export const FormFields = z.object({
  fields: z.array(FormField),
  left: z.array(z.object({ document_id: Id, name: z.string(), reason: LeftReason })),
});
export type FormFields = z.output<typeof FormFields>;

/** Whose a field becomes: a signer’s, or the caller’s own, who fills it in now and for good. */
export const TakenFormField = z.union([
  z.strictObject({ id: z.string().max(100), sid: Id }),
  z.strictObject({ id: z.string().max(100), value: FieldValue.min(1) }),
]);
export type TakenFormField = z.output<typeof TakenFormField>;

export const takeFormFieldsBody = z.strictObject({ taken: z.array(TakenFormField).min(1).max(fieldLimits.fields) });
