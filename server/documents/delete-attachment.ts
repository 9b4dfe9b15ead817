import { deleteAttachment as contract } from '@sigillum/api-contracts/documents/delete-attachment.ts';
import { implement } from '../http/implement.ts';
import { discardBlobs } from './discard-blobs.ts';
import { removeAttachment } from './store-attachment.ts';

export const deleteAttachment = implement(contract, async ({ params }, context) => {
  let orphans: string[] = [];
  const answer = await context.transact(async (trx) => {
    orphans = await removeAttachment(trx, context, params);
    return { status: 204, body: undefined };
  });
  await discardBlobs(context.services, orphans);
  return answer;
});
