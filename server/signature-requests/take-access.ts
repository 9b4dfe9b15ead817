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
  // Whoever may not write any more has it no longer assigned, either.
  if (level === 'write')
    await trx
      .updateTable('team_requests')
      .set({ assignee_id: null, assigned_at: null })
      .where('request_id', '=', requestId)
      .where('assignee_id', '=', userId)
      .execute();
  await trx
    .updateTable('request_access')
    .set({ removed_at: now, ...(level === 'write' && { by_assignment: false }) })
    .where('request_id', '=', requestId)
    .where('user_id', '=', userId)
    .where('level', '=', level)
    .execute();
}
