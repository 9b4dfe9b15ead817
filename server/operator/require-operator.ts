import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UserActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';
import { readFactors } from '../two-step/factors.ts';

/**
 * Refuses everybody who does not run the installation, as if nothing were there, and an operator whose login is not one with a second step:
 * a session that is older than every second factor of the account was opened by the password alone.
 */
export async function requireOperator(db: Kysely<Database>, { id, sessionHash }: UserActor): Promise<void> {
  const found = await db
    .selectFrom('operators')
    .innerJoin('sessions', 'sessions.user_id', 'operators.user_id')
    .select('sessions.created_at')
    .where('operators.user_id', '=', id)
    .where('sessions.token_hash', '=', sessionHash)
    .executeTakeFirst();
  if (!found) throw refuse('error.not_found');
  const { totpSince, passkeys } = await readFactors(db, id);
  const since = [...(totpSince ? [totpSince] : []), ...passkeys.map(({ created_at }) => created_at)];
  if (!since.some((moment) => moment <= found.created_at)) throw refuse('error.operator.two_step_needed');
}
