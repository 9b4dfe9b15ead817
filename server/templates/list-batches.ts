import { listBatches as contract } from '@sigillum/api-contracts/templates/list-batches.ts';
import { implement } from '../http/implement.ts';
import { requireReader } from './access-batches.ts';
import { pageBatches } from './batches-repository.ts';
import { describeBatches } from './describe-batch.ts';

export const listBatches = implement(contract, async ({ query }, { actor, db, now }) => {
  const { rows, total } = await pageBatches(db, await requireReader(db, actor), query);
  return { status: 200, body: { batches: await describeBatches(db, rows, actor.id, now), total_items: total } };
});
