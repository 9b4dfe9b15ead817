import { withdrawBatch as contract } from '@sigillum/api-contracts/templates/withdraw-batch.ts';
import { implement } from '../http/implement.ts';
import { requireBatch } from './access-batches.ts';
import { beginAct } from './begin-act.ts';
import { describeBatch } from './describe-batch.ts';

export const withdrawBatch = implement(contract, async ({ params: { id }, body }, context) => {
  const { actor, db } = context;
  await requireBatch(db, actor, id);
  // A row that is being sent at this moment is waited for, and then withdrawn as the others are.
  await db
    .updateTable('batch_rows')
    .set({ state: 'CANCELLED' })
    .where('batch_id', '=', id)
    .where('state', 'in', ['WAITING', 'FAILED'])
    .execute();
  await beginAct(db, context, id, { name: 'WITHDRAW', message: body.message });
  return { status: 200, body: await describeBatch(db, context, id) };
});
