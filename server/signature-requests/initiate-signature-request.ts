import { initiateSignatureRequest as contract } from '@sigillum/api-contracts/signature-requests/initiate-signature-request.ts';
import { countForAccount } from '../business/account-limits.ts';
import { requireUpload } from '../business/may-upload.ts';
import { appendEvent } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { advanceRequest } from './advance-request.ts';
import { claimRequest, openRequest } from '../requests/access.ts';
import { describeRequest } from './describe-request.ts';
import { listEvidence } from '../requests/document-evidence.ts';
import { createVisits, inviteSigners } from './invite-signers.ts';
import { informObservers } from './inform-observers.ts';
import { requireMobiles, requireQuality } from './quality-rules.ts';
import { listDocuments, listObservers } from '../requests/request-repository.ts';
import { scheduleExpiry } from './schedule-expiry.ts';

export const initiateSignatureRequest = implement(contract, async ({ params }, context) => {
  const { actor, db, now, services } = context;
  const { request, signatures } = await claimRequest(db, context, params.id, 'initiate');
  await requireUpload(db, actor.id, now);
  await requireQuality(services, request.quality, request.legislation);
  const documents = await listDocuments(db, request.id);
  if (!documents.length) throw refuse('error.sr.no_document');
  if (!signatures.length) throw refuse('error.sr.no_signer');
  requireMobiles(request.quality, signatures);
  if (request.expiration_date && request.expiration_date <= now) throw refuse('error.sr.expiration_passed');
  const observers = await listObservers(db, request.id);
  const weight = signatures.length + observers.length;
  await countForAccount(db, 'invitations', { userId: actor.id, now, weight });
  await db
    .updateTable('signature_requests')
    .set({ status: 'OPEN', initiated_at: now, updated_at: now })
    .where('id', '=', request.id)
    .execute();
  await appendEvent(db, context, { requestId: request.id, name: 'INITIATED', documents: listEvidence(documents) });
  await createVisits(services, db, request.id);
  await inviteSigners(services, db, context, request, advanceRequest(signatures).next);
  await informObservers(services, db, request, now);
  await scheduleExpiry(services, db, request);
  const view = await openRequest(db, actor, request.id, now);
  return { status: 200, body: await describeRequest(services, db, view) };
});
