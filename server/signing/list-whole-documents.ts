import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../database/schema.ts';
import { chainOf, joinChain, type ChainRow } from '../documents/version-chain.ts';
import { readField } from '../requests/request-fields.ts';
import { selectDocuments } from '../requests/request-repository.ts';

/** The documents of a request with everything of them that a signature looks at: who signs where, what is filled in, and their blobs. */
export async function listWholeDocuments(db: Kysely<Database>, requestId: string) {
  const rows = await selectDocuments(db, requestId)
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('document_signatures')
          .select(['sid', 'document_id', 'visual_signature'])
          .whereRef('document_signatures.document_id', '=', 'documents.id'),
      ).as('marks'),
      jsonArrayFrom(
        selectFrom('request_fields')
          .select(['declaration', 'document_id', 'sid', 'value', 'position'])
          .whereRef('request_fields.document_id', '=', 'documents.id'),
      ).as('fields'),
      sql<ChainRow[]>`(select json_agg(part) from (${chainOf(sql`documents.current_version_id`)}) part)`.as('parts'),
    ])
    .execute();
  return {
    documents: rows.map(({ marks: _marks, fields: _fields, parts, ...document }) => ({
      ...document,
      chain: joinChain(document.current_version_id, parts),
    })),
    marks: rows.flatMap(({ marks }) => marks),
    fields: rows
      .flatMap(({ fields }) => fields)
      .toSorted((one, other) => one.position - other.position)
      .map(readField),
  };
}
export type WholeDocument = Awaited<ReturnType<typeof listWholeDocuments>>['documents'][number];
