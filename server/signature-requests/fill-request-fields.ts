import { fillRequestFields as contract } from '@sigillum/api-contracts/signature-requests/fill-request-fields.ts';
import { implement } from '../http/implement.ts';
import { claimRequest } from '../requests/access.ts';
import { fillFields } from './fill-fields.ts';

export const fillRequestFields = implement(contract, async ({ params, body }, context) => {
  const view = await claimRequest(context.db, context, params.id, 'sign');
  return { status: 200, body: await fillFields(context.db, view, body.values) };
});
