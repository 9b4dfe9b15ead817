import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import type { BatchView } from './batches-repository.ts';
import { askToSend } from './keep-batch.ts';

/** Lets the rows of a batch wait once more that have failed. Throws where somebody else has made it. */
export async function retryRows(
  trx: Kysely<Database>,
  { actor, services }: Call<AccountActor>,
  { id, owner_id: ownerId }: Pick<BatchView, 'id' | 'owner_id'>,
): Promise<void> {
  if (ownerId !== actor.id) throw refuse('error.batch.owner_only');
  await trx
    .updateTable('batch_rows')
    .set({ state: 'WAITING', reason: null })
    .where('batch_id', '=', id)
    .where('state', '=', 'FAILED')
    .execute();
  await askToSend(services, trx, id);
}
