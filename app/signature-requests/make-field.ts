import {
  FieldKind,
  FieldPattern,
  fieldLimits,
  FieldValue,
} from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import type { FieldRules, FilledField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import { isSignersAlone } from '@sigillum/api-contracts/signature-requests/field-rules.ts';
import { line, prose } from '@sigillum/api-contracts/text.ts';
import type { Size } from '@sigillum/design-system';
import * as z from 'zod';
import { typedDate } from '../forms/typed-values.ts';

const measure = z.coerce.number().min(0).max(20_000);

/** What the dialog of a field asks for. */
export const fieldForm = z.object({
  kind: FieldKind,
  label: line(fieldLimits.label).min(1),
  sid: z.string(),
  required: z.literal('on').optional(),
  choices: prose(fieldLimits.choices * (fieldLimits.label + 1)).optional(),
  pattern: FieldPattern.optional(),
  max_length: z.coerce.number().int().min(1).max(fieldLimits.longtext).optional(),
  min: line(20).optional(),
  max: line(20).optional(),
  earliest: typedDate().optional(),
  latest: typedDate().optional(),
  default_value: FieldValue.optional(),
  condition: z.string().optional(),
  equals: prose(fieldLimits.text).optional(),
  page: z.coerce.number().int().min(1),
  order: z.coerce.number().int().min(1).max(fieldLimits.fields),
  x: measure,
  y: measure,
  width: measure.min(4),
  height: measure.min(4),
  everyPage: z.literal('on').optional(),
});
export type FieldForm = z.output<typeof fieldForm>;

/** Size in points of a new field of each kind. */
export const firstSizes: Record<FieldKind, Size> = {
  text: { width: 180, height: 22 },
  longtext: { width: 260, height: 80 },
  number: { width: 90, height: 22 },
  date: { width: 90, height: 22 },
  checkbox: { width: 16, height: 16 },
  choice: { width: 160, height: 22 },
  initials: { width: 60, height: 28 },
  attachment: { width: 240, height: 34 },
};
/** Smaller than this nobody reads what is filled in. */
export const leastField: Size = { width: 10, height: 10 };

/** The rules that the kind knows, of all that was entered: the others belong to a kind that was chosen before. */
function readRules({ kind, choices = '', pattern, max_length, min, max, earliest, latest }: FieldForm): FieldRules {
  const listed = choices.split('\n').flatMap((answer) => answer.trim() || []);
  const range = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const days = { ...(earliest && { min: earliest }), ...(latest && { max: latest }) };
  const length = max_length === undefined ? {} : { max_length };
  const rules: Record<FieldKind, FieldRules> = {
    text: { ...length, ...(pattern && { pattern }) },
    longtext: length,
    number: range,
    date: days,
    checkbox: {},
    choice: { choices: listed },
    initials: {},
    attachment: {},
  };
  return rules[kind];
}

/** The field that a dialog describes. */
export function readField(form: FieldForm, { id, documentId }: { id: string; documentId: string }): FilledField {
  const { kind, label, sid, required, default_value = '', condition, equals, page, x, y, width, height } = form;
  return {
    id,
    document_id: documentId,
    sid,
    kind,
    label,
    required: required === 'on',
    rules: readRules(form),
    default_value: isSignersAlone({ kind }) ? '' : default_value,
    position: { page: String(page - 1), x, y, width, height },
    condition: condition === undefined ? null : { field_id: condition, equals: equals ?? null },
    value: '',
  };
}

/** What a dialog says of a field of the document's own form: kind, place and answers are the document's. */
export const keepOwn = (
  made: FilledField,
  { kind, position, rules, form_field, has_buttons }: FilledField,
): FilledField => ({
  ...made,
  ...{ kind, position, form_field, ...(has_buttons && { has_buttons }) },
  rules: { ...made.rules, ...(rules.choices && { choices: rules.choices }) },
});

/** The list with a field at its number in the order (from 1), in the place of the one of the same id. */
export function insertField(fields: readonly FilledField[], field: FilledField, order: number): FilledField[] {
  const others = fields.filter(({ id }) => id !== field.id);
  return [...others.slice(0, order - 1), field, ...others.slice(order - 1)];
}

/** The list without a field; what depended on it no longer does. */
export const removeField = (fields: readonly FilledField[], id: string): FilledField[] =>
  fields
    .filter((field) => field.id !== id)
    .map((field) => (field.condition?.field_id === id ? { ...field, condition: null } : field));

/** Copies of a field at the same place of every other page of its document that has room for it. */
export const copyToPages = (field: FilledField, pages: readonly Size[], makeId: () => string): FilledField[] =>
  pages.flatMap((page, index) => {
    const { position } = field;
    const fits = position.x + position.width <= page.width && position.y + position.height <= page.height;
    if (String(index) === position.page || !fits) return [];
    return [{ ...field, id: makeId(), position: { ...position, page: String(index) } }];
  });
