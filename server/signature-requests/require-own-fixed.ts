import type { FieldDeclaration } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import { refuse } from '../http/refusal.ts';

type Placed = FieldDeclaration & { document_id: string };

const writeFixed = ({
  document_id,
  form_field,
  has_buttons,
  kind,
  position: { page, x, y, width, height },
  rules,
}: Placed) => JSON.stringify([document_id, form_field, has_buttons, kind, page, x, y, width, height, rules.choices]);

/** Throws where a field says that it is one of a document's own form and is not known as that, or is another one than it was. */
export function requireOwnFixed(fields: readonly Placed[], known: readonly Placed[]): void {
  const before = new Map(known.map((field) => [field.id, field]));
  for (const field of fields) {
    const old = before.get(field.id);
    const isKnown =
      field.form_field === undefined && !field.has_buttons
        ? old?.form_field === undefined
        : old && writeFixed(old) === writeFixed(field);
    if (!isKnown) throw refuse('error.field.form_fixed', { details: { id: field.id } });
  }
}
