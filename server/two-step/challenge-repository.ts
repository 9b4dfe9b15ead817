import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Secrets } from '../process/secrets.ts';

type Purpose = Database['two_step_challenges']['purpose'];

/** How long somebody may take. */
const minutes = 10;
const dayMs = 24 * 3600 * 1000;

interface NewChallenge {
  purpose: Purpose;
  userId: string | null;
  /** What the authenticator signs, where one is asked. */
  webauthnChallenge?: string;
  /** What an answer on a visit is for. */
  boundTo?: string;
}

/** Opens a challenge, and forgets those that ended a day ago. Only the hash of its token is kept. */
export async function openChallenge(
  db: Kysely<Database>,
  secrets: Secrets,
  { purpose, userId, webauthnChallenge, boundTo }: NewChallenge,
  now: Date,
  token = secrets.createToken(256),
): Promise<{ challenge: string; expiration: string }> {
  const expiresAt = new Date(now.getTime() + minutes * 60 * 1000);
  await db
    .deleteFrom('two_step_challenges')
    .where('expires_at', '<', new Date(now.getTime() - dayMs))
    .execute();
  await db
    .insertInto('two_step_challenges')
    .values({
      token_hash: secrets.hashToken(token),
      purpose,
      user_id: userId,
      webauthn_challenge: webauthnChallenge ?? null,
      bound_to: boundTo ?? null,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { challenge: token, expiration: expiresAt.toISOString() };
}

/** A challenge that may still be answered. */
export async function findChallenge(db: Kysely<Database>, tokenHash: string, purpose: Purpose, now: Date) {
  return db
    .selectFrom('two_step_challenges')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses a challenge up; undefined when it is not there, was used, or has expired. Of two at the same moment one gets it. */
export async function useChallenge(db: Kysely<Database>, tokenHash: string, purpose: Purpose, now: Date) {
  return db
    .updateTable('two_step_challenges')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'webauthn_challenge', 'bound_to'])
    .executeTakeFirst();
}

/** Ends the second steps that these people have begun: whoever stands there came in by what counts no more. */
export async function endHalfLogins(trx: Kysely<Database>, userIds: readonly string[], now: Date): Promise<void> {
  await trx
    .updateTable('two_step_challenges')
    .set({ used_at: now })
    .where('user_id', 'in', userIds)
    .where('purpose', '=', 'login')
    .where('used_at', 'is', null)
    .execute();
}
