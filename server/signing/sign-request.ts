import type { SigningPayload, SignOutcome } from '@sigillum/api-contracts/signing/schemas.ts';
import type { EvidenceCall } from '../evidence/append-event.ts';
import type { KnownActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';
import { PlaceholderTooSmall } from '../pdf/embed-signature.ts';
import type { Services } from '../services.ts';
import { listDocuments } from '../signature-requests/request-repository.ts';
import { commitSignature } from './commit-signature.ts';
import { passFailPoint } from './failpoints.ts';
import { findTurn, type Turn } from './find-turn.ts';
import { finishDocuments, type SignedRevision } from './finish-documents.ts';
import { acquireLease, releaseLease } from './lease.ts';
import { addOwnMarks, readOwnMarks, type Marks } from './own-marks.ts';
import { prepareDocument, storePreparation, type PreparedDocument, type RevisionSigner } from './prepare-document.ts';
import { listSigners } from './signers.ts';
import { translateFailure } from './translate-failure.ts';

/** Who signs from where; the clock's moment is the claimed time of signing. */
export type SigningCall = EvidenceCall & { actor: KnownActor };

/**
 * Signs all documents of one request as the caller: lease, prepare, authorise, embed, verify, commit. Whatever fails before the commit
 * leaves the request as it was. Throws a refusal.
 */
export async function signRequest(
  services: Services,
  call: SigningCall,
  payload: SigningPayload,
): Promise<SignOutcome> {
  const { db, bootId } = services;
  const first = await findTurn(db, call.actor, payload.signatureRequestId, call.now);
  if (first.requestQuality !== 'SES') throw refuse('error.sign.quality_insufficient');
  const lease = await acquireLease(services, first, call.now);
  if (lease !== 'acquired')
    throw refuse('error.sign.locked', { retryAfter: 2, details: { lockedUntil: lease.toISOString() } });
  try {
    // Judged again under the lease: a second click finds the first one's signature.
    const turn = await findTurn(db, call.actor, payload.signatureRequestId, call.now);
    const work = await makeRevisions(services, call, payload, turn);
    const outcome = await db.transaction().execute((trx) => commitSignature(services, trx, call, { turn, ...work }));
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
  turn: Turn,
): Promise<{ revisions: SignedRevision[]; marks: Marks }> {
  const { db } = services;
  const documents = await listDocuments(db, turn.requestId);
  const planned = await listSigners(db, turn.requestId);
  const hasSignature = await db
    .selectFrom('signatures')
    .select('sid')
    .where('request_id', '=', turn.requestId)
    .where('status', '=', 'SIGNED')
    .executeTakeFirst();
  const isFirst = !hasSignature;
  const own = planned.find(({ sid }) => sid === turn.sid)!;
  const marks = readOwnMarks(payload, { signer: own, documents, isFirst });
  const signers = addOwnMarks(planned, turn.sid, marks);
  const signer = describeSigner(call, payload, turn);
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
      return { revisions: await finishDocuments(services, prepared), marks };
    } catch (error) {
      if (!(error instanceof PlaceholderTooSmall) || contentsSize) throw error;
      contentsSize = error.neededSize;
    }
  }
}

/** The name is the account's, or what the owner wrote of a visitor. */
function describeSigner(
  { actor, now, meta }: SigningCall,
  { signingName, signingReason }: SigningPayload,
  turn: Turn,
): RevisionSigner {
  const { firstName, lastName } = actor.kind === 'user' ? actor : turn;
  const name = signingName ?? ([firstName, lastName].filter(Boolean).join(' ') || turn.email);
  return { sid: turn.sid, name, email: turn.email, reason: signingReason ?? turn.email, at: now, zone: meta.zone };
}
