import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { listBlobs } from '../documents/list-blobs.ts';
import { accessLeft } from '../requests/access.ts';

/**
 * Erases request, documents and signatures; the audit events stay, and what programs must still hear of it: calls that wait, and the events of
 * its business. Answers the blobs to discard after the commit.
 */
export async function eraseRequest(trx: Kysely<Database>, requestId: string): Promise<string[]> {
  const blobs = await listBlobs(trx, { requestId });
  await sql`set constraints all deferred`.execute(trx);
  await trx.deleteFrom('callbacks').where('request_id', '=', requestId).where('state', '<>', 'OPEN').execute();
  await trx.deleteFrom('signature_requests').where('id', '=', requestId).execute();
  return blobs;
}

/** Erases the request when no account has access any more. */
export async function eraseWhenForgotten(trx: Kysely<Database>, requestId: string): Promise<string[]> {
  const { rows } = await sql`${accessLeft(requestId)} limit 1`.execute(trx);
  return rows.length ? [] : eraseRequest(trx, requestId);
}
