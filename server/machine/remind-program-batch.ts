import { remindProgramBatch as contract } from '@sigillum/api-contracts/machine/remind-program-batch.ts';
import { implement } from '../http/implement.ts';
import { requireBatch } from '../templates/access-batches.ts';
import { beginAct } from '../templates/begin-act.ts';
import { answerBatch } from './describe-program-batch.ts';

export const remindProgramBatch = implement(contract, async ({ params: { id } }, context) => {
  await requireBatch(context.db, context.actor, id);
  await beginAct(context.db, context, id, { name: 'REMIND' });
  return answerBatch(context, id);
});
