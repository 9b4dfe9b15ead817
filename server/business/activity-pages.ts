import type * as z from 'zod';
import type { ActivityQuery } from '@sigillum/api-contracts/business/activity-schemas.ts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ActivityKind } from './activity-sources.ts';
import { readPeriod } from './activity-period.ts';
import { findSegment } from './find-segment.ts';
import { readSegments } from './read-segments.ts';
import type { Range } from './split-range.ts';

interface Asked {
  businessId: string;
  kind: ActivityKind;
  query: z.output<typeof ActivityQuery>;
  zone: string;
  now: Date;
}

/** Which rows of a kind are meant: in what range, how many, after how many, and in which order. */
export interface Slice {
  range: Range;
  limit: number;
  skip: number;
  sort: 'asc' | 'desc';
}

/** One page of activities as its contract shows it; a page beyond the last one is empty. */
export async function readActivityPage<Activity>(
  db: Kysely<Database>,
  { businessId, kind, query, zone, now }: Asked,
  readRows: (slice: Slice) => Promise<Activity[]>,
) {
  const { page, size, sort } = query;
  const segments = await readSegments(db, businessId, kind, await readPeriod(db, query, zone, now));
  const total = segments.reduce((sum, { count }) => sum + count, 0);
  const place = findSegment(segments, (page - 1) * size, sort);
  const activities = place ? await readRows({ ...place, limit: size, sort }) : [];
  return { total_pages: Math.ceil(total / size), total_items: total, current_page: page, size, activities };
}

/** Order and bounds of a slice, for a table whose rows have their moment in `at`. `ties` orders what happened at the same moment. */
export const cutSlice = ({ range, limit, skip, sort }: Slice, ties: readonly string[]): RawBuilder<unknown> => {
  const direction = sort === 'asc' ? sql`asc` : sql`desc`;
  const order = sql.join(['at', ...ties].map((column) => sql`${sql.ref(column)} ${direction}`));
  return sql`at >= ${range.from} and at < ${range.to} order by ${order} limit ${limit} offset ${skip}`;
};
