import { deleteProgramAttachment as contract } from '@sigillum/api-contracts/machine/delete-program-attachment.ts';
import { discardBlobs } from '../documents/discard-blobs.ts';
import { removeAttachment } from '../documents/store-attachment.ts';
import { implement } from '../http/implement.ts';

export const deleteProgramAttachment = implement(contract, async ({ params }, context) => {
  let orphans: string[] = [];
  const answer = await context.transact(async (trx) => {
    orphans = await removeAttachment(trx, context, params);
    return { status: 204, body: undefined };
  });
  await discardBlobs(context.services, orphans);
  return answer;
});
