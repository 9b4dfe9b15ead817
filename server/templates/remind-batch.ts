import { remindBatch as contract } from '@sigillum/api-contracts/templates/remind-batch.ts';
import { implement } from '../http/implement.ts';
import { requireBatch } from './access-batches.ts';
import { beginAct } from './begin-act.ts';
import { describeBatch } from './describe-batch.ts';

export const remindBatch = implement(contract, async ({ params: { id } }, context) => {
  const { actor, db } = context;
  await requireBatch(db, actor, id);
  await beginAct(db, context, id, { name: 'REMIND' });
  return { status: 200, body: await describeBatch(db, context, id) };
});
