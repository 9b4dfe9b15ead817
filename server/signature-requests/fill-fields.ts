import type { Kysely } from 'kysely';
import type { FieldValues } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import type { RequestView } from '../requests/access.ts';
import { judgeFilled, listFields } from '../requests/request-fields.ts';

/**
 * Saves what a signer has filled in so far, in a claimed request; answers what is wrong with it. Throws for a field that is not the signer's.
 * Where a file is asked for, a value is taken back here, and given only by what has just been handed in (`file`).
 */
export async function fillFields(
  trx: Kysely<Database>,
  { request, own }: RequestView,
  values: FieldValues,
  file?: string,
) {
  const fields = (await listFields(trx, request.id)).filter(({ sid }) => sid === own?.sid);
  const byId = new Map(fields.map((field) => [field.id, field]));
  for (const [id, value] of Object.entries(values)) {
    const field = byId.get(id);
    if (!field) throw refuse('error.not_found');
    if (field.kind === 'attachment' && value !== file) {
      // What stands there already may be sent along.
      if (value !== '') continue;
      await trx.deleteFrom('field_files').where('sid', '=', field.sid).where('field_id', '=', id).execute();
    }
    field.value = value;
    await trx
      .updateTable('request_fields')
      .set({ value })
      .where('document_id', '=', field.document_id)
      .where('id', '=', id)
      .execute();
  }
  return { faults: (await judgeFilled(fields)).filter(({ id, fault }) => fault !== 'required' || id in values) };
}
