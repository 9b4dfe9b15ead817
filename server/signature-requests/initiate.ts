import type { Kysely } from 'kysely';
import { countForAccount } from '../business/account-limits.ts';
import { readSettings } from '../business/read-settings.ts';
import type { Database } from '../database/schema.ts';
import { appendEvents, holdEvents } from '../evidence/append-event.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import type { RequestView } from '../requests/access.ts';
import { listEvidence } from '../requests/document-evidence.ts';
import { listDocuments, listObservers } from '../requests/request-repository.ts';
import { advanceRequest } from './advance-request.ts';
import type { Laid } from './draft-request.ts';
import { describeOpened, isLaidSo } from './laid-as-sent.ts';
import { informObservers, informReaders } from './inform-observers.ts';
import { describeQuorums } from './describe-quorums.ts';
import { createVisits, inviteSigners } from './invite-signers.ts';
import { requireOpenFields } from './require-open-fields.ts';
import { requireAccepted } from './require-accepted.ts';
import { requireMobiles, requireQuality, requireSignatures } from './quality-rules.ts';
import { replaceCorrected } from './replace-corrected.ts';
import { scheduleExpiry } from './schedule-expiry.ts';
import { queueCallback } from '../requests/queue-callback.ts';

/**
 * Sends a claimed draft: it becomes OPEN and everybody whose turn it is learns of it. Throws what is still missing. `laid`: what lies there,
 * where the same transaction has laid it down. Answers what there is then.
 */
export async function initiate(
  trx: Kysely<Database>,
  call: Call<AccountActor>,
  { request, signatures, laid }: RequestView & { laid?: Laid },
  limit: 'invitations' | 'batchInvitations' = 'invitations',
): Promise<Sent> {
  const { actor, now, services } = call;
  const opened = describeOpened(request.quality, readSettings(request.business_settings), now);
  const { quality } = opened;
  await requireQuality(services, quality, request.legislation);
  const { business_id: businessId, business_plan: businessPlan } = request;
  await requireSignatures(call, trx, { businessId, businessPlan, quality, count: signatures.length });
  const documents = laid?.documents ?? (await listDocuments(trx, request.id));
  if (!documents.length) throw refuse('error.sr.no_document');
  requireAccepted(documents);
  await requireOpenFields(trx, documents, signatures);
  // A program adds signers as they come, and signers add their numbers (machine API, section 4).
  if (request.api_username === null) {
    if (!signatures.length) throw refuse('error.sr.no_signer');
    requireMobiles(quality, signatures);
  }
  if (request.expiration_date && request.expiration_date <= now) throw refuse('error.sr.expiration_passed');
  const observers = laid?.observers ?? (await listObservers(trx, request.id));
  const { next } = advanceRequest(signatures);
  const asked = [...signatures.filter(({ sid }) => next.includes(sid)), ...observers].map(({ email }) => email);
  const corrected = await replaceCorrected(trx, call, request, asked);
  const weight = signatures.length + observers.length;
  await countForAccount(trx, limit, { userId: actor.id, now, weight });
  if (!isLaidSo(laid?.opened, opened))
    await trx.updateTable('signature_requests').set(opened).where('id', '=', request.id).execute();
  const data = { ...corrected, ...describeQuorums(signatures) };
  const initiated = { name: 'INITIATED', documents: listEvidence(documents), data } as const;
  const chain =
    laid?.chain && next.length
      ? holdEvents(laid.chain, [initiated])
      : await appendEvents(trx, call, request.id, [initiated], laid?.chain);
  const visited = await createVisits(services, trx, request.id, signatures);
  const asking = { documents, signatures: visited, chain, areInvited: laid?.opened !== undefined };
  const invited = await inviteSigners(services, trx, call, request, next, asking);
  await informObservers(services, trx, request, now, observers);
  await informReaders(services, trx, request, actor, laid?.readers);
  await scheduleExpiry(services, trx, request);
  await queueCallback(services, trx, request, { type: 'INITIATE', status: 'OPEN', documents, now });
  const bySid = new Map(invited.map((row) => [row.sid, row]));
  return {
    request: { ...request, ...opened },
    signatures: visited.map((row) => bySid.get(row.sid) ?? row),
    documents,
  };
}

/** A request as it is once it was sent. */
type Sent = Pick<RequestView, 'request' | 'signatures'> & Pick<Laid, 'documents'>;
