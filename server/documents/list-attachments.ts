import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { listIds, type RequestIds } from '../requests/request-repository.ts';
import { makeUnique } from './list-files.ts';

/** The attachments of a request, in the order in which they were added. */
export const listAttachments = (db: Kysely<Database>, requests: RequestIds) =>
  db
    .selectFrom('attachments')
    .selectAll()
    .where('request_id', 'in', listIds(requests))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
export type AttachmentRow = Awaited<ReturnType<typeof listAttachments>>[number];

/** The same as files of an archive; each name differs from every other. */
export async function listAttachmentFiles(db: Kysely<Database>, requestId: string) {
  const names = new Set<string>();
  return (await listAttachments(db, requestId)).map(({ filename, blob, size }) => ({
    name: makeUnique(filename, names),
    blob,
    size,
  }));
}
