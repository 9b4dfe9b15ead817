import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { NoticeSource } from './notice-source.ts';

/** What the operator announces by `npm run maintenance`; one that blocks comes before one that does not, the latest first. */
export const makeTableSource = (db: Kysely<Database>, now: () => Date): NoticeSource => ({
  // Its own database is near: what is announced shows within seconds.
  pauseMs: 5000,
  async read() {
    const row = await db
      .selectFrom('maintenance_notices')
      .select(['url', 'is_blocking', 'status'])
      .where('starts_at', '<=', now())
      .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now())]))
      .orderBy('is_blocking', 'desc')
      .orderBy('starts_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && { url: row.url, isBlocking: row.is_blocking, status: row.status };
  },
});

/** Nobody announces anything. */
export const noSource: NoticeSource = { pauseMs: 3_600_000, read: async () => undefined };
