import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { accessLeft } from '../requests/access.ts';

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
  return rows.flatMap(({ base_blob, tail_blob, sha256 }) => [(base_blob ?? tail_blob)!, sha256]);
}

/** Erases request, documents and signatures; the audit events stay. Answers the blobs to discard after the commit. */
export async function eraseRequest(trx: Kysely<Database>, requestId: string): Promise<string[]> {
  const blobs = await listBlobs(trx, { requestId });
  await sql`set constraints all deferred`.execute(trx);
  await trx.deleteFrom('signature_requests').where('id', '=', requestId).execute();
  return blobs;
}

/** Erases the request when no account has access any more. */
export async function eraseWhenForgotten(trx: Kysely<Database>, requestId: string): Promise<string[]> {
  const { rows } = await sql`${accessLeft(requestId)} limit 1`.execute(trx);
  return rows.length ? [] : eraseRequest(trx, requestId);
}
