import { confirmTotp as contract } from '@sigillum/api-contracts/two-step/confirm-totp.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { lockAccount } from '../accounts/user-repository.ts';
import { recordAccountEvent } from './account-events.ts';
import { hasSecondFactor, readFactors } from './factors.ts';
import { makeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { countSecondStep, forgiveSecondStep } from './second-step-limits.ts';
import { findWaitingTotp, spendTotpOf } from './totp-repository.ts';

export const confirmTotp = implement(contract, async ({ body }, { actor, services, transact, now, meta }) => {
  const { db, secrets } = services;
  const retryAfter = await countSecondStep(db, { userId: actor.id, ip: meta.ip }, now);
  if (retryAfter) throw refuse('error.two_step.locked', { retryAfter });
  const codes = hasSecondFactor(await readFactors(services.db, actor.id))
    ? undefined
    : await makeRecoveryCodes(secrets, actor.id);
  return transact(async (trx) => {
    // Of two first factors at the same moment one brings the recovery codes.
    const user = await lockAccount(trx, actor.id);
    const waiting = await findWaitingTotp(trx, actor.id, now);
    if (!waiting) throw refuse('error.two_step.set_up_expired');
    const isFirst = !hasSecondFactor(await readFactors(trx, actor.id));
    if (!(await spendTotpOf(trx, secrets, waiting, body.code, now))) throw refuse('error.two_step.proof_wrong');
    await trx.updateTable('totp_secrets').set({ confirmed_at: now }).where('user_id', '=', actor.id).execute();
    await forgiveSecondStep(trx, { userId: actor.id, ip: meta.ip });
    const recoveryCodes = isFirst
      ? await replaceRecoveryCodes(trx, actor.id, codes ?? (await makeRecoveryCodes(secrets, actor.id)), now)
      : [];
    await recordAccountEvent(services, trx, { name: 'TOTP_ADDED', user, meta }, now);
    return { status: 200 as const, body: { recoveryCodes } };
  });
});
