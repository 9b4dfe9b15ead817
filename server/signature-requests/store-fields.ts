import type { Kysely } from 'kysely';
import type { RequestField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import type { Database } from '../database/schema.ts';
import type { StoredField } from '../requests/request-fields.ts';

/** Puts these fields in the place of those that are known; what was filled in stays with a field that is the same signer's in the same document. */
export async function storeFields(
  trx: Kysely<Database>,
  known: readonly StoredField[],
  fields: readonly RequestField[],
): Promise<void> {
  const before = new Map(known.map((field) => [field.id, field]));
  const documentIds = [...new Set(known.map((field) => field.document_id))];
  if (documentIds.length) await trx.deleteFrom('request_fields').where('document_id', 'in', documentIds).execute();
  const rows = fields.map(({ document_id, sid, ...declaration }, position) => {
    const old = before.get(declaration.id);
    const isSame = old?.isSaved && old.sid === sid && old.document_id === document_id && old.kind === declaration.kind;
    const value = isSame ? old.value : null;
    return { document_id, id: declaration.id, sid, position, declaration: JSON.stringify(declaration), value };
  });
  if (rows.length) await trx.insertInto('request_fields').values(rows).execute();
  // Files of fields that are gone, or somebody else's by now, go with them.
  const sids = [...new Set(known.map(({ sid }) => sid))];
  const kept = new Set(rows.flatMap(({ id, sid, value }) => (value ? [`${sid}/${id}`] : [])));
  const gone = known.filter(({ id, sid, kind }) => kind === 'attachment' && !kept.has(`${sid}/${id}`));
  if (gone.length)
    await trx
      .deleteFrom('field_files')
      .where('sid', 'in', sids)
      .where(
        'field_id',
        'in',
        gone.map(({ id }) => id),
      )
      .execute();
}
