import type { FilledField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import type { FilledEvidence } from '../evidence/event.ts';
import { listShown, showValue } from '@sigillum/api-contracts/signature-requests/field-rules.ts';
import type { FilledBlank } from '@sigillum/engine/pdf';

/** One signer's fields of a document as form fields of the file, with what is written into them; what is not shown stays empty. */
export function planBlanks(fields: readonly FilledField[], documentId: string): FilledBlank[] {
  const values = new Map(fields.map(({ id, value }) => [id, value]));
  const shown = new Set(listShown(fields, values));
  return fields
    .filter((field) => field.document_id === documentId)
    .map((field): FilledBlank => {
      const { id, kind, label, required, rules, position, form_field } = field;
      const { page, x, y, width, height } = position;
      return {
        name: form_field ?? `Field ${id}`,
        ...(form_field !== undefined && { isOfFile: true }),
        label,
        kind: kind === 'number' || kind === 'date' ? 'text' : kind,
        // Of one that is shown only under a condition, no reader can say that it must be filled in.
        isRequired: required && field.condition === null,
        ...(rules.choices && { choices: rules.choices }),
        placement: { pageIndex: Number(page), x, y, width, height, rotation: 0 },
        value: shown.has(field) ? showValue(field, field.value) : '',
      };
    });
}

/** What is filled in, for the evidence. */
export const listFilled = (blanks: readonly FilledBlank[], documentId: string): FilledEvidence[] =>
  blanks.flatMap(({ label, kind, value }) => (value === '' ? [] : [{ documentId, label, kind, value }]));
