import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { countTry, type RateLimit } from '../http/limit-rate.ts';

const windowSeconds = 15 * 60;

/**
 * Guessing one account is slow from one place and from many, and so is trying many accounts from one place. The tight
 * limit holds address and IP together, so that nobody can lock another person out from elsewhere.
 */
const listLimits = (email: string, ip: string): RateLimit[] => [
  { key: `login:${email}:${ip}`, limit: 10, windowSeconds },
  { key: `login:${email}`, limit: 100, windowSeconds },
  { key: `login-ip:${ip}`, limit: 100, windowSeconds },
];

/** Counts a try before it is judged, so that parallel tries count too. Answers the seconds to wait, 0 when it may go on. */
export async function countLogin(db: Kysely<Database>, email: string, ip: string, now: Date): Promise<number> {
  let wait = 0;
  for (const limit of listLimits(email, ip)) wait = Math.max(wait, await countTry(db, limit, now));
  return wait;
}

/** A login that succeeded was no failure: takes its count back, and forgets this place's failures for the account. */
export async function forgiveLogin(db: Kysely<Database>, email: string, ip: string): Promise<void> {
  const [own, ...shared] = listLimits(email, ip).map(({ key }) => key);
  await db.deleteFrom('rate_limits').where('key', '=', own!).execute();
  // One statement a row: two logins at the same moment never hold what the other waits for.
  for (const key of shared) {
    await db
      .updateTable('rate_limits')
      .set({ count: sql<number>`greatest(count - 1, 0)` })
      .where('key', '=', key)
      .execute();
  }
}

/** Wrong old passwords of a change, by account: whoever found an open browser must not guess on. */
export const describePasswordLimit = (userId: string): RateLimit => ({
  key: `change-password:${userId}`,
  limit: 5,
  windowSeconds,
});
