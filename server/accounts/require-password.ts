import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { countTry } from '../http/limit-rate.ts';
import { refuse } from '../http/refusal.ts';
import { describePasswordLimit } from './login-limits.ts';
import { isPassword } from './password-hash.ts';
import { getAccount, type UserRow } from './user-repository.ts';

/** The caller's account, once the password is proved anew: whoever finds an open browser must not change how its owner logs in. */
export async function requirePassword(
  db: Kysely<Database>,
  userId: string,
  password: string,
  now: Date,
): Promise<UserRow> {
  const limit = describePasswordLimit(userId);
  // Counted before it is judged, so that parallel tries count, too.
  const retryAfter = await countTry(db, limit, now);
  if (retryAfter) throw refuse('error.user.password_locked', { retryAfter });
  const account = await getAccount(db, userId);
  if (!(await isPassword(account.password_hash, password))) throw refuse('error.user.password_wrong');
  await db.deleteFrom('rate_limits').where('key', '=', limit.key).execute();
  return account;
}
