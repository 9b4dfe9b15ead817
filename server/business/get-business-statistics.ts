import { getBusinessStatistics as contract } from '@sigillum/api-contracts/business/get-business-statistics.ts';
import type { QualityCount } from '@sigillum/api-contracts/business/statistics-schemas.ts';
import { sql } from 'kysely';
import { implement } from '../http/implement.ts';
import { requireAdmin } from './access-business.ts';
import { countActivities } from './count-activities.ts';
import { countPeople } from './count-people.ts';
import type { Range } from './split-range.ts';

/** Months that are told, the one under way among them. */
const monthCount = 12;

interface Month extends Range {
  /** 2026-11 */
  month: string;
  /** Its first and last day, as the zone has them. */
  start_date: string;
  end_date: string;
}

export const getBusinessStatistics = implement(contract, async ({ params: { id } }, { actor, db, meta, now }) => {
  await requireAdmin(db, actor, id);
  const { rows: months } = await sql<Month>`
    select to_char(start, 'YYYY-MM') as month, to_char(start, 'YYYY-MM-DD') as start_date,
      to_char(start + interval '1 month - 1 day', 'YYYY-MM-DD') as end_date,
      start at time zone ${meta.zone} as "from", (start + interval '1 month') at time zone ${meta.zone} as "to"
    from (select date_trunc('month', ${now}::timestamptz at time zone ${meta.zone}) - interval '1 month' * back as start
      from generate_series(0, ${monthCount - 1}::int) back) month order by start`.execute(db);
  const [signatures, identifications, people] = await Promise.all([
    countActivities(db, id, 'signatures', months),
    countActivities(db, id, 'identifications', months),
    countPeople(db, id, now),
  ]);
  const { start_date, end_date } = months.at(-1)!;
  return {
    status: 200,
    body: {
      period: { start_date, end_date },
      ...people,
      signatures: summarise(signatures),
      identifications: summarise(identifications),
      months: months.map(({ month }, index) => ({
        month,
        signatures: signatures[index]!,
        identifications: identifications[index]!,
      })),
    },
  };
});

const sum = (counts: readonly QualityCount[] = []) => counts.reduce((total, { count }) => total + count, 0);

const summarise = (months: readonly QualityCount[][]) => ({
  total: sum(months.at(-1)),
  previous_total: sum(months.at(-2)),
  by_quality: months.at(-1) ?? [],
});
