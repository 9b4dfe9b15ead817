import { withdrawSignatureRequest as contract } from '@sigillum/api-contracts/signature-requests/withdraw-signature-request.ts';
import { implement } from '../http/implement.ts';
import { claimRequest, openRequest } from '../requests/access.ts';
import { describeProgress } from './describe-request.ts';
import { withdraw } from './withdraw.ts';

export const withdrawSignatureRequest = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now } = context;
  const { request } = await claimRequest(db, context, params.id, 'withdraw');
  await withdraw(db, context, request, body.message);
  return { status: 200, body: describeProgress(await openRequest(db, actor, params.id, now)) };
});
