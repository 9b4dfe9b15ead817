import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';

/** Longer than a transaction that names addresses takes: a statement ends after half a minute, a silent session after a whole one. */
const pauseMs = 2 * 60_000;

/**
 * An account that comes or goes in the very moment in which a request names its address is not seen by that request, nor the request by
 * it. So it is looked at once more when whoever was under way has ended.
 */
export async function settleLater(
  { jobs }: Pick<Services, 'jobs'>,
  trx: Kysely<Database>,
  userId: string,
  now: Date,
): Promise<void> {
  const startAfter = new Date(now.getTime() + pauseMs);
  await jobs.enqueue(trx, 'settle-account', { userId }, { startAfter, singletonKey: `${userId} ${now.toISOString()}` });
}
