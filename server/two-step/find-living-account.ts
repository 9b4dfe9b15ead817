import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UserRow } from '../accounts/user-repository.ts';

/** An account that was not deleted since a challenge was opened for it. */
export async function findLivingAccount(db: Kysely<Database>, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
}
