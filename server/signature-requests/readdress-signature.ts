import { readdressSignature as contract } from '@sigillum/api-contracts/signature-requests/readdress-signature.ts';
import { countForAccount } from '../business/account-limits.ts';
import { appendEvent } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimRequest, openRequest } from '../requests/access.ts';
import { forgetProofs } from '../requests/forget-proofs.ts';
import { findLease } from '../requests/lease.ts';
import { queueCallback } from '../requests/queue-callback.ts';
import { listSignatures, touchRequest } from '../requests/request-repository.ts';
import { describeRequest } from './describe-request.ts';
import { createVisits, inviteSigners } from './invite-signers.ts';
import { tellRemoved } from './notify.ts';
import { addressSigner } from './recipients.ts';
import { replaceSigner } from './replace-signer.ts';
import { takeAccess } from './take-access.ts';

export const readdressSignature = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now, services } = context;
  const { id: requestId, sid } = params;
  // Whoever may write to a signer again may say where to.
  const { request, signatures } = await claimRequest(db, context, requestId, 'remind');
  const before = signatures.find((row) => row.sid === sid);
  if (!before) throw refuse('error.not_found');
  if (before.status === 'SIGNED') throw refuse('error.sign.already_signed');
  if (before.status === 'WITHDRAWN') throw refuse('error.sign.enough_signed');
  if (before.status === 'DECLINED') throw refuse('error.sign.declined');
  if (before.group_id !== null) throw refuse('error.sr.group_not_available');
  if ((await findLease(db, requestId, services.bootId, now))?.sid === sid) throw refuse('error.sign.locked');
  await countForAccount(db, 'invitations', { userId: actor.id, now });
  const told = before.invited_at ? addressSigner(services, before) : [];

  await forgetProofs(db, [sid]);
  const identity = {
    email_address: body.email,
    first_name: before.first_name ?? undefined,
    last_name: before.last_name ?? undefined,
    mobile_number: before.mobile ?? undefined,
    language: before.language,
  };
  await replaceSigner(db, { requestId, sid, account_email: body.email, identity, invitedBy: actor.id, now });
  await db.updateTable('signatures').set({ notify: before.notify }).where('sid', '=', sid).execute();
  const after = await listSignatures(db, requestId);
  const isElse = after.some(({ user_id }) => user_id === before.user_id);
  if (before.user_id && !isElse) await takeAccess(db, requestId, before.user_id, 'sign', now);
  await createVisits(services, db, requestId);
  await touchRequest(db, requestId, now);
  const data = { sid, signersRemoved: [before.user_email ?? before.email], signersAdded: [body.email] };
  await appendEvent(db, context, { requestId, name: 'SIGNER_READDRESSED', data });
  await queueCallback(services, db, request, { type: 'UPDATE', status: 'OPEN', now });
  const gone = told.filter(({ to }) => to.toLowerCase() !== body.email);
  await tellRemoved(services, db, request, { removed: gone, role: 'signer', by: actor, at: now });
  if (before.status === 'OPEN') await inviteSigners(services, db, context, request, [sid]);
  return { status: 200, body: await describeRequest(services, db, await openRequest(db, actor, requestId, now)) };
});
