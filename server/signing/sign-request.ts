import type { SigningPayload, SignOutcome } from '@sigillum/api-contracts/signing/schemas.ts';
import type { EvidenceCall } from '../evidence/append-event.ts';
import type { KnownActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';
import { PlaceholderTooSmall } from '../pdf/embed-signature.ts';
import type { Services } from '../services.ts';
import { listDocuments } from '../signature-requests/request-repository.ts';
import { commitSignature } from './commit-signature.ts';
import { coversProof, type GivenProof } from './demand-proof.ts';
import { describeSigner } from './describe-signer.ts';
import { passFailPoint } from './failpoints.ts';
import { findTurn, type Turn } from './find-turn.ts';
import { finishDocuments, type SignedRevision } from './finish-documents.ts';
import { acquireLease, releaseLease } from './lease.ts';
import { addOwnMarks, readOwnMarks, type Marks } from './own-marks.ts';
import { planSignature, type SignaturePlan } from './plan-signature.ts';
import { prepareDocument, storePreparation, type PreparedDocument } from './prepare-document.ts';
import { listFieldNames, listSigners } from './signers.ts';
import { translateFailure } from './translate-failure.ts';

/** Who signs from where, and the proof that was given; the clock's moment is the claimed time of signing. */
export type SigningCall = EvidenceCall & { actor: KnownActor; given?: GivenProof | undefined };

/** A turn with what was decided about it. */
export type PlannedTurn = Turn & SignaturePlan;

/**
 * Signs all documents of one request as the caller: lease, prepare, authorise, embed, verify, commit. Whatever fails before the commit
 * leaves the request as it was. Throws a refusal.
 */
export async function signRequest(
  services: Services,
  call: SigningCall,
  payload: SigningPayload,
): Promise<SignOutcome> {
  const { db, bootId, trust } = services;
  const { qualities } = await trust.info();
  const plan = async (): Promise<PlannedTurn> => {
    const turn = await findTurn(db, call.actor, payload.signatureRequestId, call.now);
    return { ...turn, ...planSignature(turn, call.actor, payload, qualities) };
  };
  const first = await plan();
  if (first.proof && !coversProof(call.given, first.proof)) throw refuse('error.sign.tan_required');
  const lease = await acquireLease(services, first, call.now);
  if (lease !== 'acquired')
    throw refuse('error.sign.locked', { retryAfter: 2, details: { lockedUntil: lease.toISOString() } });
  try {
    // Judged again under the lease: a second click finds the first one's signature.
    const turn = await plan();
    const work = await makeRevisions(services, call, payload, turn);
    const outcome = await db
      .transaction()
      .execute((trx) => commitSignature(services, trx, call, { turn, payload, ...work }));
    passFailPoint('after-commit');
    return outcome;
  } catch (error) {
    throw translateFailure(error, services.log);
  } finally {
    await releaseLease(db, first, bootId);
  }
}

async function makeRevisions(
  services: Services,
  call: SigningCall,
  payload: SigningPayload,
  turn: PlannedTurn,
): Promise<{ revisions: SignedRevision[]; marks: Marks; isLast: boolean }> {
  const { db, trust } = services;
  const { qualities } = await trust.info();
  const documents = await listDocuments(db, turn.requestId);
  const planned = await listSigners(db, turn.requestId);
  const signed = planned.filter(({ status }) => status === 'SIGNED');
  const isFirst = signed.length === 0;
  const isLast = signed.length === planned.length - 1;
  const own = planned.find(({ sid }) => sid === turn.sid)!;
  const marks = readOwnMarks(payload, { signer: own, documents, isFirst });
  const signers = addOwnMarks(planned, turn.sid, marks);
  const signer = describeSigner(call, payload, turn, qualities);
  const signing = new Set([turn.sid, ...signed.map(({ sid }) => sid)]);
  const listFields = (documentId: string) =>
    listFieldNames(
      signers.filter(({ sid }) => signing.has(sid)),
      documentId,
    );
  for (let contentsSize: number | undefined; ;) {
    await using stack = new AsyncDisposableStack();
    const prepared: PreparedDocument[] = [];
    for (const document of documents) {
      prepared.push(stack.use(await prepareDocument(services, document, { signer, signers, isFirst, contentsSize })));
    }
    passFailPoint('after-prepare');
    await db.transaction().execute(async (trx) => {
      for (const item of prepared) await storePreparation(trx, item, call.now);
    });
    passFailPoint('after-store-preparation');
    try {
      const revisions = await finishDocuments(services, prepared, { isLast, listFields });
      return { revisions, marks, isLast };
    } catch (error) {
      if (!(error instanceof PlaceholderTooSmall) || contentsSize) throw error;
      contentsSize = error.neededSize;
    }
  }
}
