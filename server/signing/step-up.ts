import { stepUp as contract } from '@sigillum/api-contracts/signing/step-up.ts';
import { appendEvent } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { proveSecondStep } from '../two-step/prove-second-step.ts';
import { countSecondStep, forgiveSecondStep } from '../two-step/second-step-limits.ts';
import { getAccount } from '../accounts/user-repository.ts';
import { listProofTurns } from './list-proof-turns.ts';
import { printDocuments } from './print-documents.ts';
import { stepUpSeconds, storeStepUp } from './step-up-repository.ts';
import { deleteTan } from './tan-repository.ts';

export const stepUp = implement(contract, async ({ body }, { services, transact, recall, ...call }) => {
  const { actor, now, meta } = call;
  const earlier = await recall();
  if (earlier) return earlier;
  const turns = await listProofTurns({ ...call, services }, body.signatureRequestIds);
  const user = await getAccount(services.db, actor.id);
  const retryAfter = await countSecondStep(services.db, { userId: actor.id, ip: meta.ip }, now);
  if (retryAfter) throw refuse('error.two_step.locked', { retryAfter });
  return transact(async (trx) => {
    const method = await proveSecondStep(services, trx, { user, meta, proof: body.proof }, now);
    if (!method || method === 'recovery_code') return refuse('error.two_step.proof_wrong');
    await forgiveSecondStep(trx, { userId: actor.id, ip: meta.ip });
    for (const { sid, requestId } of turns) {
      await appendEvent(trx, call, { requestId, name: 'STEP_UP_CONFIRMED', data: { sid, method } });
      const shown = await printDocuments(trx, [requestId]);
      await storeStepUp(trx, { sid, sessionHash: actor.sessionHash, method, shown }, now);
      await deleteTan(trx, sid);
    }
    return { status: 200 as const, body: { method, expires_in: stepUpSeconds } };
  });
});
