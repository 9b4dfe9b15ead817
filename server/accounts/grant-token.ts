import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Log } from '../process/log.ts';
import type { Secrets } from '../process/secrets.ts';
import { rememberPlace } from './known-places.ts';
import { openSession, type SessionPlace } from './user-repository.ts';

interface Entry {
  userId: string;
  place: SessionPlace;
  /** What has proved the person last. */
  way: 'password' | 'second step' | 'passkey' | 'organisation';
}

/** Logs a person in: a new access token, readable this once, and when it ends. The list of sessions shows the place, the log the way. */
export async function grantToken(
  db: Kysely<Database>,
  { secrets, log }: { secrets: Pick<Secrets, 'createToken' | 'hashToken'>; log: Log },
  { userId, place, way }: Entry,
  now: Date,
): Promise<{ token: string; expiration: string }> {
  const token = secrets.createToken(256);
  const expiresAt = await openSession(db, userId, secrets.hashToken(token), now, place);
  await rememberPlace(db, userId, place.ip ?? '', now);
  log.info('logged in', { who: `user ${userId}`, way, ip: place.ip });
  return { token, expiration: expiresAt.toISOString() };
}
