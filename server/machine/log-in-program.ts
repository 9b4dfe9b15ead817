import { timingSafeEqual } from 'node:crypto';
import { logInProgram as contract } from '@sigillum/api-contracts/machine/log-in-program.ts';
import { issueApiToken } from '../http/api-token.ts';
import { implement, type Context } from '../http/implement.ts';
import { countTries } from '../http/limit-rate.ts';
import { refuse } from '../http/refusal.ts';
import { endApiKey } from '../rules/end-api-key.ts';
import { isLocked } from '../rules/read-payment-method.ts';
import { listLoginLimits } from './login-limits.ts';

const isSame = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Outside a transaction: an answer with a token must not be kept under an idempotency key. */
export const logInProgram = implement(contract, async ({ body: { username, 'api-key': key } }, context) => ({
  status: 200,
  body: Buffer.from(await admitProgram(context, username, key)),
}));

/** The token of the program with this name and key. Throws a refusal. */
export async function admitProgram(
  { services, meta, now }: Pick<Context, 'services' | 'meta' | 'now'>,
  username: string,
  key: string,
): Promise<string> {
  const { db, secrets } = services;
  const retryAfter = await countTries(db, listLoginLimits(username, meta.ip), now);
  if (retryAfter) throw refuse('error.rate_limit.exceeded', { retryAfter });
  // Made for every name, so that one that exists takes no longer than another.
  const keyHash = secrets.hashToken(key);
  const user = await db
    .selectFrom('api_users')
    .innerJoin('businesses', 'businesses.id', 'api_users.business_id')
    .select(['key_id', 'key_hash', 'key_made_at', 'key_days', 'payment_method', 'trial_ends_at'])
    .where('username', '=', username)
    .where('businesses.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!user || !isSame(user.key_hash, keyHash)) throw refuse('error.auth.credentials_invalid');
  const end = endApiKey(user);
  if (end && end <= now) throw refuse('error.machine.key_expired');
  if (isLocked(user, now)) throw refuse('error.machine.business_locked');
  await db.updateTable('api_users').set({ last_used_at: now }).where('username', '=', username).execute();
  return issueApiToken(services, { username, keyId: user.key_id });
}
