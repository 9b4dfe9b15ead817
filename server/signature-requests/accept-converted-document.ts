import { acceptConvertedDocument as contract } from '@sigillum/api-contracts/signature-requests/accept-converted-document.ts';
import { appendEvent } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimRequest } from '../requests/access.ts';
import { listEvidence } from '../requests/document-evidence.ts';
import { listDocuments, touchRequest } from '../requests/request-repository.ts';
import { describeRequestDocument } from './describe-request.ts';
import { isUnseen } from './require-accepted.ts';

export const acceptConvertedDocument = implement(contract, async ({ params }, context) => {
  const { db, now } = context;
  const { request } = await claimRequest(db, context, params.id, 'edit');
  const document = (await listDocuments(db, request.id)).find(({ id }) => id === params.docId);
  const conversion = document?.inspection.conversion;
  if (!document || !conversion) throw refuse('error.not_found');
  if (!isUnseen(document)) return { status: 200 as const, body: describeRequestDocument(document) };
  const inspection = { ...document.inspection, conversion: { ...conversion, acceptedAt: now.toISOString() } };
  await db
    .updateTable('documents')
    .set({ inspection: JSON.stringify(inspection), updated_at: now })
    .where('id', '=', document.id)
    .execute();
  await touchRequest(db, request.id, now);
  await appendEvent(db, context, {
    requestId: request.id,
    name: 'CONVERSION_ACCEPTED',
    documents: listEvidence([document]),
    data: { documentTitles: [document.title] },
  });
  return { status: 200 as const, body: describeRequestDocument({ ...document, inspection }) };
});
