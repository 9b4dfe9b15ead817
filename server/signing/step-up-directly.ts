import { stepUpDirectly as contract } from '@sigillum/api-contracts/signing/step-up-directly.ts';
import { getAccount } from '../accounts/user-repository.ts';
import { appendEvent } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { countTry } from '../http/limit-rate.ts';
import { refuse } from '../http/refusal.ts';
import { provePasskey } from '../two-step/prove-second-step.ts';
import { stepUpSeconds, storeStepUp } from './step-up-repository.ts';
import { deleteTan } from './tan-repository.ts';
import { bindToVisit, requirePasskeyTurn } from './visit-passkeys.ts';

export const stepUpDirectly = implement(contract, async ({ body: { proof } }, context) => {
  const { actor, db, now, meta, services } = context;
  const { sid, requestId } = actor;
  const turn = await requirePasskeyTurn(context);
  // Of the visit, not of the account: whoever holds the device locks nobody out elsewhere.
  const limit = { key: `visit-passkey:${turn.visit}`, limit: 5, windowSeconds: 15 * 60 };
  const retryAfter = await countTry(db, limit, now);
  if (retryAfter) return refuse('error.two_step.locked', { retryAfter });
  const user = await getAccount(db, turn.userId);
  const isRight = await provePasskey(services, db, { user, meta, proof, boundTo: bindToVisit(turn) }, now);
  if (!isRight) return refuse('error.two_step.proof_wrong');
  const method = 'passkey';
  await appendEvent(db, context, { requestId, name: 'STEP_UP_CONFIRMED', data: { sid, method } });
  await storeStepUp(db, { sid, sessionHash: turn.visit, method, shown: turn.shown }, now);
  await deleteTan(db, sid);
  return { status: 200, body: { method, expires_in: stepUpSeconds } };
});
