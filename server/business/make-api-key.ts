import { randomUUID } from 'node:crypto';
import type { Secrets } from '../process/secrets.ts';

/** A key of 256 random bits, and what is kept in its place: SHA-256 under the server's own key (secrets.ts). */
export function makeApiKey(secrets: Secrets, now: Date) {
  const key = secrets.createToken();
  return { key, kept: { key_id: randomUUID(), key_hash: secrets.hashToken(key), key_made_at: now } };
}
