import type { LevelReason } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvents, type EvidenceCall, type EvidenceChain, type NewEvent } from '../evidence/append-event.ts';
import type { Services } from '../services.ts';
import { advanceRequest } from './advance-request.ts';
import { listEvidence } from '../requests/document-evidence.ts';
import { inviteSigners } from './invite-signers.ts';
import { tellAllSigned, tellSpared, tellStepSigned } from './notify.ts';
import { spareSigners } from './spare-signers.ts';
import {
  listDocuments,
  listSignatures,
  lockRequest,
  touchRequest,
  type DocumentRow,
  type RequestRow,
} from '../requests/request-repository.ts';
import { queueCallbacks, type Cause } from '../requests/queue-callback.ts';

interface Carried {
  requestId: string;
  reason: LevelReason | null;
  /** What the transaction has locked and read already. */
  known?: { request: RequestRow; documents: readonly DocumentRow[]; last: EvidenceChain['last'] };
  /** What has just happened, to be written down with what follows from it: in one go, and before it. */
  before?: { events: readonly Omit<NewEvent, 'requestId'>[]; causes: readonly Cause[] };
}

/**
 * Carries an open request on after a signature or its long-term data were written, in the same transaction: invites whoever is next, or
 * ends the request as SIGNED and tells everybody. While something is pending that the server can still fetch, a request whose last
 * signature is there stays OPEN (`reason` says why a level is missing), and the job `complete-request` comes back here. Whoever of a quorum is
 * not needed any more is told so. Writes the events QUORUM_REACHED, INVITED or COMPLETED; the event of the signature itself is the caller's (`before`).
 */
export async function continueRequest(
  services: Services,
  trx: Kysely<Database>,
  call: EvidenceCall,
  { requestId, reason, known, before = { events: [], causes: [] } }: Carried,
): Promise<void> {
  const request = known?.request ?? (await lockRequest(trx, requestId));
  if (!request) throw new Error(`There is no request ${requestId}.`);
  const {
    signatures,
    spared,
    events: enough,
  } = await spareSigners(trx, await listSignatures(trx, requestId), call.now);
  const { isFinished, next } = advanceRequest(signatures);
  const isPending = isFinished ? reason !== null : reason !== null && reason !== 'others_to_sign';
  const isOver = isFinished && !isPending;
  const documents = known?.documents ?? (isOver ? await listDocuments(trx, requestId) : undefined);
  const completed = { name: 'COMPLETED', documents: listEvidence(documents ?? []) } as const;
  const chain = known && { request, ...(known.last && { last: known.last }) };
  await appendEvents(trx, call, requestId, [...before.events, ...enough, ...(isOver ? [completed] : [])], chain);
  const success = { type: 'SUCCESS', status: 'SIGNED' } as const;
  const causes = [...before.causes, ...(isOver ? [success] : [])];
  if (causes.length) await queueCallbacks(services, trx, request, causes, { now: call.now, documents });
  if (isPending) await services.jobs.enqueue(trx, 'complete-request', { requestId }, { singletonKey: requestId });
  await tellSpared(services, trx, request, spared);
  if (!isFinished) {
    const sid = before.events.find(({ name }) => name === 'SIGNED')?.data?.sid;
    const signer = signatures.find((signature) => signature.sid === sid);
    if (signer) await tellStepSigned(services, trx, request, { signer, signatures, at: call.now });
    await touchRequest(trx, requestId, call.now);
    await inviteSigners(services, trx, call, request, next);
    return;
  }
  const accepted_at = request.accepted_at ?? call.now;
  const end = isOver ? ({ status: 'SIGNED', ended_at: call.now } as const) : {};
  await trx
    .updateTable('signature_requests')
    .set({ updated_at: call.now, accepted_at, ...end })
    .where('id', '=', requestId)
    .execute();
  if (!isOver) return;
  if (services.lockedBucket)
    await services.jobs.enqueue(trx, 'lock-evidence', { requestId }, { singletonKey: requestId });
  // The report that goes along is printed and sealed, which no transaction waits for.
  if (request.attach_on_success.length)
    await services.jobs.enqueue(trx, 'tell-all-signed', { requestId }, { singletonKey: requestId });
  else await tellAllSigned(services, trx, { request, signatures, ...(documents && { documents }) }, accepted_at);
}
