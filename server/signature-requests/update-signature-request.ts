import { updateSignatureRequest as contract } from '@sigillum/api-contracts/signature-requests/update-signature-request.ts';
import type { EndpointInput } from '@sigillum/api-contracts/endpoint.ts';
import { appendEvent } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimRequest, openRequest } from '../requests/access.ts';
import { changeSignature } from './change-signature.ts';
import { describeRequest } from './describe-request.ts';
import { requireAhead, requireQuality } from './quality-rules.ts';
import { listDocuments } from '../requests/request-repository.ts';

export const updateSignatureRequest = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now, services } = context;
  const { request, signatures } = await claimRequest(db, context, params.id, 'edit');
  if (body.updated_at && body.updated_at !== request.updated_at.toISOString())
    throw refuse('error.sr.changed_meanwhile');
  const { quality = request.quality, legislation = request.legislation } = body;
  if (body.quality || body.legislation) await requireQuality(services, quality, legislation);
  requireAhead(body.expiration_date, now);
  await db
    .updateTable('signature_requests')
    .set({ ...readFields(body), updated_at: now })
    .where('id', '=', request.id)
    .execute();
  const documents = body.signatures ? await listDocuments(db, request.id) : [];
  for (const change of body.signatures ?? []) {
    if (!signatures.some(({ sid }) => sid === change.sid)) throw refuse('error.not_found');
    await changeSignature(db, change, documents);
  }
  const changed = Object.keys(body).filter((name) => name !== 'updated_at');
  await appendEvent(db, context, { requestId: request.id, name: 'UPDATED', data: { changed } });
  const view = await openRequest(db, actor, request.id, now);
  return { status: 200, body: await describeRequest(services, db, view) };
});

function readFields({
  title,
  message,
  quality,
  legislation,
  expiration_date,
  delegation_allowed,
  custom,
  callback_success_url,
  callback_update_url,
  callback_error_url,
}: EndpointInput<typeof contract>['body']) {
  return {
    ...(title !== undefined && { title }),
    ...(message !== undefined && { message }),
    ...(quality && { quality }),
    ...(legislation && { legislation }),
    ...(expiration_date !== undefined && {
      expiration_date: expiration_date === null ? null : new Date(expiration_date),
    }),
    ...(delegation_allowed !== undefined && { delegation_allowed }),
    ...(custom !== undefined && { custom }),
    ...(callback_success_url !== undefined && { callback_success_url }),
    ...(callback_update_url !== undefined && { callback_update_url }),
    ...(callback_error_url !== undefined && { callback_error_url }),
  };
}
