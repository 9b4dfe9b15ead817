import { deleteSignatureRequest as contract } from '@sigillum/api-contracts/signature-requests/delete-signature-request.ts';
import { discardBlobs } from '../documents/discard-blobs.ts';
import { implement } from '../http/implement.ts';
import { leaveRequest } from './leave-request.ts';

export const deleteSignatureRequest = implement(contract, async ({ params }, context) => {
  let orphans: string[] = [];
  const answer = await context.transact(async (trx) => {
    orphans = await leaveRequest(trx, context, params.id);
    return { status: 204, body: undefined };
  });
  await discardBlobs(context.services, orphans);
  return answer;
});
