import { listFormFields as contract } from '@sigillum/api-contracts/signature-requests/list-form-fields.ts';
import { implement } from '../http/implement.ts';
import { requireAction } from '../requests/access.ts';
import { listFields } from '../requests/request-fields.ts';
import { listDocuments } from '../requests/request-repository.ts';
import { readForms } from './read-form.ts';

export const listFormFields = implement(contract, async ({ params }, context) => {
  const { db, services } = context;
  const { request } = await requireAction(db, context, params.id, 'edit');
  const documents = await listDocuments(db, request.id);
  const { read, left } = await readForms(services, documents, await listFields(db, request.id));
  return { status: 200, body: { fields: read.map(({ field }) => field), left } };
});
