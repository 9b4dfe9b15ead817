import { putRequestFields as contract } from '@sigillum/api-contracts/signature-requests/put-request-fields.ts';
import { appendEvent } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimRequest } from '../requests/access.ts';
import { requireUnlocked } from '../requests/lease.ts';
import { describeFields, hashFields, listFields, readOwn } from '../requests/request-fields.ts';
import { listDocuments, listDocumentSignatures } from '../requests/request-repository.ts';
import { requireOwnFixed } from './require-own-fixed.ts';
import { requireSoundFields } from './require-sound-fields.ts';
import { storeFields } from './store-fields.ts';

export const putRequestFields = implement(contract, async ({ params, body }, context) => {
  const { db, now, services } = context;
  const view = await claimRequest(db, context, params.id, 'place_signatures');
  const { request, status, own } = view;
  const known = await listFields(db, request.id);
  if (body.revision !== undefined && body.revision !== hashFields(known)) throw refuse('error.sr.changed_meanwhile');
  const documents = new Map(
    (await listDocuments(db, request.id)).map(({ id, inspection }) => [id, inspection] as const),
  );
  const signing = new Set((await listDocumentSignatures(db, request.id)).map((row) => `${row.sid}/${row.document_id}`));
  const isSigning = (sid: string, documentId: string) => signing.has(`${sid}/${documentId}`);
  requireOwnFixed(body.fields, known);
  await requireSoundFields(body.fields, { documents, isSigning });
  if (status === 'OPEN') await requireUnlocked(services, db, request.id, now);
  await storeFields(db, known, body.fields);
  const changed = { requestId: request.id, data: { changed: ['fields'] } };
  await appendEvent(db, context, { ...changed, name: status === 'OPEN' ? 'FIELDS_PLACED' : 'UPDATED' });
  const fields = await listFields(db, request.id);
  return { status: 200, body: describeFields(fields, { ...readOwn(context.actor, own), isManager: true }) };
});
