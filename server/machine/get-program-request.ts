import { getProgramRequest as contract } from '@sigillum/api-contracts/machine/get-program-request.ts';
import { implement } from '../http/implement.ts';
import { openRequest } from '../requests/access.ts';
import { answerRequest } from './describe-program-request.ts';

export const getProgramRequest = implement(contract, async ({ params }, context) => {
  const { role } = await openRequest(context.db, context.actor, params.id, context.now);
  return answerRequest(context, params.version, params.id, role);
});
