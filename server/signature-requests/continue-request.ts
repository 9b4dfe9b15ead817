import type { LevelReason } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvents, type EvidenceCall, type EvidenceChain } from '../evidence/append-event.ts';
import type { Services } from '../services.ts';
import { advanceRequest } from './advance-request.ts';
import { listEvidence } from '../requests/document-evidence.ts';
import { inviteSigners } from './invite-signers.ts';
import { tellAllSigned } from './notify.ts';
import {
  listDocuments,
  listSignatures,
  lockRequest,
  touchRequest,
  type DocumentRow,
  type RequestRow,
} from '../requests/request-repository.ts';
import { queueCallback } from '../requests/queue-callback.ts';

interface Carried {
  requestId: string;
  reason: LevelReason | null;
  /** What the transaction has locked and read already. */
  known?: { request: RequestRow; documents: readonly DocumentRow[]; chain: EvidenceChain | undefined };
}

/**
 * Carries an open request on after a signature or its long-term data were written, in the same transaction: invites whoever is next, or
 * ends the request as SIGNED and tells everybody. While something is pending that the server can still fetch, a request whose last
 * signature is there stays OPEN (`reason` says why a level is missing), and the job `complete-request` comes back here. Writes the events INVITED or COMPLETED; the event of
 * the signature itself is the caller's.
 */
export async function continueRequest(
  services: Services,
  trx: Kysely<Database>,
  call: EvidenceCall,
  { requestId, reason, known }: Carried,
): Promise<void> {
  const request = known?.request ?? (await lockRequest(trx, requestId));
  if (!request) throw new Error(`There is no request ${requestId}.`);
  const signatures = await listSignatures(trx, requestId);
  const { isFinished, next } = advanceRequest(signatures);
  const isPending = isFinished ? reason !== null : reason !== null && reason !== 'others_to_sign';
  if (isPending) await services.jobs.enqueue(trx, 'complete-request', { requestId }, { singletonKey: requestId });
  if (!isFinished) {
    await touchRequest(trx, requestId, call.now);
    return inviteSigners(services, trx, call, request, next);
  }
  const accepted_at = request.accepted_at ?? call.now;
  const end = isPending ? {} : ({ status: 'SIGNED', ended_at: call.now } as const);
  await trx
    .updateTable('signature_requests')
    .set({ updated_at: call.now, accepted_at, ...end })
    .where('id', '=', requestId)
    .execute();
  if (isPending) return;
  const documents = known?.documents ?? (await listDocuments(trx, requestId));
  const completed = { name: 'COMPLETED', documents: listEvidence(documents) } as const;
  await appendEvents(trx, call, requestId, [completed], known?.chain);
  await queueCallback(services, trx, request, { type: 'SUCCESS', status: 'SIGNED', documents, now: call.now });
  // The report that goes along is printed and sealed, which no transaction waits for.
  if (request.attach_on_success.length)
    await services.jobs.enqueue(trx, 'tell-all-signed', { requestId }, { singletonKey: requestId });
  else await tellAllSigned(services, trx, { request, signatures, documents }, accepted_at);
}
