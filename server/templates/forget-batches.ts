import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

const dayMs = 24 * 3600_000;
/** So long what was not sent can be looked at and sent once more. */
const unsentDays = 90;

/** Forgets rows that were never sent, and batches of which no row is left. Answers how many rows. */
export async function forgetBatches(db: Kysely<Database>, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const { numDeletedRows } = await db
    .deleteFrom('batch_rows')
    .where('state', '<>', 'SENT')
    .where('created_at', '<', before(unsentDays))
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('batches')
    .where('created_at', '<', before(1))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('batch_rows').select('number').whereRef('batch_rows.batch_id', '=', 'batches.id'))),
    )
    .execute();
  return Number(numDeletedRows);
}
