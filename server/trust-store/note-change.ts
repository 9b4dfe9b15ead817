import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The number of a change. Its row is locked until the commit, so whoever sees a number sees all that were given out before. */
export async function noteChange(transaction: Kysely<Database>): Promise<number> {
  const { changes } = await transaction
    .updateTable('trust_store')
    .set(({ eb }) => ({ changes: eb('changes', '+', 1) }))
    .returning('changes')
    .executeTakeFirstOrThrow();
  return changes;
}
