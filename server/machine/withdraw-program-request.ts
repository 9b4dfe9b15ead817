import { withdrawProgramRequest as contract } from '@sigillum/api-contracts/machine/withdraw-program-request.ts';
import { implement } from '../http/implement.ts';
import { claimRequest } from '../requests/access.ts';
import { withdraw } from '../signature-requests/withdraw.ts';
import { answerRequest } from './describe-program-request.ts';

export const withdrawProgramRequest = implement(contract, async ({ params, body }, context) => {
  const { request, role } = await claimRequest(context.db, context, params.id, 'withdraw');
  await withdraw(context.db, context, request, body?.message);
  return answerRequest(context, params.version, params.id, role);
});
