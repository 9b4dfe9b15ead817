import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { countTries, countTry, type RateLimit } from '../http/limit-rate.ts';
import { toNetwork } from '../process/client-ip.ts';
import { isKnownPlace } from './known-places.ts';

const windowSeconds = 15 * 60;

/** Guessing one account is slow from one place, and so is trying many accounts from there. */
const listOwnLimits = (email: string, ip: string): RateLimit[] => [
  { key: `login:${email}:${toNetwork(ip)}`, limit: 10, windowSeconds },
  { key: `login-ip:${toNetwork(ip)}`, limit: 100, windowSeconds },
];

/** Guessing one account from many places is slow, too. */
const describeSharedLimit = (email: string): RateLimit => ({ key: `login:${email}`, limit: 100, windowSeconds });

/**
 * Counts a try before it is judged, so that parallel tries count too. Answers the seconds to wait, 0 when it may go on. Strangers can
 * fill the limit of an account from many places, but not lock its owner out: a place where the owner was let in before, or where a
 * mailed link set a new password, stands under its own limits alone.
 */
export async function countLogin(db: Kysely<Database>, email: string, ip: string, now: Date): Promise<number> {
  const wait = await countTries(db, listOwnLimits(email, ip), now);
  if (wait) return wait;
  const sharedWait = await countTry(db, describeSharedLimit(email), now);
  return sharedWait && (await isKnownPlace(db, { email }, ip)) ? 0 : sharedWait;
}

/** A login that succeeded was no failure: takes its count back, and forgets this place's failures for the account. */
export async function forgiveLogin(db: Kysely<Database>, email: string, ip: string): Promise<void> {
  const [own, place] = listOwnLimits(email, ip);
  await db.deleteFrom('rate_limits').where('key', '=', own!.key).execute();
  // One statement a row: two logins at the same moment never hold what the other waits for.
  for (const { key } of [place!, describeSharedLimit(email)]) {
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
