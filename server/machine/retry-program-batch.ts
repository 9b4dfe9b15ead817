import { retryProgramBatch as contract } from '@sigillum/api-contracts/machine/retry-program-batch.ts';
import { implement } from '../http/implement.ts';
import { requireBatch } from '../templates/access-batches.ts';
import { retryRows } from '../templates/retry-rows.ts';
import { answerBatch } from './describe-program-batch.ts';

export const retryProgramBatch = implement(contract, async ({ params: { id } }, context) => {
  await retryRows(context.db, context, await requireBatch(context.db, context.actor, id));
  return answerBatch(context, id);
});
