import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { type ActivityKind, activitySources } from './activity-sources.ts';
import type { Segment } from './find-segment.ts';
import { type Range, splitRange } from './split-range.ts';

/** The end of the last day of which the activities are counted. */
export async function readCountedUntil(db: Kysely<Database>): Promise<Date | undefined> {
  return (await db.selectFrom('activity_counts').select('until').executeTakeFirst())?.until;
}

/** How many activities of a kind an organisation has in a range, by days and the rest at its ends, in the order of time. */
export async function readSegments(
  db: Kysely<Database>,
  businessId: string,
  kind: ActivityKind,
  range: Range,
): Promise<Segment[]> {
  const { days, rest } = splitRange(range, await readCountedUntil(db));
  const { rows } = await sql<Segment>`
    select part."from", part."to", (select count(*) from ${activitySources[kind]} source
      where source.business_id = ${businessId} and source.at >= part."from" and source.at < part."to")::int as count
    from unnest(${rest.map(({ from }) => from)}::timestamptz[], ${rest.map(({ to }) => to)}::timestamptz[]) part("from", "to")
    union all
    select day, day + interval '24 hours', sum(count)::int from activity_days
    where business_id = ${businessId} and kind = ${kind} and day >= ${days?.from ?? null} and day < ${days?.to ?? null}
    group by day
    order by 1`.execute(db);
  return rows;
}
