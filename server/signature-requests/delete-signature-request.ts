import { deleteSignatureRequest as contract } from '@sigillum/api-contracts/signature-requests/delete-signature-request.ts';
import { discardBlobs } from '../documents/discard-blobs.ts';
import { appendEvent } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { claimRequest } from '../requests/access.ts';
import { grantAccess } from './store-signer.ts';
import { eraseRequest, eraseWhenForgotten } from './erase-request.ts';
import { withdraw } from './withdraw.ts';

export const deleteSignatureRequest = implement(contract, async ({ params }, context) => {
  const { actor, now, services } = context;
  let orphans: string[] = [];
  const answer = await context.transact(async (trx) => {
    const { request, role, status } = await claimRequest(trx, context, params.id, 'delete');
    const isManager = role === 'owner' || role === 'admin' || role === 'writer';
    if (isManager && status === 'DRAFT') orphans = await eraseRequest(trx, request.id);
    else if (isManager && status === 'OPEN' && !request.accepted_at) await withdraw(trx, context, request, undefined);
    else {
      // An admin who took over ends the access that the owner left behind.
      const holder = role === 'admin' ? request.owner_id : actor.id;
      // Who has access by a group ends it with a row of the own.
      if (role === 'signer' || role === 'observer')
        await grantAccess(trx, request.id, holder, role === 'signer' ? 'sign' : 'observe');
      await trx
        .updateTable('request_access')
        .set({ removed_at: now })
        .where('request_id', '=', request.id)
        .where('user_id', '=', holder)
        .execute();
      await appendEvent(trx, context, { requestId: request.id, name: 'ACCESS_REMOVED' });
      orphans = await eraseWhenForgotten(trx, request.id);
    }
    return { status: 204, body: undefined };
  });
  await discardBlobs(services, orphans);
  return answer;
});
