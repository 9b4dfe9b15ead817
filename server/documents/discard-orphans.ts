import type { Services } from '../services.ts';
import { discardBlobs } from './discard-blobs.ts';

/**
 * Deletes blobs that were stored before a moment and that no document version refers to: what a server leaves that dies between a file
 * and its row. Whoever stores the same bytes meanwhile makes them young again. Answers how many went.
 */
export async function discardOrphans(services: Services, storedBefore: Date): Promise<number> {
  const { blobs, db } = services;
  let count = 0;
  for await (const sha256 of blobs.list(storedBefore)) {
    // Most files are in use: asked without a lock first.
    const user = await db
      .selectFrom('document_versions')
      .select('id')
      .where((where) => where.or([where('sha256', '=', sha256), where('tail_blob', '=', sha256)]))
      .limit(1)
      .executeTakeFirst();
    if (user) continue;
    await discardBlobs(services, [sha256], storedBefore);
    if ((await blobs.size(sha256)) === undefined) count += 1;
  }
  return count;
}
