import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { countTries, countTry, type RateLimit } from '../http/limit-rate.ts';
import { toNetwork } from '../process/client-ip.ts';
import { isKnownPlace } from '../accounts/known-places.ts';

interface Trying {
  userId: string;
  ip: string;
}

const daySeconds = 24 * 3600;

/**
 * Three of a million codes are right at a time. Thirty tries a day find one of them in 30 years on average; whoever gets here has
 * the password already.
 */
const listOwnLimits = ({ userId, ip }: Trying): RateLimit[] => [
  { key: `second-step:${userId}:${toNetwork(ip)}`, limit: 5, windowSeconds: 15 * 60 },
  { key: `second-step-day:${userId}:${toNetwork(ip)}`, limit: 30, windowSeconds: daySeconds },
];
const describeSharedLimit = ({ userId }: Trying): RateLimit => ({
  key: `second-step-day:${userId}`,
  limit: 30,
  windowSeconds: daySeconds,
});

/**
 * Counts a try before it is judged, on the pool, so that parallel and refused ones count. Answers the seconds to wait, 0 when it may go
 * on. Who knows the password alone cannot lock the owner out of the places where they were let in before.
 */
export async function countSecondStep(db: Kysely<Database>, trying: Trying, now: Date): Promise<number> {
  const wait = await countTries(db, listOwnLimits(trying), now);
  if (wait) return wait;
  const sharedWait = await countTry(db, describeSharedLimit(trying), now);
  return sharedWait && (await isKnownPlace(db, { id: trying.userId }, trying.ip)) ? 0 : sharedWait;
}

/** The right person was there: forgets the failures. */
export async function forgiveSecondStep(db: Kysely<Database>, trying: Trying): Promise<void> {
  const keys = [...listOwnLimits(trying), describeSharedLimit(trying)].map(({ key }) => key);
  await db.deleteFrom('rate_limits').where('key', 'in', keys).execute();
}
