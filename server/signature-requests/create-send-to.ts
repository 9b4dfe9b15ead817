import { createSendTo as contract } from '@sigillum/api-contracts/signature-requests/create-send-to.ts';
import { countForAccount } from '../business/account-limits.ts';
import { requireUpload } from '../business/may-upload.ts';
import { discardBlobs, lockBlobs } from '../documents/discard-blobs.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimRequest, requireAction } from '../requests/access.ts';
import { listDocuments } from '../requests/request-repository.ts';
import { eraseRequest } from './erase-request.ts';
import { requireAccepted } from './require-accepted.ts';
import { makeAccessCode, storeSendTo } from './send-to-repository.ts';

export const createSendTo = implement(contract, async ({ body }, context) => {
  const { actor, db, now, services } = context;
  const { signature_request_id: draftId } = body;
  await requireAction(db, context, draftId, 'edit');
  await requireUpload(services, db, actor.id, now);
  await countForAccount(db, 'handovers', { userId: actor.id, now });
  const accessCode = await makeAccessCode();
  let orphans: string[] = [];
  const answer = await context.transact(async (trx) => {
    const { request } = await claimRequest(trx, context, draftId, 'edit');
    const rows = await listDocuments(trx, draftId);
    if (!rows.length) throw refuse('error.sr.no_document');
    requireAccepted(rows);
    const documents = rows.map(({ title, sha256: blob, size, inspection }) => ({ title, blob, size, inspection }));
    await lockBlobs(
      trx,
      documents.map(({ blob }) => blob),
    );
    const handover = { makerId: actor.id, title: request.title, documents, now };
    const made = await storeSendTo(services, trx, handover, accessCode);
    orphans = await eraseRequest(trx, draftId);
    return { status: 201 as const, body: made };
  });
  await discardBlobs(services, orphans);
  return answer;
});
