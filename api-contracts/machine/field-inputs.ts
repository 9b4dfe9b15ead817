import * as z from 'zod';
import { Id } from '../schemas.ts';
import { FieldCondition, FieldDeclaration, FieldRules, RequestField } from '../signature-requests/field-schemas.ts';
import { FieldAnchorInput } from './anchor-input.ts';
import { PageNumber } from './mark-input.ts';

const { kind, label, required, default_value, position } = FieldDeclaration.shape;

/** What a signer fills in, as programs declare it: at a place, or at words of the document. */
export const ProgramFieldInput = z
  .object({
    /** Chosen by the program where a condition names the field; else we choose one. */
    id: Id.optional(),
    /** v3: the id that the program gave the document; of v1 and v2 there is one document. */
    document_id: Id.optional(),
    ...{ kind, label, required, default_value },
    /** What a kind does not know is refused. */
    rules: z.object(FieldRules.shape).optional(),
    /** Exactly one of both. */
    position: z.object({ ...position.shape, page: PageNumber }).optional(),
    anchor: FieldAnchorInput.optional(),
    /** Shown only where the other field of the same signer has this value; any where `equals` is absent. */
    condition: z.object({ field_id: Id, equals: FieldCondition.shape.equals.optional() }).optional(),
  })
  .refine(({ position, anchor }) => (position === undefined) !== (anchor === undefined), {
    message: 'exactly_one_place',
    path: ['position'],
  });
export type ProgramFieldInput = z.output<typeof ProgramFieldInput>;

/** A field as programs read it. */
export const ProgramField = z.object({
  ...RequestField.pick({ id: true, document_id: true, kind: true, label: true, required: true }).shape,
  /** What stands in the signed file: only once the signer has signed, and only where something was filled in. */
  value: z.string().optional(),
});
