import { getSignatureRequestStatus as contract } from '@sigillum/api-contracts/signature-requests/get-signature-request-status.ts';
import { implement } from '../http/implement.ts';
import { openRequest } from '../requests/access.ts';
import { describeProgress } from './describe-request.ts';

export const getSignatureRequestStatus = implement(contract, async ({ params }, { actor, db, now }) => ({
  status: 200,
  body: describeProgress(await openRequest(db, actor, params.id, now)),
}));
