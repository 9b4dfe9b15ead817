import type { Kysely } from 'kysely';
import { updateSignatureRequest as contract } from '@sigillum/api-contracts/signature-requests/update-signature-request.ts';
import type { EndpointInput } from '@sigillum/api-contracts/endpoint.ts';
import type { RequestAction } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { Database } from '../database/schema.ts';
import { chooseAttached } from '../business/mail-service.ts';
import { readSettings } from '../business/read-settings.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { UserActor } from '../http/actor.ts';
import { implement, type Call } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimRequest, openRequest, type RequestView } from '../requests/access.ts';
import { announceChange } from '../requests/announce-change.ts';
import { regulateQuality } from '../rules/regulate.ts';
import { changeSignature } from './change-signature.ts';
import { describeRequest } from './describe-request.ts';
import { nameColleagues } from './name-colleagues.ts';
import { requireAhead, requireQuality } from './quality-rules.ts';
import { findRequest, listDocuments, type RequestRow } from '../requests/request-repository.ts';
import { scheduleExpiry } from './schedule-expiry.ts';

type Body = EndpointInput<typeof contract>['body'];

export const updateSignatureRequest = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now, services } = context;
  const view = await claimRequest(db, context, params.id, await chooseAction(db, params.id, body));
  const { request, signatures, status } = view;
  if (body.updated_at && body.updated_at !== request.updated_at.toISOString())
    throw refuse('error.sr.changed_meanwhile');
  const { part11 } = readSettings(request.business_settings).signatureRequests;
  const quality = regulateQuality(body.quality ?? request.quality, part11.enabled);
  const { legislation = request.legislation } = body;
  if (body.quality || body.legislation) await requireQuality(services, quality, legislation);
  requireAhead(body.expiration_date, now);
  await db
    .updateTable('signature_requests')
    .set({ ...readFields(body, request), ...(body.quality && { quality }), updated_at: now })
    .where('id', '=', request.id)
    .execute();
  await nameColleagues(db, {
    requestId: request.id,
    ownerId: request.owner_id,
    businessId: request.business_id,
    readers: body.read_access,
    writers: body.write_access,
    now,
  });
  const documents = body.signatures ? await listDocuments(db, request.id) : [];
  for (const change of body.signatures ?? []) {
    if (!signatures.some(({ sid }) => sid === change.sid)) throw refuse('error.not_found');
    await changeSignature(db, change, documents);
  }
  if (status === 'OPEN') await moveExpiration(db, context, view, body.expiration_date ?? null);
  else await appendEvent(db, context, { requestId: request.id, name: 'UPDATED', data: { changed: listFields(body) } });
  return { status: 200, body: await describeRequest(services, db, await openRequest(db, actor, request.id, now)) };
});

const listFields = (body: Body) => Object.keys(body).filter((name) => name !== 'updated_at');

/** A draft takes every change; of a request that was sent, only the expiry moves. */
async function chooseAction(db: Kysely<Database>, id: string, body: Body): Promise<RequestAction> {
  const isExpirationAlone = listFields(body).join(' ') === 'expiration_date';
  if (!isExpirationAlone) return 'edit';
  const request = await findRequest(db, id);
  return request?.status === 'DRAFT' ? 'edit' : 'change_expiration';
}

/** The rest of a deadline's move: the job that ends the request then, the trail, and word to who was invited. */
async function moveExpiration(
  trx: Kysely<Database>,
  context: Call<UserActor>,
  view: RequestView,
  expirationDate: string | null,
): Promise<void> {
  const { id } = view.request;
  const expiration_date = expirationDate === null ? null : new Date(expirationDate);
  await scheduleExpiry(context.services, trx, { id, expiration_date });
  await appendEvent(trx, context, { requestId: id, name: 'EXPIRATION_CHANGED', data: { expirationDate } });
  await announceChange(trx, context, view);
}

function readFields(body: Body, { business_settings }: RequestRow) {
  const { expiration_date, attach_on_success } = body;
  return {
    ...Object.fromEntries(copied.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]]))),
    ...(expiration_date !== undefined && {
      expiration_date: expiration_date === null ? null : new Date(expiration_date),
    }),
    ...(attach_on_success && { attach_on_success: chooseAttached(readSettings(business_settings), attach_on_success) }),
  };
}

/** Kept as they come. */
const copied = [
  'title',
  'message',
  'quality',
  'legislation',
  'delegation_allowed',
  'custom',
  'callback_success_url',
  'callback_update_url',
  'callback_error_url',
] as const satisfies readonly (keyof Body)[];
