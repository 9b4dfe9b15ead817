import { removeProgramRequestDocument as contract } from '@sigillum/api-contracts/machine/remove-program-request-document.ts';
import { discardBlobs } from '../documents/discard-blobs.ts';
import { removeFromRequest } from '../documents/remove-from-request.ts';
import { implement } from '../http/implement.ts';
import { requireAction } from '../requests/access.ts';

export const removeProgramRequestDocument = implement(contract, async ({ params }, context) => {
  let orphans: string[] = [];
  const answer = await context.transact(async (trx) => {
    await requireAction(trx, context, params.id, 'edit');
    orphans = await removeFromRequest(trx, context, params.id, params.docId);
    return { status: 204, body: undefined };
  });
  await discardBlobs(context.services, orphans);
  return answer;
});
