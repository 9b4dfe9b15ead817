import {
  exportedRowsHeader,
  mostExportedRows,
  type ActivityPerson,
} from '@sigillum/api-contracts/business/activity-schemas.ts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';
import { answerCsv } from '../http/answer-csv.ts';
import { refuse } from '../http/refusal.ts';
import type { CsvField } from '../http/write-csv.ts';
import { readPeriod } from './activity-period.ts';
import type { ActivityKind } from './activity-sources.ts';
import { readSegments } from './read-segments.ts';
import type { Range } from './split-range.ts';

/** Rows that are read at once. */
const batch = 1000;

interface Asked {
  businessId: string;
  kind: ActivityKind;
  days: { start_date?: string | undefined; end_date?: string | undefined };
  zone: string;
  now: Date;
}

interface Place {
  at: Date;
  request_id: string;
  seq: number;
}

/** What a file holds: everything of a period up to now, and how much that is. Throws where it is more than a file may hold. */
export async function planExport(db: Kysely<Database>, { businessId, kind, days, zone, now }: Asked) {
  const { from, to } = await readPeriod(db, days, zone, now);
  const range = { from, to: to < now ? to : now };
  const segments = await readSegments(db, businessId, kind, range);
  const count = segments.reduce((sum, part) => sum + part.count, 0);
  if (count > mostExportedRows) throw refuse('error.business.export_too_large');
  return { range, count };
}

/**
 * Reads the rows of a plan in the order of time, as they are asked for: each statement goes on where the last one ended, so no
 * transaction waits for a slow reader. Evidence is only added to, so as many come as were counted; what was written down meanwhile stays out.
 */
export async function* readInBatches<Activity>(
  { range, count }: { range: Range; count: number },
  read: (slice: RawBuilder<unknown>) => Promise<{ last: Place | undefined; activities: Activity[] }>,
): AsyncGenerator<Activity[]> {
  let after: RawBuilder<unknown> = sql`true`;
  for (let left = count; left > 0;) {
    const { last, activities } = await read(
      sql`at >= ${range.from} and at < ${range.to} and ${after} order by at, request_id, seq limit ${Math.min(batch, left)}`,
    );
    if (!last) throw new Error('There are fewer activities than were counted.');
    yield activities;
    left -= activities.length;
    after = sql`(at, request_id, seq) > (${last.at}::timestamptz, ${last.request_id}::uuid, ${last.seq}::int)`;
  }
}

interface ActivityFile {
  name: string;
  lang: string;
  columns: readonly string[];
  count: number;
  batches: AsyncIterable<readonly (readonly CsvField[])[]> | Iterable<readonly (readonly CsvField[])[]>;
}

/** The answer, which says how many rows it holds: who gets fewer knows that it broke off. */
export const answerActivities = ({ name, count, ...file }: ActivityFile) =>
  answerCsv({ ...file, filename: `${name}.csv`, headers: { [exportedRowsHeader]: String(count) } });

/** The columns of somebody, and what stands in them. */
export const personColumns = (who: string): string[] =>
  ['email', 'first_name', 'last_name', 'type', 'mobile'].map((column) => `${who}_${column}`);
export const writePerson = ({ email, first_name, last_name, type, mobile }: ActivityPerson): CsvField[] => [
  ...[email, first_name, last_name, type, mobile],
];
