import { retryBatch as contract } from '@sigillum/api-contracts/templates/retry-batch.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { requireBatch } from './access-batches.ts';
import { describeBatch } from './describe-batch.ts';
import { askToSend } from './keep-batch.ts';

export const retryBatch = implement(contract, async ({ params: { id } }, context) => {
  const { actor, db, services } = context;
  const batch = await requireBatch(db, actor, id);
  if (batch.owner_id !== actor.id) throw refuse('error.batch.owner_only');
  await db
    .updateTable('batch_rows')
    .set({ state: 'WAITING', reason: null })
    .where('batch_id', '=', id)
    .where('state', '=', 'FAILED')
    .execute();
  await askToSend(services, db, id);
  return { status: 200, body: await describeBatch(db, context, id) };
});
