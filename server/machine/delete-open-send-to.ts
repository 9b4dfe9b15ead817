import { deleteOpenSendTo as contract } from '@sigillum/api-contracts/machine/delete-open-send-to.ts';
import { discardBlobs } from '../documents/discard-blobs.ts';
import { implement } from '../http/implement.ts';
import { requireUnlocked } from '../requests/lease.ts';
import { lockRequest } from '../requests/request-repository.ts';
import { eraseRequest } from '../signature-requests/erase-request.ts';
import { listSendToDocuments, lockSendTo } from '../signature-requests/send-to-repository.ts';
import { requireSendToCode } from './require-send-to-code.ts';

export const deleteOpenSendTo = implement(contract, async ({ params: { id } }, context) => {
  const { meta, now, services } = context;
  await requireSendToCode(services, id, meta, now);
  let orphans: string[] = [];
  const answer = await context.transact(async (trx) => {
    const { request_id: requestId } = await lockSendTo(trx, id, now);
    orphans = (await listSendToDocuments(trx, id)).map(({ blob }) => blob);
    if (requestId && (await lockRequest(trx, requestId))) {
      await requireUnlocked(services, trx, requestId, now);
      orphans.push(...(await eraseRequest(trx, requestId)));
    }
    await trx.deleteFrom('send_tos').where('id', '=', id).execute();
    return { status: 200 as const, body: { id } };
  });
  await discardBlobs(services, orphans);
  return answer;
});
