import { deleteAttachment as contract } from '@sigillum/api-contracts/documents/delete-attachment.ts';
import { appendEvent } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimRequest } from '../requests/access.ts';
import { touchRequest } from '../requests/request-repository.ts';
import { describeAttachmentEvidence } from './describe-attachment.ts';
import { discardBlobs } from './discard-blobs.ts';
import { listAttachments } from './list-attachments.ts';

export const deleteAttachment = implement(contract, async ({ params: { id, aid } }, context) => {
  let orphans: string[] = [];
  const answer = await context.transact(async (trx) => {
    await claimRequest(trx, context, id, 'remove_attachments');
    const removed = (await listAttachments(trx, id)).find((attachment) => attachment.id === aid);
    if (!removed) throw refuse('error.not_found');
    orphans = [removed.blob];
    await trx.deleteFrom('attachments').where('id', '=', aid).execute();
    await touchRequest(trx, id, context.now);
    await appendEvent(trx, context, {
      requestId: id,
      name: 'ATTACHMENTS_REMOVED',
      data: { attachments: [describeAttachmentEvidence(removed)] },
    });
    return { status: 204, body: undefined };
  });
  await discardBlobs(context.services, orphans);
  return answer;
});
