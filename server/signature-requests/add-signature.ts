import { addSignature as contract } from '@sigillum/api-contracts/signature-requests/add-signature.ts';
import { countForAccount } from '../business/account-limits.ts';
import { appendEvent } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { advanceRequest } from './advance-request.ts';
import { claimRequest } from '../requests/access.ts';
import { showAddressTo } from '../requests/show-address.ts';
import { describeSignature } from './describe-signature.ts';
import { createVisits, inviteSigners } from './invite-signers.ts';
import { listDocumentSignatures, listSignatures, touchRequest } from '../requests/request-repository.ts';
import { listPeopleAdded } from './list-people-changed.ts';
import { requireMobiles } from './quality-rules.ts';
import { storeSigner } from './store-signer.ts';
import { queueCallback } from '../requests/queue-callback.ts';

export const addSignature = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now, services } = context;
  const view = await claimRequest(db, context, params.id, 'change_signers');
  const { request, status } = view;
  if (status === 'OPEN') await countForAccount(db, 'invitations', { userId: actor.id, now });
  const sid = await storeSigner(db, { requestId: request.id, input: body, invitedBy: actor.id, now });
  const find = async () => (await listSignatures(db, request.id)).find((row) => row.sid === sid)!;
  const added = await find();
  if (status === 'OPEN') requireMobiles(request.quality, [added]);
  await touchRequest(db, request.id, now);
  await appendEvent(db, context, {
    requestId: request.id,
    name: 'SIGNERS_ADDED',
    data: { sid, ...listPeopleAdded([added], []) },
  });
  if (status === 'OPEN') {
    await queueCallback(services, db, request, { type: 'UPDATE', status, now });
    await createVisits(services, db, request.id);
    const { next } = advanceRequest(await listSignatures(db, request.id));
    await inviteSigners(services, db, context, request, next);
  }
  return {
    status: 201,
    body: describeSignature(services, await find(), await listDocumentSignatures(db, request.id), {
      isManager: true,
      showAddress: showAddressTo(view),
    }),
  };
});
