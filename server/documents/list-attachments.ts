import type { Kysely } from 'kysely';
import { keepQuery } from '../database/keep-query.ts';
import type { Database } from '../database/schema.ts';
import { amongIds, listIds, type RequestIds } from '../requests/request-repository.ts';
import { makeUnique } from './list-files.ts';

/** The attachments of a request, in the order in which they were added. */
const selectAttachments = keepQuery((db, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom('attachments')
    .select(['id', 'request_id', 'filename', 'content_type', 'has_macros', 'blob', 'size', 'created_at'])
    .where('request_id', '=', amongIds(ids))
    .orderBy('created_at')
    .orderBy('id'),
);
export const listAttachments = (db: Kysely<Database>, requests: RequestIds) =>
  selectAttachments(db, { ids: listIds(requests) });
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
