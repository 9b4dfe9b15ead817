import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvent, type EvidenceCall } from '../evidence/append-event.ts';
import type { Services } from '../services.ts';
import { advanceRequest } from './advance-request.ts';
import { listEvidence } from './document-evidence.ts';
import { inviteSigners } from './invite-signers.ts';
import { tellAllSigned } from './notify.ts';
import { listDocuments, listSignatures, lockRequest, touchRequest } from './request-repository.ts';

/**
 * Carries an open request on after a signature was written, in the same transaction: invites whoever is next, or ends the request
 * as SIGNED and tells everybody. Writes the events INVITED or COMPLETED; the event of the signature itself is the caller's.
 */
export async function continueRequest(
  services: Services,
  trx: Kysely<Database>,
  call: EvidenceCall,
  requestId: string,
): Promise<void> {
  const request = await lockRequest(trx, requestId);
  if (!request) throw new Error(`There is no request ${requestId}.`);
  const { isFinished, next } = advanceRequest(await listSignatures(trx, requestId));
  await touchRequest(trx, requestId, call.now);
  if (!isFinished) return inviteSigners(services, trx, call, request, next);
  await trx
    .updateTable('signature_requests')
    .set({ status: 'SIGNED', ended_at: call.now })
    .where('id', '=', requestId)
    .execute();
  const documents = listEvidence(await listDocuments(trx, requestId));
  await appendEvent(trx, call, { requestId, name: 'COMPLETED', documents });
  await tellAllSigned(services, trx, request, call.now);
}
