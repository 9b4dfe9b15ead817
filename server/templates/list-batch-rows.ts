import { listBatchRows as contract } from '@sigillum/api-contracts/templates/list-batch-rows.ts';
import { implement } from '../http/implement.ts';
import { requireBatch } from './access-batches.ts';
import { pageBatchRows } from './page-batch-rows.ts';

export const listBatchRows = implement(contract, async ({ params, query }, { actor, db, now }) => {
  const { id } = await requireBatch(db, actor, params.id);
  return { status: 200, body: await pageBatchRows(db, id, query, now) };
});
