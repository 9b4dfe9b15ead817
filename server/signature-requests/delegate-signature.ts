import { delegateSignature as contract } from '@sigillum/api-contracts/signature-requests/delegate-signature.ts';
import { countForAccount } from '../business/account-limits.ts';
import { appendEvent } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimRequest, openRequest } from '../requests/access.ts';
import { forgetProofs } from '../requests/forget-proofs.ts';
import { findLease } from '../requests/lease.ts';
import { maskAddress } from '../requests/mask-address.ts';
import { queueCallback } from '../requests/queue-callback.ts';
import { listSignatures, touchRequest } from '../requests/request-repository.ts';
import { joinName } from '../rules/join-name.ts';
import { describeRequest } from './describe-request.ts';
import { createVisits, inviteSigners } from './invite-signers.ts';
import { keepReading } from './keep-reading.ts';
import { tellDelegated } from './notify.ts';
import { requireMobiles } from './quality-rules.ts';
import { replaceSigner } from './replace-signer.ts';

export const delegateSignature = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now, services } = context;
  const { request, signatures, own: signer, role } = await claimRequest(db, context, params.id, 'delegate');
  const { sid, status } = signer!;
  const { id: requestId } = request;
  const { account_email, signer_identity_data: identity, message } = body;
  const delegatee = account_email ?? identity!.email_address;
  const isMeant = (address: string | null) => address?.toLowerCase() === delegatee;
  if (isMeant(actor.email) || isMeant(signer!.email)) throw refuse('error.sr.delegate_self');
  if (signatures.some(({ email, user_email }) => isMeant(email) || isMeant(user_email)))
    throw refuse('error.sr.delegate_signs_already');
  if ((await findLease(db, requestId, services.bootId, now))?.sid === sid) throw refuse('error.sign.locked');
  await countForAccount(db, 'invitations', { userId: actor.id, now });

  await forgetProofs(db, [sid]);
  await replaceSigner(db, { requestId, sid, account_email, identity, invitedBy: actor.id, now });
  const delegation = {
    delegated_by: actor.id,
    delegator_name: joinName(actor.firstName, actor.lastName) || maskAddress(actor.email),
    delegation_message: message || null,
  };
  await db.updateTable('signatures').set(delegation).where('sid', '=', sid).execute();
  const rest = await listSignatures(db, requestId);
  const replaced = rest.find((row) => row.sid === sid)!;
  requireMobiles(request.quality, [replaced]);
  await createVisits(services, db, requestId);
  await keepReading(db, { requestId, actor, role, signsElse: rest.some(({ user_id }) => user_id === actor.id), now });
  await touchRequest(db, requestId, now);
  const data = { sid, delegatees: [replaced.email], message: message || undefined };
  await appendEvent(db, context, { requestId, name: 'DELEGATED', data });
  await tellDelegated(services, db, request, { by: actor, signer: replaced, at: now });
  await queueCallback(services, db, request, { type: 'UPDATE', status: 'OPEN', now });
  if (status === 'OPEN') await inviteSigners(services, db, context, request, [sid]);
  return { status: 200, body: await describeRequest(services, db, await openRequest(db, actor, requestId, now)) };
});
