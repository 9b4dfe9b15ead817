import { retryBatch as contract } from '@sigillum/api-contracts/templates/retry-batch.ts';
import { implement } from '../http/implement.ts';
import { requireBatch } from './access-batches.ts';
import { describeBatch } from './describe-batch.ts';
import { retryRows } from './retry-rows.ts';

export const retryBatch = implement(contract, async ({ params: { id } }, context) => {
  const { actor, db } = context;
  await retryRows(db, context, await requireBatch(db, actor, id));
  return { status: 200, body: await describeBatch(db, context, id) };
});
