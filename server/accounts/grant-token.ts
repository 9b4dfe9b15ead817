import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Secrets } from '../process/secrets.ts';
import { rememberPlace } from './known-places.ts';
import { openSession, type SessionPlace } from './user-repository.ts';

/** Logs a person in: a new access token, readable this once, and when it ends. The list of sessions shows the place. */
export async function grantToken(
  db: Kysely<Database>,
  secrets: Pick<Secrets, 'createToken' | 'hashToken'>,
  { userId, place }: { userId: string; place: SessionPlace },
  now: Date,
): Promise<{ token: string; expiration: string }> {
  const token = secrets.createToken(256);
  const expiresAt = await openSession(db, userId, secrets.hashToken(token), now, place);
  await rememberPlace(db, userId, place.ip ?? '', now);
  return { token, expiration: expiresAt.toISOString() };
}
