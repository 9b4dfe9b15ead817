import { findFieldFault } from '@sigillum/api-contracts/signature-requests/field-rules.ts';
import type { FilledField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import { KnownFailure } from '../forms/describe-failure.ts';
import { removeField } from '../signature-requests/make-field.ts';
import type { FieldsEditor } from '../signature-requests/use-request-fields.ts';

/** Fields that nobody saves before the whole template is saved. */
export const editFields = (
  fields: readonly FilledField[],
  write: (fields: readonly FilledField[]) => void,
): FieldsEditor => ({
  fields,
  async put(list) {
    const found = findFieldFault(list);
    if (found) {
      const id =
        found.fault === 'circle' || found.fault === 'condition' ? `error.field.${found.fault}` : 'error.field.rules';
      throw new KnownFailure({ id }, found);
    }
    write(list);
  },
  move: (id, position) => write(fields.map((field) => (field.id === id ? { ...field, position } : field))),
  remove: (id) => write(removeField(fields, id)),
});
