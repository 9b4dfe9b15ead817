import { declineSignatureRequestDirectly as contract } from '@sigillum/api-contracts/signature-requests/decline-signature-request-directly.ts';
import { implement } from '../http/implement.ts';
import { claimRequest, openRequest } from '../requests/access.ts';
import { decline } from './decline.ts';
import { describeProgress } from './describe-request.ts';

export const declineSignatureRequestDirectly = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now } = context;
  const view = await claimRequest(db, context, params.id, 'decline');
  await decline(db, context, view, body.message);
  return { status: 200, body: describeProgress(await openRequest(db, actor, params.id, now)) };
});
