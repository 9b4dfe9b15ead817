import { resetPassword as contract } from '@sigillum/api-contracts/user/reset-password.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { judgePassword } from './judge-password.ts';
import { forgiveLogin } from '../accounts/login-limits.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { rememberPlace } from '../accounts/known-places.ts';
import { findReset, replacePassword, useReset, type ResetEnd } from './password-repository.ts';
import { lockAccount, normaliseEmail } from '../accounts/user-repository.ts';

const refuseLink = (reason: ResetEnd) => refuse('error.user.reset_invalid', { details: { reason } });

export const resetPassword = implement(contract, async ({ body }, { services, transact, recall, now, meta }) => {
  const { db, secrets, config } = services;
  // Whoever repeats the call because its answer was lost has used the link up.
  const earlier = await recall();
  if (earlier) return earlier;
  const tokenHash = secrets.hashToken(body.token);
  const reset = await findReset(db, tokenHash, now);
  if ('end' in reset) throw refuseLink(reset.end);
  const { userId, email, firstName, lastName, lang } = reset;
  if (judgePassword(body.new, { email, firstName, lastName }).code) throw refuse('error.user.password_weak');
  // Before the transaction opens, so that no row waits for argon2.
  const passwordHash = await hashPassword(body.new);
  const answer = await transact(async (trx) => {
    // The account before its link, as whoever changes the password otherwise.
    await lockAccount(trx, userId);
    if (!(await useReset(trx, tokenHash, now))) throw refuseLink('used');
    await replacePassword(trx, { userId, passwordHash }, now);
    await rememberPlace(trx, userId, meta.ip, now);
    await queueMail(services, trx, {
      to: email,
      language: lang,
      zone: meta.zone,
      template: 'password-changed',
      values: { url: `${config.publicUrl}/password-reset`, changedAt: now },
    });
    return { status: 200 as const, body: { ok: true as const } };
  });
  // Whoever has forgotten a password has tried some.
  await forgiveLogin(db, normaliseEmail(email), meta.ip);
  return answer;
});
