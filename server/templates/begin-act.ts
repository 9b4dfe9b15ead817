import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UserActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';
import type { Call } from '../http/implement.ts';

/** Asks for the job that does the same with all open requests of a batch, in the caller's name. One at a time. Throws a refusal. */
export async function beginAct(
  trx: Kysely<Database>,
  { actor, services: { jobs } }: Call<UserActor>,
  batchId: string,
  act: { name: 'WITHDRAW' | 'REMIND'; message?: string },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('batches')
    .set({ act: act.name, act_by: actor.id, act_message: act.message ?? '' })
    .where('id', '=', batchId)
    .where('act', 'is', null)
    .executeTakeFirstOrThrow();
  if (!numUpdatedRows) throw refuse('error.batch.busy');
  await jobs.enqueue(trx, 'act-on-batch', { batchId, after: 0 }, { singletonKey: batchId });
}
