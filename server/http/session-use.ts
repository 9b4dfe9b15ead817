import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** How long a session may rest: long enough to read a contract (decision 093). */
const idleMs = 2 * 3600 * 1000;
/** To within how much the last use is kept, so that not every call writes. */
const graceMs = 5 * 60 * 1000;

/** Sessions that were last used before that moment have rested for too long. */
export const restedSince = (now: Date): Date => new Date(now.getTime() - idleMs);

interface Use {
  token_hash: string;
  last_used_at: Date | null;
}

/**
 * Notes that a session is used. Whether it still is one: what has rested for too long ends for good, whatever the clock does later. A use in
 * the future, of a clock that has gone back since, counts as one of now: set back with the clock, every session would end once it is right.
 */
export async function useSession(db: Kysely<Database>, { token_hash, last_used_at }: Use, now: Date): Promise<boolean> {
  if (!last_used_at || now.getTime() - last_used_at.getTime() < graceMs) return true;
  const hasEnded = last_used_at <= restedSince(now);
  await db
    .updateTable('sessions')
    .set(hasEnded ? { expires_at: now } : { last_used_at: now })
    .where('token_hash', '=', token_hash)
    .where('last_used_at', '=', last_used_at)
    .execute();
  return !hasEnded;
}
