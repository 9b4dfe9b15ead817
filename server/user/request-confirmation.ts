import { requestConfirmation as contract } from '@sigillum/api-contracts/user/request-confirmation.ts';
import type { SignUpFlow } from '@sigillum/api-contracts/user/schemas.ts';
import { implement } from '../http/implement.ts';
import { countTries } from '../http/limit-rate.ts';
import { refuse } from '../http/refusal.ts';
import type { Mail } from '../mail/mail.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { listMailLimits } from './mail-limits.ts';
import { insertConfirmation } from './confirmation-repository.ts';
import { findAccount, normaliseEmail } from '../accounts/user-repository.ts';

/** Where the mailed link of each flow leads. */
const pages: Record<SignUpFlow, string> = {
  free: '/signup/confirm',
  business: '/signup/confirm',
  eidplus: '/signup/flows/eidplus/confirm',
};

/** The way is the same whether the address has an account or not; only what its owner reads differs. */
export const requestConfirmation = implement(contract, async ({ body }, { services, transact, now, meta }) => {
  const { db, secrets, config } = services;
  const email = normaliseEmail(body.email);
  // Counted outside the transaction, which would otherwise hold two sessions of the pool.
  const retryAfter = await countTries(db, listMailLimits('confirmation', email, meta.ip), now);
  if (retryAfter) throw refuse('error.rate_limit.exceeded', { retryAfter });
  return transact(async (trx) => {
    const isVoid = (await findAccount(trx, email)) !== undefined;
    const token = secrets.createToken(256);
    const { flow, lang } = body;
    const expiresAt = await insertConfirmation(
      trx,
      { tokenHash: secrets.hashToken(token), email, flow, lang, isVoid },
      now,
    );
    const link = (path: string, query: Record<string, string>) =>
      `${config.publicUrl}${path}?${new URLSearchParams(query)}`;
    const content: Pick<Mail, 'template' | 'values'> = isVoid
      ? { template: 'account-exists', values: { url: link('/login', { email }), askedAt: now } }
      : { template: 'confirm-email', values: { url: link(pages[flow], { token }), expiresAt } };
    await queueMail(services, trx, { to: email, language: lang, zone: meta.zone, ...content } as Mail);
    return { status: 200 as const, body: { ok: true as const } };
  });
});
