import { deleteDocument as contract } from '@sigillum/api-contracts/documents/delete-document.ts';
import { implement } from '../http/implement.ts';
import { removeFromRequest } from './remove-from-request.ts';
import { openDocument } from './access-document.ts';
import { discardBlobs } from './discard-blobs.ts';

export const deleteDocument = implement(contract, async ({ params }, context) => {
  let orphans: string[] = [];
  const answer = await context.transact(async (trx) => {
    const { document } = await openDocument(trx, context.actor, params.id, context.now);
    orphans = await removeFromRequest(trx, context, document.request_id, document.id);
    return { status: 204, body: undefined };
  });
  await discardBlobs(context.services, orphans);
  return answer;
});
