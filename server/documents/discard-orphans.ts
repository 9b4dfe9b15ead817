import type { Services } from '../services.ts';
import { discardBlob } from './discard-blobs.ts';

/** So many in one run mean that the storage or the database is away. */
const mostFailures = 20;

/**
 * Deletes blobs that were stored before a moment and that no document version, attachment, document handed over or handed in by a program or kept in a template, or signature in preparation refers to: what a
 * server leaves that dies between a file and its row. Whoever stores the same bytes meanwhile makes them young again. Answers how many went; throws once all others went where some could not.
 */
export async function discardOrphans(services: Services, storedBefore: Date): Promise<number> {
  const { blobs } = services;
  const prepared = await listPrepared(services);
  let count = 0;
  const failures: unknown[] = [];
  for await (const { sha256 } of blobs.list(storedBefore)) {
    // A file that cannot be taken away keeps none of the others.
    try {
      if (!prepared.has(sha256) && (await discardBlob(services, sha256, storedBefore))) count += 1;
    } catch (error) {
      failures.push(error);
    }
    if (failures.length >= mostFailures) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} files could not be discarded`);
  return count;
}

/** What intake made for signatures whose signers are at a trust service: their versions come when they are back. */
export async function listPrepared({ db }: Pick<Services, 'db'>): Promise<Set<string>> {
  const rows = await db.selectFrom('signing_preparations').select('state').execute();
  return new Set(
    rows.flatMap(({ state: { intake } }) =>
      [intake?.baseBlob, intake?.tailBlob].filter((name) => typeof name === 'string'),
    ),
  );
}
