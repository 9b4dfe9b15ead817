import { login as contract } from '@sigillum/api-contracts/user/login.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { beginSecondStep } from '../two-step/begin-second-step.ts';
import { grantToken } from '../accounts/grant-token.ts';
import { judgePassword } from './judge-password.ts';
import { countLogin, forgiveLogin } from '../accounts/login-limits.ts';
import { dummyHash, isPassword } from '../accounts/password-hash.ts';
import { markWeakPassword } from './password-repository.ts';
import { findAccount, holdAccount, normaliseEmail } from '../accounts/user-repository.ts';

/** Argon2 takes its time before the transaction, which is its own: an answer with a token must not be kept under an idempotency key. */
export const login = implement(contract, async ({ body }, { services, now, meta }) => {
  const { db } = services;
  const email = normaliseEmail(body.email);
  const retryAfter = await countLogin(db, email, meta.ip, now);
  if (retryAfter) throw refuse('error.user.login_locked', { retryAfter });
  const account = await findAccount(db, email);
  const isRight = await isPassword(account?.password_hash ?? dummyHash, body.password);
  if (!account || !isRight) throw refuse('error.auth.credentials_invalid');
  await forgiveLogin(db, email, meta.ip);
  const { first_name: firstName, last_name: lastName, attributes } = account;
  // The rules may have become stricter since the password was chosen; it is readable only now.
  const isWeak = judgePassword(body.password, { email, firstName, lastName }).code !== null;
  if (isWeak !== (attributes['weakPassword'] ?? false)) await markWeakPassword(db, account.id, isWeak);
  return db.transaction().execute(async (trx) => {
    // Changed while it was compared: who gets in by the old one now would stay.
    const held = await holdAccount(trx, account.id);
    if (held?.password_hash !== account.password_hash) throw refuse('error.auth.credentials_invalid');
    const secondStep = await beginSecondStep({ ...services, db: trx }, account.id, now);
    // Returned, so that the step that was opened stays.
    if (secondStep) return refuse('error.two_step.needed', { details: secondStep });
    return {
      status: 200 as const,
      body: await grantToken(trx, services, { userId: account.id, place: meta, way: 'password' }, now),
    };
  });
});
