import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimRequest } from '../requests/access.ts';
import { announceChange } from '../requests/announce-change.ts';
import { listEvidence } from '../requests/document-evidence.ts';
import { requireUnlocked } from '../requests/lease.ts';
import { listBlobs } from './list-blobs.ts';
import { listDocuments, listDocumentSignatures, touchRequest } from '../requests/request-repository.ts';

/** Takes a document out of its request and erases it. Answers the blobs to discard after the commit. */
export async function removeFromRequest(
  trx: Kysely<Database>,
  call: Call<AccountActor>,
  requestId: string,
  documentId: string,
): Promise<string[]> {
  const view = await claimRequest(trx, call, requestId, 'remove_documents');
  const documents = await listDocuments(trx, requestId);
  const removed = documents.find(({ id }) => id === documentId);
  if (!removed) throw refuse('error.not_found');
  const links = await listDocumentSignatures(trx, requestId);
  const without = new Set(links.filter(({ document_id }) => document_id !== documentId).map(({ sid }) => sid));
  // Nobody is asked to sign nothing.
  const isLast = documents.length === 1 || links.some(({ sid }) => !without.has(sid));
  if (isLast) throw refuse('error.sr.last_document_cannot_be_removed');
  await requireUnlocked(call.services, trx, requestId, call.now);
  const blobs = await listBlobs(trx, { documentId });
  await trx.deleteFrom('documents').where('id', '=', documentId).execute();
  await touchRequest(trx, requestId, call.now);
  await appendEvent(trx, call, {
    requestId,
    name: 'DOCUMENTS_REMOVED',
    documents: listEvidence([removed]),
    data: { documentTitles: [removed.title] },
  });
  await announceChange(trx, call, view);
  return blobs;
}
