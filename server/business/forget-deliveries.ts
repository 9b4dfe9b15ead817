import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

const deliveryDays = 90;
/** Of one API user: more than 600 calls a minute for two hours. Older ones go before their week is over. */
const mostCalls = 100_000;

/** Forgets calls of webhooks that came to their end long ago; callbacks stay with their request. Answers how many. */
export async function forgetDeliveries(db: Kysely<Database>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - deliveryDays * 24 * 3600 * 1000);
  const { numDeletedRows } = await db
    .deleteFrom('callbacks')
    .where('webhook_id', 'is not', null)
    .where('state', '<>', 'OPEN')
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Keeps the newest calls of each program. Answers how many were forgotten. */
export async function forgetProgramCalls(db: Kysely<Database>, most = mostCalls): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from program_calls using (
      select distinct on (username) username, position as oldest from (
        select username, position, row_number() over (partition by business_id, username order by position desc) as place
        from program_calls
      ) as placed where place = ${most} order by username, position
    ) as bound
    where program_calls.username = bound.username and program_calls.position < bound.oldest`.execute(db);
  return Number(numAffectedRows ?? 0);
}
