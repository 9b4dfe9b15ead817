import { deleteProgramRequest as contract } from '@sigillum/api-contracts/machine/delete-program-request.ts';
import { discardBlobs } from '../documents/discard-blobs.ts';
import { implement } from '../http/implement.ts';
import { leaveRequest } from '../signature-requests/leave-request.ts';

export const deleteProgramRequest = implement(contract, async ({ params }, context) => {
  let orphans: string[] = [];
  const answer = await context.transact(async (trx) => {
    orphans = await leaveRequest(trx, context, params.id, { isFinal: true });
    return { status: 204, body: undefined };
  });
  await discardBlobs(context.services, orphans);
  return answer;
});
