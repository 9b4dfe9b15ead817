import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { readFirstStanding } from '../rules/first-standing.ts';

/**
 * Where nothing is sold nobody is in a trial and no account is a free one: what an earlier setting left is taken away at the start
 * (docs/decisions/118). What the operator has locked by hand stays locked.
 */
export async function unlockEverybody(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .updateTable('businesses')
    .set(readFirstStanding('none', now))
    .where('payment_method', 'in', ['TRIALING', 'NEEDS_PAYMENT_METHOD'])
    .execute();
  await db
    .updateTable('users')
    .set({ attributes: sql`attributes - 'freeAccountType'` })
    .where(sql<boolean>`attributes ? 'freeAccountType'`)
    .execute();
}
