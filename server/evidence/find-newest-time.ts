import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** As much of the trail as is looked at: eight megabytes, some 30,000 events. */
const pages = 1000;

/**
 * The latest time that the installation has written down, for who asks whether the clock was put back; undefined before anything has happened.
 * Events are written at the end of their table, so that end alone is read, however many years lie before it: to look through twenty million takes
 * ten seconds, and an index of their times would be paid for by each event. Where many were erased others take their places; mails tell of those.
 */
export async function findNewestTime(db: Kysely<Database>): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select greatest(
      (select max(at) from audit_events where ctid >= (
        select format('(%s,0)', greatest(0, pg_relation_size('audit_events') / current_setting('block_size')::int - ${pages}::int))::tid)),
      (select max(created_at) from mails)) as at`.execute(db);
  return rows[0]?.at ?? undefined;
}
