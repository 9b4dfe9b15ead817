import { listBatchRows as contract } from '@sigillum/api-contracts/templates/list-batch-rows.ts';
import { implement } from '../http/implement.ts';
import { requireBatch } from './access-batches.ts';
import { countStates, listRows } from './batches-repository.ts';
import { describeRows } from './describe-batch.ts';

export const listBatchRows = implement(contract, async ({ params, query }, { actor, db, now }) => {
  const { id } = await requireBatch(db, actor, params.id);
  const { state, page, size } = query;
  const rows = await listRows(db, id, { state, offset: (page - 1) * size, size }, now);
  const states = (await countStates(db, [id], now))(id);
  const total = state ? states[state] : Object.values(states).reduce((sum, count) => sum + count, 0);
  return { status: 200, body: { rows: await describeRows(db, rows), total_items: total } };
});
