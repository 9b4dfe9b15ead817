import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import type { BatchView } from './batches-repository.ts';
import { askToSend } from './keep-batch.ts';
import { listSent } from './list-sent.ts';

/**
 * Lets the rows of a batch wait once more that have failed, but for those whose key was asked for since by another batch: they are sent
 * already. What a batch was to send a second time it still does. Throws where somebody else has made it.
 */
export async function retryRows(
  trx: Kysely<Database>,
  { actor, now, services }: Call<AccountActor>,
  { id, owner_id: ownerId, business_id: businessId }: Pick<BatchView, 'id' | 'owner_id' | 'business_id'>,
): Promise<void> {
  if (ownerId !== actor.id) throw refuse('error.batch.owner_only');
  const failed = await trx
    .selectFrom('batch_rows')
    .select(['number', 'key_hash', 'created_at'])
    .where('batch_id', '=', id)
    .where('state', '=', 'FAILED')
    .forUpdate()
    .execute();
  const sent = await listSent(
    trx,
    businessId,
    failed.map((row) => row.key_hash),
  );
  const skipped = failed.filter(({ key_hash: hash, created_at: at }) => (sent.get(hash) ?? 0) >= at);
  const isSkipped = sql<boolean>`number = any(${skipped.map(({ number }) => number)})`;
  await trx
    .updateTable('batch_rows')
    .set({
      ...{ reason: null, created_at: now },
      state: sql`case when ${isSkipped} then 'SKIPPED' else 'WAITING' end`,
    })
    .where('batch_id', '=', id)
    .where('state', '=', 'FAILED')
    .execute();
  await askToSend(services, trx, id);
}
