import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { maxRequestBytes } from '../http/body-limits.ts';
import { countTry } from '../http/limit-rate.ts';
import { refuse } from '../http/refusal.ts';
import { toNetwork } from '../process/client-ip.ts';

/** Largest file that a stranger may have checked: whatever can be signed here. */
export const maxFileBytes = maxRequestBytes;

const windowSeconds = 600;

/** Files that one address may have checked in ten minutes. */
export const checkLimit = (ip: string) => ({ key: `verify:${toNetwork(ip)}`, limit: 30, windowSeconds });
/** Pages that one address may have drawn in ten minutes. */
const pageLimit = (ip: string) => ({ key: `verify-pages:${toNetwork(ip)}`, limit: 1500, windowSeconds });

interface LimitedCall {
  db: Kysely<Database>;
  now: Date;
  meta: { ip: string };
}

/** Counts a file or a page of this address; throws the refusal when there were too many. */
export async function countCheck({ db, now, meta }: LimitedCall, what: 'file' | 'page'): Promise<void> {
  const limit = what === 'file' ? checkLimit(meta.ip) : pageLimit(meta.ip);
  const retryAfter = await countTry(db, limit, now);
  if (retryAfter > 0) throw refuse('error.rate_limit.exceeded', { retryAfter });
}
