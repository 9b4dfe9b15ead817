import { renewRecoveryCodes as contract } from '@sigillum/api-contracts/two-step/renew-recovery-codes.ts';
import { implement } from '../http/implement.ts';
import { recordAccountEvent } from './account-events.ts';
import { proveAnew } from './prove-anew.ts';
import { makeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';

export const renewRecoveryCodes = implement(contract, async ({ body }, context) => {
  const { actor, services, transact, now, meta } = context;
  const { user, prove } = await proveAnew(context, body);
  const made = await makeRecoveryCodes(services.secrets, actor.id);
  return transact(async (trx) => {
    const refusal = await prove(trx);
    if (refusal) return refusal;
    const recoveryCodes = await replaceRecoveryCodes(trx, actor.id, made, now);
    await recordAccountEvent(services, trx, { name: 'RECOVERY_CODES_RENEWED', user, meta }, now);
    return { status: 200 as const, body: { recoveryCodes } };
  });
});
