import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

const lifeHours = 24;

interface NewEmailChange {
  userId: string;
  tokenHash: string;
  email: string;
  /** The address has another account: its mail says so, and the link leads nowhere. */
  isVoid: boolean;
}

/** Keeps the address that a person wants, in place of one wanted before; answers when its link ends. */
export async function storeEmailChange(db: Kysely<Database>, change: NewEmailChange, now: Date): Promise<Date> {
  const { userId, tokenHash, email, isVoid } = change;
  const expiresAt = new Date(now.getTime() + lifeHours * 3600 * 1000);
  const values = { token_hash: tokenHash, email, is_void: isVoid, created_at: now, expires_at: expiresAt };
  await db
    .insertInto('email_changes')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  return expiresAt;
}

/** Uses a link up: the address that it confirms, or undefined when it is another's, mangled, void or has ended. */
export async function useEmailChange(
  db: Kysely<Database>,
  userId: string,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('is_void', '=', false)
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}

/** Nothing waits any more. */
export const dropEmailChange = (db: Kysely<Database>, userId: string) =>
  db.deleteFrom('email_changes').where('user_id', '=', userId).execute();
