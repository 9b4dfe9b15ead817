import { remindProgramSigners as contract } from '@sigillum/api-contracts/machine/remind-program-signers.ts';
import { implement } from '../http/implement.ts';
import { openRequest } from '../requests/access.ts';
import { remind } from '../signature-requests/remind.ts';
import { answerRequest } from './describe-program-request.ts';

export const remindProgramSigners = implement(contract, async ({ params }, context) => {
  const { role } = await openRequest(context.db, context.actor, params.id, context.now);
  await remind(context.db, context, params.id);
  return answerRequest(context, params.version, params.id, role);
});
