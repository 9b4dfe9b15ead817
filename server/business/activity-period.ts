import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { dayMs, type Range } from './split-range.ts';

interface Days {
  start_date?: string | undefined;
  end_date?: string | undefined;
}

/** The moments between which whole days of a zone lie, both included; a side that is left open reaches as far as there is anything. */
export async function readPeriod(
  db: Kysely<Database>,
  { start_date, end_date }: Days,
  zone: string,
  now: Date,
): Promise<Range> {
  const { rows } = await sql<{ from: Date | null; to: Date | null }>`
    select ${start_date ?? null}::date::timestamp at time zone ${zone} as "from",
      (${end_date ?? null}::date + 1)::timestamp at time zone ${zone} as "to"`.execute(db);
  const { from, to } = rows[0]!;
  return { from: from ?? new Date(0), to: to ?? new Date(now.getTime() + dayMs) };
}
