import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { storeFields } from '../signature-requests/store-fields.ts';
import type { KeptField } from './tables.ts';

/** What each document and each role of the template is in the draft, by id. */
interface Draft {
  documents: ReadonlyMap<string, string>;
  sids: ReadonlyMap<string, string>;
}

/** Lays the fields of a template down in a draft that is made of it. */
export async function storeTemplateFields(
  trx: Kysely<Database>,
  fields: readonly KeptField[],
  { documents, sids }: Draft,
): Promise<void> {
  const written = fields.map(({ role_id, document_id, anchor: _, is_doubtful: __, ...declaration }) => ({
    ...declaration,
    document_id: documents.get(document_id)!,
    sid: sids.get(role_id)!,
  }));
  await storeFields(trx, [], written);
}
