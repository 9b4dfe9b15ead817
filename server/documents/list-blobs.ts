import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Hashes of blobs, and of whole versions, that a deletion leaves without a reference: to be discarded after the commit. */
export async function listBlobs(
  db: Kysely<Database>,
  by: { requestId: string } | { documentId: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('document_versions as version')
    .innerJoin('documents', 'documents.id', 'version.document_id')
    .select(['version.base_blob', 'version.tail_blob', 'version.sha256'])
    .where(
      'requestId' in by ? 'documents.request_id' : 'documents.id',
      '=',
      'requestId' in by ? by.requestId : by.documentId,
    )
    .execute();
  const attached =
    'requestId' in by
      ? await db
          .selectFrom('attachments')
          .select('blob')
          .where('request_id', '=', by.requestId)
          .unionAll(
            db
              .selectFrom('field_files')
              .innerJoin('signatures', 'signatures.sid', 'field_files.sid')
              .select('field_files.blob')
              .where('signatures.request_id', '=', by.requestId),
          )
          .unionAll(
            db
              .selectFrom('mail_attachments')
              .select(({ fn, val }) => fn.coalesce('blob', val('')).as('blob'))
              .where('request_id', '=', by.requestId)
              .where('blob', 'is not', null),
          )
          .execute()
      : [];
  return [
    ...rows.flatMap(({ base_blob, tail_blob, sha256 }) => [(base_blob ?? tail_blob)!, sha256]),
    ...attached.map(({ blob }) => blob),
  ];
}
