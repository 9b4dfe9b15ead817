import type { Services } from '../services.ts';
import { discardBlob, isUsed } from './discard-blobs.ts';
import { findUnseen, forgetUnseen, listUnseen, type UnseenSpan } from './unseen-spans.ts';

/** So many in one run mean that the storage or the database is away. */
const mostFailures = 20;

/**
 * Deletes blobs that were stored before a moment and that no document version, attachment, document handed over or handed in by a program or kept in a template, or signature in preparation refers to: what a
 * server leaves that dies between a file and its row. Whoever stores the same bytes meanwhile makes them young again. What came while the database saw
 * nothing is kept, for it may be older than they are (decision 370). Answers how many went; throws once all others went where some could not.
 */
export async function discardOrphans(services: Services, storedBefore: Date): Promise<number> {
  const { blobs, db, log } = services;
  const prepared = await listPrepared(services);
  const spans = await listUnseen(db);
  const held = new Map<UnseenSpan, number>();
  let count = 0;
  const failures: unknown[] = [];
  for await (const { sha256, storedAt } of blobs.list(storedBefore)) {
    // A file that cannot be taken away keeps none of the others.
    try {
      const span = findUnseen(spans, storedAt);
      if (span) {
        if (!(await isUsed(db, sha256))) held.set(span, (held.get(span) ?? 0) + 1);
      } else if (!prepared.has(sha256) && (await discardBlob(services, sha256, storedBefore))) count += 1;
    } catch (error) {
      failures.push(error);
    }
    if (failures.length >= mostFailures) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} files could not be discarded`);
  for (const [{ since, until }, files] of held)
    log.warn(
      'files are kept that this database does not know: it has seen nothing of the time in which they came, and may be older than they are',
      { files, since, until },
    );
  await forgetUnseen(
    db,
    spans.filter((span) => span.until <= storedBefore && !held.has(span)),
  );
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
