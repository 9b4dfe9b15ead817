import { isPassword } from '../accounts/password-hash.ts';
import { countTries, type RateLimit } from '../http/limit-rate.ts';
import { refuse } from '../http/refusal.ts';
import { toNetwork } from '../process/client-ip.ts';
import { readAccessCode } from '../rules/access-code.ts';
import type { Services } from '../services.ts';
import { findSendTo } from './send-to-repository.ts';

const windowSeconds = 15 * 60;

interface Try {
  /** Who tries, for the count: an account, or a place. */
  caller: string;
  ip: string;
  now: Date;
}

/** Fifty bits cannot be guessed at this pace, and nobody who guesses takes a try from somebody else. */
const listLimits = (id: string, { caller, ip }: Try): RateLimit[] => [
  { key: `send-to:${id}:${caller}`, limit: 10, windowSeconds },
  { key: `send-to-ip:${toNetwork(ip)}`, limit: 100, windowSeconds },
];

/** Throws unless the code is the one of this send-to. A try counts before it is judged; a right one gives back what the caller used up here. */
export async function requireAccessCode({ db }: Services, id: string, code: string, attempt: Try): Promise<void> {
  const limits = listLimits(id, attempt);
  const retryAfter = await countTries(db, limits, attempt.now);
  if (retryAfter) throw refuse('error.rate_limit.exceeded', { retryAfter });
  const { code_hash } = await findSendTo(db, id, attempt.now);
  if (!(await isPassword(code_hash, readAccessCode(code)))) throw refuse('error.send_to.code_wrong');
  await db.deleteFrom('rate_limits').where('key', '=', limits[0]!.key).execute();
}
