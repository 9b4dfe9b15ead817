import { requestReset as contract } from '@sigillum/api-contracts/user/request-reset.ts';
import { implement } from '../http/implement.ts';
import { countTries } from '../http/limit-rate.ts';
import { refuse } from '../http/refusal.ts';
import type { Mail } from '../mail/mail.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { listMailLimits } from './mail-limits.ts';
import { insertReset } from './password-repository.ts';
import { findAccount, normaliseEmail } from '../accounts/user-repository.ts';

/** The way is the same whether the address has an account or not; only what its owner reads differs. */
export const requestReset = implement(contract, async ({ body }, { services, transact, now, meta }) => {
  const { db, secrets, config } = services;
  const email = normaliseEmail(body.email);
  // Counted outside the transaction, which would otherwise hold two sessions of the pool.
  const retryAfter = await countTries(db, listMailLimits('reset', email, meta.ip), now);
  if (retryAfter) throw refuse('error.rate_limit.exceeded', { retryAfter });
  return transact(async (trx) => {
    const account = await findAccount(trx, email);
    const token = secrets.createToken(256);
    const reset = { tokenHash: secrets.hashToken(token), email, userId: account?.id };
    const expiresAt = await insertReset(trx, reset, now);
    const link = (path: string, query: Record<string, string>) =>
      `${config.publicUrl}${path}?${new URLSearchParams(query)}`;
    const content: Pick<Mail, 'template' | 'values'> = account
      ? { template: 'password-reset', values: { url: link('/password-reset/confirm', { token }), expiresAt } }
      : { template: 'no-account', values: { url: link('/signup', { email }), email, askedAt: now } };
    await queueMail(services, trx, { to: email, language: body.lang, zone: meta.zone, ...content } as Mail);
    return { status: 200 as const, body: { ok: true as const } };
  });
});
