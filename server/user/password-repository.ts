import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { endHalfLogins } from '../two-step/challenge-repository.ts';

const resetMinutes = 60;

/** Why a link sets no password any more. */
export type ResetEnd = 'expired' | 'used' | 'replaced' | 'changed' | 'unknown';

interface NewReset {
  tokenHash: string;
  /** Normalised. */
  email: string;
  /** None for an address without account: its link leads nowhere from the start. */
  userId: string | undefined;
}

/** Keeps a link under the hash of its token and ends those before it for the address; answers when it ends itself. */
export async function insertReset(trx: Kysely<Database>, reset: NewReset, now: Date): Promise<Date> {
  const { tokenHash, email, userId } = reset;
  // Two wishes at the same moment leave one link.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reset ${email}`}, 0))`.execute(trx);
  await trx
    .updateTable('password_resets')
    .set({ ended_at: now, end_reason: 'replaced' })
    .where('email', '=', email)
    .where('ended_at', 'is', null)
    .execute();
  const expiresAt = new Date(now.getTime() + resetMinutes * 60 * 1000);
  await trx
    .insertInto('password_resets')
    .values({ token_hash: tokenHash, email, user_id: userId ?? null, created_at: now, expires_at: expiresAt })
    .execute();
  return expiresAt;
}

/** Whose password a living link sets. */
interface LivingReset {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  lang: string;
  expiresAt: Date;
}

/** What a link leads to, or why it leads nowhere. Nothing is written. */
export async function findReset(
  db: Kysely<Database>,
  tokenHash: string,
  now: Date,
): Promise<LivingReset | { end: ResetEnd }> {
  const reset = await db
    .selectFrom('password_resets as reset')
    .innerJoin('users', 'users.id', 'reset.user_id')
    .select(['reset.expires_at as expiresAt', 'reset.end_reason as end', 'users.id as userId'])
    .select(['users.email', 'users.first_name as firstName', 'users.last_name as lastName', 'users.lang'])
    .where('reset.token_hash', '=', tokenHash)
    .where('users.deleted_at', 'is', null)
    // A link to an address that the account has left is nobody's.
    .where(sql<boolean>`reset.email = lower(users.email)`)
    .executeTakeFirst();
  if (!reset) return { end: 'unknown' };
  const { end, ...living } = reset;
  if (end) return { end };
  return living.expiresAt <= now ? { end: 'expired' } : living;
}

/** Uses a living link up; false when another call was faster. */
export async function useReset(trx: Kysely<Database>, tokenHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('password_resets')
    .set({ ended_at: now, end_reason: 'used' })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

interface NewPassword {
  userId: string;
  passwordHash: string;
  /** The session that lives on, by the hash of its token; all others end. */
  keptSession?: string;
}

/** Sets a password that has been judged good; ends the account's other sessions, half log-ins, and every link that would set another one. */
export async function replacePassword(trx: Kysely<Database>, change: NewPassword, now: Date): Promise<void> {
  const { userId, passwordHash, keptSession = '' } = change;
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
  await markWeakPassword(trx, userId, false);
  await trx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('token_hash', '<>', keptSession)
    .where('revoked_at', 'is', null)
    .execute();
  await trx
    .updateTable('password_resets')
    .set({ ended_at: now, end_reason: 'changed' })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
  await endHalfLogins(trx, [userId], now);
}

/** Writes down whether the account's password must be changed, beside what else its attributes hold. */
export async function markWeakPassword(db: Kysely<Database>, userId: string, isWeak: boolean): Promise<void> {
  await db
    .updateTable('users')
    .set({ attributes: sql<string>`attributes || ${JSON.stringify({ weakPassword: isWeak })}::jsonb` })
    .where('id', '=', userId)
    .execute();
}
