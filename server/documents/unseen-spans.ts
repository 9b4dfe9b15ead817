import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { BlobStore } from '../storage/blob-store.ts';

/** What a database has not seen: it stood still then, or was put back from an older copy. `until` does not belong to it. */
export interface UnseenSpan {
  since: Date;
  until: Date;
}

/** The moment is kept every ten seconds (decision 057), and a file that came soon after it is one of the server that died then. */
const slackMs = 30_000;

/**
 * Before a server begins: notes since when the database has seen nothing. A file without a row that came meanwhile is none that a server left behind:
 * its row may have been lost with the database. Throws a sentence for the operator where this database has never seen a server, and files lie there.
 */
export async function noteUnseen(db: Kysely<Database>, blobs: BlobStore, startedAt: Date): Promise<void> {
  const clock = await db.selectFrom('clock').select('latest').executeTakeFirst();
  if (!clock) {
    for await (const { sha256 } of blobs.list(startedAt))
      throw new Error(
        `The database is empty, but files of an installation lie there (${sha256} for one). Name their database in DATABASE_URL or put it back from a backup, or give the new one another DATA_DIR and bucket.`,
      );
    return;
  }
  const since = new Date(clock.latest.getTime() + slackMs);
  if (since >= startedAt) return;
  await db
    .insertInto('unseen_spans')
    .values({ since, until: startedAt })
    .onConflict((on) => on.column('since').doUpdateSet({ until: sql`greatest(unseen_spans.until, excluded.until)` }))
    .execute();
}

export const listUnseen = (db: Kysely<Database>): Promise<UnseenSpan[]> =>
  db.selectFrom('unseen_spans').select(['since', 'until']).orderBy('since').execute();

/** The span in which something was stored that the database has not seen coming. */
export const findUnseen = (spans: readonly UnseenSpan[], storedAt: Date): UnseenSpan | undefined =>
  spans.find(({ since, until }) => since <= storedAt && storedAt < until);

/** Forgets those in which no file without a row came. */
export async function forgetUnseen(db: Kysely<Database>, spans: readonly UnseenSpan[]): Promise<void> {
  if (spans.length === 0) return;
  const begun = spans.map(({ since }) => since);
  await db.deleteFrom('unseen_spans').where('since', 'in', begun).execute();
}
