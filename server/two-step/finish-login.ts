import { finishLogin as contract } from '@sigillum/api-contracts/two-step/finish-login.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { grantToken } from '../accounts/grant-token.ts';
import { holdAccount } from '../accounts/user-repository.ts';
import { findChallenge, useChallenge } from './challenge-repository.ts';
import { findLivingAccount } from './find-living-account.ts';
import { proveSecondStep } from './prove-second-step.ts';
import { countSecondStep, forgiveSecondStep } from './second-step-limits.ts';

/** Its transaction is its own: an answer with a token must not be kept under an idempotency key. */
export const finishLogin = implement(contract, async ({ body }, { services, now, meta }) => {
  const { db, secrets } = services;
  const tokenHash = secrets.hashToken(body.challenge);
  const opened = await findChallenge(db, tokenHash, 'login', now);
  const user = opened?.user_id ? await findLivingAccount(db, opened.user_id) : undefined;
  if (!user) throw refuse('error.two_step.challenge_invalid');
  const retryAfter = await countSecondStep(db, { userId: user.id, ip: meta.ip }, now);
  if (retryAfter) throw refuse('error.two_step.locked', { retryAfter });
  return db.transaction().execute(async (trx) => {
    // A change of the password ends the challenge, or else what it opens.
    await holdAccount(trx, user.id);
    const method = await proveSecondStep(services, trx, { user, meta, proof: body.proof }, now);
    if (!method) return refuse('error.two_step.proof_wrong');
    // Thrown, so that the code is not used up by a log-in that was finished elsewhere.
    if (!(await useChallenge(trx, tokenHash, 'login', now))) throw refuse('error.two_step.challenge_invalid');
    await forgiveSecondStep(trx, { userId: user.id, ip: meta.ip });
    return {
      status: 200 as const,
      body: await grantToken(trx, services, { userId: user.id, place: meta, way: 'second step' }, now),
    };
  });
});
