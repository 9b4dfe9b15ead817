import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UserActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';
import { requirePassword } from '../accounts/require-password.ts';
import { hasIdentity } from './sso-repository.ts';
import { getAccount, type UserRow } from '../accounts/user-repository.ts';

/** How old a login may be that stands for a password. */
const freshMs = 10 * 60 * 1000;

/**
 * The caller's account, once it is proved anew that its person calls: by the password, or, without one, by a login of the last ten
 * minutes of somebody who logs in at an organisation and may have no password.
 */
export async function provePerson(
  db: Kysely<Database>,
  actor: UserActor,
  password: string | undefined,
  now: Date,
): Promise<UserRow> {
  if (password === undefined && !(await hasIdentity(db, actor.id))) throw refuse('error.user.password_wrong');
  return proveRecently(db, actor, password, now);
}

/** As `provePerson`, for what can be mended: a login of the last ten minutes is enough for everybody (decision 093). */
export async function proveRecently(
  db: Kysely<Database>,
  actor: UserActor,
  password: string | undefined,
  now: Date,
): Promise<UserRow> {
  if (password !== undefined) return requirePassword(db, actor.id, password, now);
  const session = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('token_hash', '=', actor.sessionHash)
    .executeTakeFirstOrThrow();
  if (now.getTime() - session.created_at.getTime() > freshMs) throw refuse('error.user.login_too_old');
  return getAccount(db, actor.id);
}
