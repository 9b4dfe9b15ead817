import { getProgramRequest as contract } from '@sigillum/api-contracts/machine/get-program-request.ts';
import { implement } from '../http/implement.ts';
import { openRequest } from '../requests/access.ts';
import { answerRead } from './describe-program-request.ts';

export const getProgramRequest = implement(contract, async ({ params }, context) => {
  const view = await openRequest(context.db, context.actor, params.id, context.now);
  return answerRead(context, params.version, view);
});
