import { withdrawProgramBatch as contract } from '@sigillum/api-contracts/machine/withdraw-program-batch.ts';
import { implement } from '../http/implement.ts';
import { requireBatch } from '../templates/access-batches.ts';
import { beginWithdrawal } from '../templates/begin-act.ts';
import { answerBatch } from './describe-program-batch.ts';

export const withdrawProgramBatch = implement(contract, async ({ params: { id }, body }, context) => {
  await requireBatch(context.db, context.actor, id);
  await beginWithdrawal(context.db, context, id, body?.message ?? '');
  return answerBatch(context, id);
});
