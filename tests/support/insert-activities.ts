import { sql, type Kysely } from 'kysely';
import type { Database } from '@sigillum/server/database/schema.ts';

/** As many as one statement may insert before the database ends it. */
const chunk = 20_000;

/** So many signatures and so many other events of an organisation in a year, each signature of a request that was erased. */
export async function insertActivities(
  db: Kysely<Database>,
  { userId, businessId, size }: { userId: string; businessId: string; size: number },
): Promise<void> {
  const moment = sql`timestamptz '2026-11-01' - n * (interval '300 days' / ${size})`;
  for (let first = 1; first <= size; first += chunk) {
    const numbers = sql`generate_series(${first}::int, ${Math.min(size, first + chunk - 1)}::int) n`;
    await sql`
      with made as (select gen_random_uuid() as request_id, ${moment} as at from ${numbers}),
      event as (
        insert into audit_events (request_id, seq, at, name, actor, data, previous_hash, hash)
        select request_id, seq, at, case seq when 1 then 'INITIATED' else 'SIGNED' end,
          jsonb_build_object('type', 'member', 'userId', ${userId}::text, 'email', 'a@example.ch', 'firstName', 'A', 'lastName', 'B'),
          jsonb_build_object('sid', gen_random_uuid()), '', '' from made, generate_series(1, 2) seq)
      insert into paid_signatures (request_id, seq, business_id, at, quality, legislation, is_seal)
      select request_id, 2, ${businessId}, at, 'SES', 'ZERTES', false from made`.execute(db);
    await sql`
      insert into business_events (business_id, seq, at, name, actor, previous_hash, hash)
      select ${businessId}, 1000000 + n, ${moment}, 'MEMBER_INVITED', '{"type":"system"}', '', '' from ${numbers}`.execute(
      db,
    );
  }
  // What is counted of days that are over is counted anew.
  await db.deleteFrom('activity_days').execute();
  await db.deleteFrom('activity_counts').execute();
}
