import type { Kysely } from 'kysely';
import { updateSignatureRequest as contract } from '@sigillum/api-contracts/signature-requests/update-signature-request.ts';
import type { EndpointInput } from '@sigillum/api-contracts/endpoint.ts';
import type { RequestAction } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { Database } from '../database/schema.ts';
import { chooseAttached } from '../business/mail-service.ts';
import { readSettings } from '../business/read-settings.ts';
import { appendEvent } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimRequest, openRequest } from '../requests/access.ts';
import { regulateQuality } from '../rules/regulate.ts';
import { announceColleagues } from './announce-colleagues.ts';
import { changeSignatures } from './change-signatures.ts';
import { describeRequest } from './describe-request.ts';
import { listFields, listLateActions } from './late-changes.ts';
import { moveExpiration } from './move-expiration.ts';
import { nameColleagues } from './name-colleagues.ts';
import { setReminders } from './schedule-reminders.ts';
import { requireAhead, requireQuality } from './quality-rules.ts';
import { setTeamInbox } from './team-requests.ts';
import { findRequest, type RequestRow } from '../requests/request-repository.ts';

type Body = EndpointInput<typeof contract>['body'];

export const updateSignatureRequest = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now, services } = context;
  const view = await claimRequest(db, context, params.id, await chooseActions(db, params.id, body));
  const { request, status } = view;
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
  if (status === 'DRAFT')
    await appendEvent(db, context, { requestId: request.id, name: 'UPDATED', data: { changed: listFields(body) } });
  await changeSignatures(db, context, view, body.signatures);
  if (status !== 'DRAFT' && body.expiration_date !== undefined)
    await moveExpiration(db, context, view, body.expiration_date);
  if (status !== 'DRAFT' && body.reminders) await setReminders(db, context, view, body.reminders);
  const named = await nameColleagues(db, {
    requestId: request.id,
    ownerId: request.owner_id,
    businessId: request.business_id,
    readers: body.read_access,
    // Nobody takes the own access by the way: that is what deleting is for.
    writers: view.role === 'writer' ? body.write_access?.concat(actor.email) : body.write_access,
    now,
  });
  await announceColleagues(db, context, view, named);
  const described = await describeRequest(services, db, await openRequest(db, actor, request.id, now));
  const { team_inbox } = body;
  if (team_inbox === undefined) return { status: 200, body: described };
  // Last, for whoever has the request only by the inbox does not see it any more once it has left it.
  await setTeamInbox(db, context, view, team_inbox);
  return { status: 200, body: { ...described, team_inbox, assignee: team_inbox ? described.assignee : null } };
});

/** A draft takes every change; a request that was sent, only some. */
async function chooseActions(db: Kysely<Database>, id: string, body: Body): Promise<RequestAction[]> {
  const request = await findRequest(db, id);
  return request?.status === 'DRAFT' ? ['edit'] : listLateActions(body);
}

function readFields(body: Body, { business_settings, status }: RequestRow) {
  const { expiration_date, attach_on_success, reminders } = body;
  const isDraft = status === 'DRAFT';
  return {
    ...Object.fromEntries(copied.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]]))),
    ...(expiration_date !== undefined && {
      expiration_date: expiration_date === null ? null : new Date(expiration_date),
    }),
    // Of a request that was sent they come with their event.
    ...(reminders && isDraft && { reminders }),
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
