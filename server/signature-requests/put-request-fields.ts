import type { Kysely } from 'kysely';
import { findFieldFault, type FieldFault } from '@sigillum/api-contracts/signature-requests/field-rules.ts';
import type { RequestField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import { putRequestFields as contract } from '@sigillum/api-contracts/signature-requests/put-request-fields.ts';
import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimRequest } from '../requests/access.ts';
import { requireUnlocked } from '../requests/lease.ts';
import { describeFields, hashFields, judgeWriting, listFields } from '../requests/request-fields.ts';
import { listDocuments, listDocumentSignatures } from '../requests/request-repository.ts';
import { judgePlacement } from './placement-rules.ts';
import { storeFields } from './store-fields.ts';

const problemOf: Record<FieldFault, ProblemKey> = {
  id: 'error.field.rules',
  rules: 'error.field.rules',
  default: 'error.field.rules',
  condition: 'error.field.condition',
  circle: 'error.field.circle',
};

export const putRequestFields = implement(contract, async ({ params, body }, context) => {
  const { db, now, services } = context;
  const view = await claimRequest(db, context, params.id, 'place_signatures');
  const { request, status, own } = view;
  const known = await listFields(db, request.id);
  if (body.revision !== undefined && body.revision !== hashFields(known)) throw refuse('error.sr.changed_meanwhile');
  await requireSound(db, request.id, body.fields);
  if (status === 'OPEN') await requireUnlocked(services, db, request.id, now);
  await storeFields(db, known, body.fields);
  const changed = { requestId: request.id, data: { changed: ['fields'] } };
  await appendEvent(db, context, { ...changed, name: status === 'OPEN' ? 'FIELDS_PLACED' : 'UPDATED' });
  const fields = await listFields(db, request.id);
  return { status: 200, body: describeFields(fields, { sid: own?.sid, isManager: true }) };
});

/** Throws for the first field that cannot be, with its id. */
async function requireSound(trx: Kysely<Database>, requestId: string, fields: readonly RequestField[]): Promise<void> {
  const found = findFieldFault(fields);
  if (found) throw refuse(problemOf[found.fault], { details: { id: found.id } });
  const documents = new Map((await listDocuments(trx, requestId)).map((document) => [document.id, document]));
  const signing = new Set((await listDocumentSignatures(trx, requestId)).map((row) => `${row.sid}/${row.document_id}`));
  for (const { id, document_id, sid, position, ...field } of fields) {
    const document = documents.get(document_id);
    if (!document || !signing.has(`${sid}/${document_id}`)) throw refuse('error.not_found');
    const details = { id };
    if (document.inspection.signatureFields.some(({ signed }) => signed))
      throw refuse('error.field.document_signed', { details });
    const place = { position: { ...position, rotation: 0 } };
    const problem = judgePlacement(place, { pages: document.pages, fieldNames: [] });
    if (problem) throw refuse(problem, { details });
    if (await judgeWriting({ ...field, position }, field.default_value)) throw refuse('error.field.rules', { details });
  }
}
