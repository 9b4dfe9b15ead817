import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * One print a request, of the documents that its people look at: which they are, and their bytes as they were uploaded. Signatures and
 * long-term data of others grow the file and change nothing of it, so they leave the print as it is (docs/decisions/056).
 */
export async function printDocuments(db: Kysely<Database>, requestIds: readonly string[]): Promise<string[]> {
  if (requestIds.length === 0) return [];
  const rows = await db
    .selectFrom('documents')
    .innerJoin('document_versions as version', 'version.document_id', 'documents.id')
    .select(['documents.request_id', 'documents.id', 'version.sha256'])
    .where('documents.request_id', 'in', requestIds)
    .where('version.cause', '=', 'UPLOAD')
    .orderBy('documents.id')
    .execute();
  return requestIds.map((requestId) => {
    const own = rows.filter(({ request_id }) => request_id === requestId).map(({ id, sha256 }) => `${id} ${sha256}`);
    return createHash('sha256')
      .update(`${requestId}\n${own.join('\n')}`)
      .digest('hex');
  });
}

/** Whether what was shown when a person proved who they are is all there is to sign now. */
export const covers = (shown: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((print) => shown.includes(print));
