import { sql } from 'kysely';
import type { TestServices } from './test-services.ts';

/** How many sessions of the world wait for a lock that another one has. */
export async function countWaiting({ services: { db } }: TestServices): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]!.count;
}
