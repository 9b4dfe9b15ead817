import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { AccessLevel } from '../requests/tables.ts';

/** Ends one kind of access of an account; the row stays, so that a later sign-up does not bring it back. */
export async function takeAccess(
  trx: Kysely<Database>,
  requestId: string,
  userId: string,
  level: AccessLevel,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('request_access')
    .set({ removed_at: now })
    .where('request_id', '=', requestId)
    .where('user_id', '=', userId)
    .where('level', '=', level)
    .execute();
}
