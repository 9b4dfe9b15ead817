import { getSignatureRequest as contract } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { implement } from '../http/implement.ts';
import { openRequest } from '../requests/access.ts';
import { describeRequest } from './describe-request.ts';
import { recordView } from './record-view.ts';

export const getSignatureRequest = implement(contract, async ({ params }, context) => {
  const { actor, db, now, services } = context;
  const view = await openRequest(db, actor, params.id, now);
  const [body] = await Promise.all([describeRequest(services, db, view), recordView(context, view)]);
  return { status: 200, body };
});
