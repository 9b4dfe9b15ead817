import { removeSignature as contract } from '@sigillum/api-contracts/signature-requests/remove-signature.ts';
import { appendEvent } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { advanceRequest } from './advance-request.ts';
import { claimRequest } from '../requests/access.ts';
import { requireUnlocked } from '../requests/lease.ts';
import { inviteSigners } from './invite-signers.ts';
import { tellRemoved } from './notify.ts';
import { addressGroups, addressSigner } from './recipients.ts';
import { touchRequest } from '../requests/request-repository.ts';
import { listPeopleRemoved } from './list-people-changed.ts';
import { takeAccess } from './take-access.ts';
import { queueCallback } from '../requests/queue-callback.ts';

export const removeSignature = implement(contract, async ({ params }, context) => {
  const { actor, db, now, services } = context;
  const { request, signatures, status } = await claimRequest(db, context, params.id, 'change_signers');
  const removed = signatures.find(({ sid }) => sid === params.sid);
  if (!removed) throw refuse('error.not_found');
  const rest = signatures.filter(({ sid }) => sid !== params.sid);
  if (status === 'OPEN' && !rest.length) throw refuse('error.sr.no_signer');
  await requireUnlocked(services, db, request.id, now);
  await db.deleteFrom('signatures').where('sid', '=', removed.sid).execute();
  const isLastOfPerson = !rest.some(({ user_id }) => user_id === removed.user_id);
  if (removed.user_id && isLastOfPerson) await takeAccess(db, request.id, removed.user_id, 'sign', now);
  await touchRequest(db, request.id, now);
  await appendEvent(db, context, {
    requestId: request.id,
    name: 'SIGNERS_REMOVED',
    data: { sid: removed.sid, ...listPeopleRemoved([removed], []) },
  });
  if (status === 'OPEN') {
    await queueCallback(services, db, request, { type: 'UPDATE', status, now });
    const people = [
      ...addressSigner(services, removed),
      ...(await addressGroups(services, db, [removed], request.owner_lang)),
    ];
    const told = removed.invited_at ? people : [];
    await tellRemoved(services, db, request, { removed: told, role: 'signer', by: actor, at: now });
    await inviteSigners(services, db, context, request, advanceRequest(rest).next);
  }
  return { status: 204, body: undefined };
});
