import { getRequestFieldsDirectly as contract } from '@sigillum/api-contracts/signature-requests/get-request-fields-directly.ts';
import { implement } from '../http/implement.ts';
import { openRequest } from '../requests/access.ts';
import { describeFields, listFields, readOwn } from '../requests/request-fields.ts';

export const getRequestFieldsDirectly = implement(contract, async ({ params }, { actor, db, now }) => {
  const { own } = await openRequest(db, actor, params.id, now);
  const fields = await listFields(db, params.id);
  return { status: 200, body: describeFields(fields, { ...readOwn(actor, own), isManager: false }) };
});
