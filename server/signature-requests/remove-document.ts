import { removeDocument as contract } from '@sigillum/api-contracts/signature-requests/remove-document.ts';
import { discardBlobs } from '../documents/discard-blobs.ts';
import { implement } from '../http/implement.ts';
import { removeFromRequest } from '../documents/remove-from-request.ts';

export const removeDocument = implement(contract, async ({ params }, context) => {
  let orphans: string[] = [];
  const answer = await context.transact(async (trx) => {
    orphans = await removeFromRequest(trx, context, params.id, params.docId);
    return { status: 204, body: undefined };
  });
  await discardBlobs(context.services, orphans);
  return answer;
});
