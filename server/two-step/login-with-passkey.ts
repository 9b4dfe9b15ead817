import { loginWithPasskey as contract } from '@sigillum/api-contracts/two-step/login-with-passkey.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { grantToken } from '../accounts/grant-token.ts';
import { useChallenge } from './challenge-repository.ts';
import { findLivingAccount } from './find-living-account.ts';
import { writeUserHandle } from './passkey-options.ts';
import { findPasskey, judgeAssertion } from './passkeys.ts';
import { acceptPasskey } from './prove-second-step.ts';

/** Its transaction is its own: an answer with a token must not be kept under an idempotency key. Refusals are returned, and use the challenge up. */
export const loginWithPasskey = implement(contract, async ({ body }, { services, now, meta }) => {
  const { db, secrets, config } = services;
  const { assertion } = body;
  return db.transaction().execute(async (trx) => {
    const opened = await useChallenge(trx, secrets.hashToken(body.challenge), 'passkey_login', now);
    if (!opened) return refuse('error.two_step.challenge_invalid');
    const passkey = await findPasskey(trx, assertion.id);
    const user = passkey && (await findLivingAccount(trx, passkey.user_id));
    const handle = assertion.response.userHandle;
    const isOwn = user && (!handle || Buffer.from(writeUserHandle(user.id)).equals(Buffer.from(handle, 'base64url')));
    if (!isOwn) return refuse('error.two_step.proof_wrong');
    const verdict = await judgeAssertion(config, passkey, { assertion, challenge: opened.webauthn_challenge! });
    if (!(await acceptPasskey(services, trx, { user, meta, passkey, verdict }, now)))
      return refuse('error.two_step.proof_wrong');
    return {
      status: 200 as const,
      body: await grantToken(trx, services, { userId: user.id, place: meta, way: 'passkey' }, now),
    };
  });
});
