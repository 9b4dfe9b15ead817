import type { SignAnswer, SignOutcome } from '@sigillum/api-contracts/signing/schemas.ts';
import type { Call } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { TrustError, type TrustReason } from '@sigillum/engine/pki';
import type { StepAnswer } from '@sigillum/engine/trust';
import { commitSignature } from './commit-signature.ts';
import { passFailPoint } from './failpoints.ts';
import { findTurn } from './find-turn.ts';
import { finishDocuments } from './finish-documents.ts';
import { acquireLease, findLease, releaseLease, type Lease } from '../requests/lease.ts';
import { loadPreparations } from './load-preparations.ts';
import { noteChangedMeans } from './note-changed-means.ts';
import { observeStage } from './observe-stage.ts';
import { planTurn } from './plan-turn.ts';
import type { SigningCall } from './signing-call.ts';
import { awaitStep, storeStep, takeStep, type StoredStep } from './signing-steps.ts';
import { signOnce, type Keeper } from './sign-once.ts';
import { surveySigning } from './survey-signing.ts';
import { translateFailure } from './translate-failure.ts';

const mistakes: readonly (TrustReason | undefined)[] = [
  'code_wrong',
  'code_expired',
  'password_wrong',
  'resend_refused',
];
const isMistake = (reason: TrustReason | undefined): boolean => mistakes.includes(reason);

/**
 * Goes on with a signature after its signer's step at the trust service: what was prepared before is signed, or refused when a file has
 * grown meanwhile. Needs nothing of the process that began. Throws a refusal.
 */
async function answerStep(
  services: Services,
  call: SigningCall,
  requestId: string,
  answer: StepAnswer,
): Promise<SignAnswer> {
  const { sid } = await findTurn(services.db, call.actor, requestId, call.now);
  const step = await takeStep(services, sid);
  if (!step) throw await refuseUnknown(services, requestId, sid);
  await passFailPoint('after-step-taken');
  const lease = await acquireLease(services, { requestId, sid, isGoingOn: true }, call.now);
  if ('until' in lease) throw refuse('error.sign.locked', { retryAfter: 2 });
  let keepsLease = false;
  try {
    const outcome = await goOn(services, call, { step, answer, lease });
    // A step waits under it; what was committed has ended it.
    keepsLease = true;
    return { results: [outcome] };
  } catch (error) {
    // What was mistyped, or a service that is away, ends nothing: the same step waits on.
    const isOver = !(error instanceof TrustError) || (!isMistake(error.reason) && error.failure !== 'unavailable');
    if (!isOver) await storeStep(services, services.db, step);
    await noteChangedMeans(services.db, sid, error, call.now);
    throw translateFailure(error, services.log);
  } finally {
    if (!keepsLease) await releaseLease(services.db, lease);
  }
}

/** Another window of the signer has taken the step, and its answer is being judged; or there is none. */
async function refuseUnknown({ db, bootId, now }: Services, requestId: string, sid: string) {
  const lease = await findLease(db, requestId, bootId, now());
  return lease?.sid === sid ? refuse('error.sign.locked', { retryAfter: 2 }) : refuse('error.sign.step_unknown');
}

/** The same for a call that may be repeated: its answer is kept with what it did. */
export const answerStepOnce = (context: Call & Keeper, requestId: string, answer: StepAnswer) =>
  signOnce(context.services.db, context, [requestId], ({ keepOutcome }) =>
    answerStep(context.services, { ...context, keepOutcome }, requestId, answer),
  );

async function goOn(
  services: Services,
  whoever: SigningCall,
  { step, answer, lease }: { step: StoredStep; answer: StepAnswer; lease: Lease },
): Promise<SignOutcome> {
  const { db } = services;
  const { trustState: state } = step;
  const { sealAccountName, ...payload } = step.payload;
  const call = { ...whoever, sealAccountName };
  const turn = await planTurn(services, call, payload);
  const survey = await surveySigning(db, payload, turn);
  await using stack = new AsyncDisposableStack();
  const prepared = await loadPreparations(services, survey.documents, turn.sid);
  for (const item of prepared) stack.use(item);
  const finished = await finishDocuments(services, prepared, { ...survey, resume: { state, answer } });
  if (finished.kind === 'step') return awaitStep(services, call, { turn, payload, step: finished.step, lease });
  const outcome = await observeStage(services, 'store', () =>
    db
      .transaction()
      .execute((trx) => commitSignature(services, trx, call, { turn, payload, lease, ...finished, ...survey })),
  );
  await passFailPoint('after-commit');
  return outcome;
}
