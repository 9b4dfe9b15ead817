import type { LevelReason } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvent, type EvidenceCall } from '../evidence/append-event.ts';
import type { Services } from '../services.ts';
import { advanceRequest } from './advance-request.ts';
import { listEvidence } from '../requests/document-evidence.ts';
import { inviteSigners } from './invite-signers.ts';
import { tellAllSigned } from './notify.ts';
import { listDocuments, listSignatures, lockRequest, touchRequest } from '../requests/request-repository.ts';
import { queueCallback } from '../requests/queue-callback.ts';

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
  { requestId, reason }: { requestId: string; reason: LevelReason | null },
): Promise<void> {
  const request = await lockRequest(trx, requestId);
  if (!request) throw new Error(`There is no request ${requestId}.`);
  const { isFinished, next } = advanceRequest(await listSignatures(trx, requestId));
  const isPending = isFinished ? reason !== null : reason !== null && reason !== 'others_to_sign';
  await touchRequest(trx, requestId, call.now);
  if (isPending) await services.jobs.enqueue(trx, 'complete-request', { requestId }, { singletonKey: requestId });
  if (!isFinished) return inviteSigners(services, trx, call, request, next);
  const accepted_at = request.accepted_at ?? call.now;
  const end = isPending ? {} : ({ status: 'SIGNED', ended_at: call.now } as const);
  await trx
    .updateTable('signature_requests')
    .set({ accepted_at, ...end })
    .where('id', '=', requestId)
    .execute();
  if (isPending) return;
  const documents = listEvidence(await listDocuments(trx, requestId));
  await appendEvent(trx, call, { requestId, name: 'COMPLETED', documents });
  await queueCallback(services, trx, request, { type: 'SUCCESS', status: 'SIGNED', now: call.now });
  // The report that goes along is printed and sealed, which no transaction waits for.
  if (request.attach_on_success.length)
    await services.jobs.enqueue(trx, 'tell-all-signed', { requestId }, { singletonKey: requestId });
  else await tellAllSigned(services, trx, request, accepted_at);
}
