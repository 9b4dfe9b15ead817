import * as z from 'zod';
import { Email, Id, Instant, Language, Legislation, Quality } from '../schemas.ts';
import { FieldDeclaration, FieldValue } from '../signature-requests/field-schemas.ts';
import { TemplateRole, TemplateText, templateLimits } from '../templates/schemas.ts';
import { line } from '../text.ts';
import { readMobile } from './request-inputs.ts';

/** A template that an organisation shares, as its programs read it. It names no person. */
export const ProgramTemplate = z.object({
  id: Id,
  name: z.string(),
  /** Counts from 1. */
  version: z.int(),
  /** False: a file was replaced, and somebody still has to say where signatures stand. Nothing is made of it until then. */
  is_ready: z.boolean(),
  quality: Quality,
  legislation: Legislation,
  /** Title and message in several languages; the first is the usual one. */
  texts: z.array(TemplateText),
  roles: z.array(TemplateRole),
  documents: z.array(z.object({ id: Id, name: z.string(), page_count: z.int() })),
  /** What whoever takes a role fills in. */
  fields: z.array(
    z.object({
      ...FieldDeclaration.pick({ id: true, kind: true, label: true, required: true, rules: true, default_value: true })
        .shape,
      role_id: Id,
      document_id: Id,
    }),
  ),
  updated_at: Instant,
});
export type ProgramTemplate = z.output<typeof ProgramTemplate>;

/** Who takes a role. */
const PersonInput = z.object({
  /** The id of a role, or its name where no other has it. */
  role: line(100).min(1),
  email: Email,
  first_name: line(100).optional(),
  last_name: line(100).optional(),
  mobile_number: z.string().max(200).transform(readMobile).optional(),
  /** Of what the person is written. */
  language: Language.optional(),
  /** False: as of a signer in a request's creation. */
  notify: z.boolean().optional(),
});

export const ProgramTemplateUse = {
  people: z.array(PersonInput).max(templateLimits.roles),
  /** Of the texts; the template's first where it is absent, or not among them. */
  language: Language.optional(),
  /** By the id of a field, or its label where no other has it: what stands in it before the signer begins. */
  values: z.record(z.string().max(200), FieldValue).optional(),
};
