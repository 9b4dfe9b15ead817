import type { SigningPayload, SignOutcome } from '@sigillum/api-contracts/signing/schemas.ts';
import { refuse } from '../http/refusal.ts';
import { PlaceholderTooSmall } from '@sigillum/engine/pdf';
import type { Services } from '../services.ts';
import { admitSigning } from './admit-signing.ts';
import { commitSignature } from './commit-signature.ts';
import { coversProof } from './demand-proof.ts';
import { describeSigner } from './describe-signer.ts';
import { dressSigner } from './dress-signer.ts';
import { passFailPoint } from './failpoints.ts';
import { finishDocuments, type Finished } from './finish-documents.ts';
import { acquireLease, releaseLease } from '../requests/lease.ts';
import { listDocumentsToSign } from '../requests/request-repository.ts';
import { isSameSet } from '../rules/is-same-set.ts';
import { noteChangedMeans } from './note-changed-means.ts';
import { observeStage } from './observe-stage.ts';
import { planTurn, type PlannedTurn } from './plan-turn.ts';
import { prepareDocument, type PreparedDocument } from './prepare-document.ts';
import { covers, printDocuments } from './print-documents.ts';
import type { SigningCall } from './signing-call.ts';
import { requireFilled, requireFilledFor } from './require-filled.ts';
import { requireRoom } from './require-room.ts';
import { awaitStep } from './signing-steps.ts';
import { storeBeside } from './store-beside.ts';
import { surveySigning, type SigningSurvey } from './survey-signing.ts';
import { hasStepUp } from './step-up-repository.ts';
import { translateFailure } from './translate-failure.ts';

/**
 * Signs all documents of one request as the caller: lease, prepare, authorise, embed, verify, commit. Whatever fails before the commit
 * leaves the request as it was. Throws a refusal.
 */
export const signRequest = (services: Services, call: SigningCall, payload: SigningPayload): Promise<SignOutcome> =>
  admitSigning(() => signNow(services, { ...call, now: services.now() }, payload));

async function signNow(services: Services, call: SigningCall, payload: SigningPayload): Promise<SignOutcome> {
  const { db } = services;
  const first = await planTurn(services, call, payload);
  if (!call.found) {
    await requireRoom(services, call, first);
    // Before the code is asked for: nobody types one for a signature that is not made.
    await requireFilledFor(db, first);
  }
  await requireProof(services, call, first);
  // Whoever begins anew gives up the step that was waiting, and the lease that was kept for it.
  const lease = await acquireLease(services, { ...first, isAnew: true }, call.now);
  if ('until' in lease)
    throw refuse('error.sign.locked', { retryAfter: 2, details: { lockedUntil: lease.until.toISOString() } });
  let keepsLease = false;
  try {
    // Judged again under the lease: a second click finds the first one's signature.
    const turn = await planTurn(services, call, payload, true);
    await requireProof(services, call, turn);
    await requireShown(services, first.sid, payload);
    const { finished, survey, prepared } = await makeRevisions(services, call, payload, turn);
    if (finished.kind === 'step') {
      keepsLease = true;
      return await awaitStep(services, call, { prepared, turn, payload, step: finished.step, lease });
    }
    const outcome = await observeStage(services, 'store', () =>
      db
        .transaction()
        .execute((trx) => commitSignature(services, trx, call, { turn, payload, lease, ...finished, ...survey })),
    );
    // What was committed has ended the lease, too.
    keepsLease = true;
    await passFailPoint('after-commit');
    return outcome;
  } catch (error) {
    await noteChangedMeans(db, first.sid, error, call.now);
    throw translateFailure(error, services.log);
  } finally {
    if (!keepsLease) await releaseLease(db, lease);
  }
}

/** Throws unless the person has proved who signs, and for these documents. */
async function requireProof(
  { db }: Services,
  { actor, given, now }: SigningCall,
  { sid, requestId, proof }: PlannedTurn,
): Promise<void> {
  if (!proof || (await hasStepUp(db, { sid, requestId }, actor, now))) return;
  if (!given || !coversProof(given, proof)) throw refuse('error.sign.tan_required');
  if (!covers(given.shown, await printDocuments(db, [requestId]))) throw refuse('error.sign.documents_changed');
}

/** Nobody signs what was added, or without what was removed, since the page was opened. */
async function requireShown(
  { db }: Services,
  sid: string,
  { signatureRequestId, shownDocuments }: SigningPayload,
): Promise<void> {
  if (!shownDocuments) return;
  const ids = (await listDocumentsToSign(db, signatureRequestId, sid)).map(({ id }) => id);
  if (!isSameSet(ids, shownDocuments)) throw refuse('error.sign.documents_changed');
}

async function makeRevisions(
  services: Services,
  call: SigningCall,
  payload: SigningPayload,
  turn: PlannedTurn,
): Promise<{ finished: Finished; survey: SigningSurvey; prepared: readonly PreparedDocument[] }> {
  const { db } = services;
  const survey = await surveySigning(db, payload, turn);
  await requireFilled(survey.signers.find(({ sid }) => sid === turn.sid)?.fields ?? []);
  const signer = await dressSigner(services, call, payload, turn, describeSigner(call, payload, turn));
  const { blobs, settle } = storeBeside(services.blobs);
  const storing = { ...services, blobs };
  for (let contentsSize: number | undefined; ;) {
    await using stack = new AsyncDisposableStack();
    const prepared: PreparedDocument[] = [];
    for (const document of survey.documents)
      prepared.push(
        stack.use(
          await observeStage(services, 'prepare', () =>
            prepareDocument(storing, document, { ...survey, ...survey.standIn(document.id), signer, contentsSize }),
          ),
        ),
      );
    await passFailPoint('after-prepare');
    try {
      const finished = await finishDocuments(storing, prepared, survey);
      await settle();
      return { finished, survey, prepared };
    } catch (error) {
      if (!(error instanceof PlaceholderTooSmall) || contentsSize) throw error;
      contentsSize = error.neededSize;
    }
  }
}
