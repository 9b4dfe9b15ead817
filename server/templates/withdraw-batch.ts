import { withdrawBatch as contract } from '@sigillum/api-contracts/templates/withdraw-batch.ts';
import { implement } from '../http/implement.ts';
import { requireBatch } from './access-batches.ts';
import { beginWithdrawal } from './begin-act.ts';
import { describeBatch } from './describe-batch.ts';

export const withdrawBatch = implement(contract, async ({ params: { id }, body }, context) => {
  const { actor, db } = context;
  await requireBatch(db, actor, id);
  await beginWithdrawal(db, context, id, body.message);
  return { status: 200, body: await describeBatch(db, context, id) };
});
