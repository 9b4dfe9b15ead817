import { sql, type Kysely } from 'kysely';
import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import type { QualityCount } from '@sigillum/api-contracts/business/statistics-schemas.ts';
import type { Database } from '../database/schema.ts';
import { type ActivityKind, activitySources } from './activity-sources.ts';
import { readCountedUntil } from './read-segments.ts';
import { type Range, splitRange } from './split-range.ts';

/** How many activities of a kind an organisation has in each of some ranges, by their qualities. One statement for all. */
export async function countActivities(
  db: Kysely<Database>,
  businessId: string,
  kind: ActivityKind,
  ranges: readonly Range[],
): Promise<QualityCount[][]> {
  const until = await readCountedUntil(db);
  const split = ranges.map((range) => splitRange(range, until));
  const days = split.flatMap(({ days: part }, place) => (part ? [{ ...part, place }] : []));
  const rest = split.flatMap(({ rest: parts }, place) => parts.map((part) => ({ ...part, place })));
  const { rows } = await sql<{ place: number; quality: Quality; count: number }>`
    select place, quality, sum(count)::int as count from (
      select part.place, activity_days.quality, activity_days.count from ${unnest(days)}
      join activity_days on business_id = ${businessId} and kind = ${kind} and day >= part."from" and day < part."to"
      union all
      select part.place, source.quality, 1 from ${unnest(rest)}
      join ${activitySources[kind]} source
        on source.business_id = ${businessId} and source.at >= part."from" and source.at < part."to"
    ) counted
    group by place, quality order by quality`.execute(db);
  return ranges.map((_, place) =>
    rows.filter((row) => row.place === place).map(({ quality, count }) => ({ quality, count })),
  );
}

const unnest = (parts: readonly (Range & { place: number })[]) => sql`
  unnest(${parts.map(({ from }) => from)}::timestamptz[], ${parts.map(({ to }) => to)}::timestamptz[],
    ${parts.map(({ place }) => place)}::int[]) part("from", "to", place)`;
