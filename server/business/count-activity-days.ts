import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { activityKinds, activitySources } from './activity-sources.ts';
import { dayMs } from './split-range.ts';

/** How long a day is over before it is counted: what happened in it has been written down by then. */
const settledMs = 6 * 3600 * 1000;

/** Counts the activities of the days that are over and not counted yet, of all organisations. Until it has, lists count themselves. */
export async function countActivityDays(db: Kysely<Database>, now: Date): Promise<void> {
  const until = new Date(Math.floor((now.getTime() - settledMs) / dayMs) * dayMs);
  await db.transaction().execute(async (trx) => {
    await sql`lock table activity_counts in share row exclusive mode`.execute(trx);
    const before = (await trx.selectFrom('activity_counts').select('until').executeTakeFirst())?.until;
    if (before && before >= until) return;
    for (const kind of activityKinds)
      await sql`
        insert into activity_days (business_id, kind, day, quality, count)
        select business_id, ${kind}, date_trunc('day', at, 'UTC'), quality, count(*) from ${activitySources[kind]} source
        where at < ${until} and at >= ${before ?? new Date(0)}
        group by 1, 2, 3, 4`.execute(trx);
    if (before) await trx.updateTable('activity_counts').set({ until }).execute();
    else await trx.insertInto('activity_counts').values({ until }).execute();
  });
}
