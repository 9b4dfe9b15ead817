import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { AccountActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';
import type { Call } from '../http/implement.ts';

/** Asks for the job that does the same with all open requests of a batch, in the caller's name. One at a time. Throws a refusal. */
export async function beginAct(
  trx: Kysely<Database>,
  { actor, services: { jobs } }: Call<AccountActor>,
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

/** Withdraws a whole batch: rows that wait or have failed at once, the open requests by the job. Throws a refusal. */
export async function beginWithdrawal(
  trx: Kysely<Database>,
  call: Call<AccountActor>,
  batchId: string,
  message: string,
): Promise<void> {
  // A row that is being sent at this moment is waited for, and then withdrawn as the others are.
  await trx
    .updateTable('batch_rows')
    .set({ state: 'CANCELLED' })
    .where('batch_id', '=', batchId)
    .where('state', 'in', ['WAITING', 'FAILED'])
    .execute();
  await beginAct(trx, call, batchId, { name: 'WITHDRAW', message });
}
