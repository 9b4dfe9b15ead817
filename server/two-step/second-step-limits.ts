import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { countTry, type RateLimit } from '../http/limit-rate.ts';

/**
 * Three of a million codes are right at a time. Thirty tries a day find one of them in 30 years on average; whoever gets here has
 * the password already.
 */
const listLimits = (userId: string): RateLimit[] => [
  { key: `second-step:${userId}`, limit: 5, windowSeconds: 15 * 60 },
  { key: `second-step-day:${userId}`, limit: 30, windowSeconds: 24 * 3600 },
];

/** Counts a try before it is judged, on the pool, so that parallel and refused ones count. Answers the seconds to wait, 0 when it may go on. */
export async function countSecondStep(db: Kysely<Database>, userId: string, now: Date): Promise<number> {
  let wait = 0;
  for (const limit of listLimits(userId)) wait = Math.max(wait, await countTry(db, limit, now));
  return wait;
}

/** The right person was there: forgets the failures. */
export async function forgiveSecondStep(db: Kysely<Database>, userId: string): Promise<void> {
  const keys = listLimits(userId).map(({ key }) => key);
  await db.deleteFrom('rate_limits').where('key', 'in', keys).execute();
}
