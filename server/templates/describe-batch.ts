import type { Batch, BatchRow } from '@sigillum/api-contracts/templates/batch-schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { AccountActor } from '../http/actor.ts';
import { joinName } from '../rules/join-name.ts';
import { listDetails, type ListDetails } from '../signature-requests/list-details.ts';
import { listBatchActions, requireBatch } from './access-batches.ts';
import { type BatchView, countStates, type ShownRow } from './batches-repository.ts';

/** Batches on the wire, for somebody who sees them. */
export async function describeBatches(
  db: Kysely<Database>,
  batches: readonly BatchView[],
  userId: string,
  now: Date,
): Promise<Batch[]> {
  const statesOf = await countStates(
    db,
    batches.map(({ id }) => id),
    now,
  );
  return batches.map((batch) => {
    const states = statesOf(batch.id);
    const { paused_until: pausedUntil } = batch;
    const isPaused = pausedUntil !== null && pausedUntil > now && states.WAITING > 0;
    return {
      id: batch.id,
      name: batch.name,
      template_name: batch.template_name,
      template_version: batch.template_version,
      owner: batch.owner_belongs ? joinName(batch.owner_first_name, batch.owner_last_name) : null,
      row_count: batch.row_count,
      states,
      act: batch.act,
      paused_until: isPaused ? pausedUntil.toISOString() : null,
      actions: listBatchActions(batch, states, userId),
      created_at: batch.created_at.toISOString(),
    };
  });
}

export async function describeBatch(
  db: Kysely<Database>,
  { actor, now }: { actor: AccountActor; now: Date },
  id: string,
): Promise<Batch> {
  const [described] = await describeBatches(db, [await requireBatch(db, actor, id)], actor.id, now);
  return described!;
}

type Signature = ListDetails['signatures'][number];

/** Rows on the wire: until they are sent with whom they name, then with who signs. */
export async function describeRows(db: Kysely<Database>, rows: readonly ShownRow[]): Promise<BatchRow[]> {
  const signers = await mapSigners(db, rows);
  return rows.map(({ number, key, content, state, reason, request_id: requestId }) => ({
    number,
    key,
    people: requestId
      ? signers(requestId).map(({ email, first_name, last_name }) => ({ email, name: joinName(first_name, last_name) }))
      : (content?.people ?? []).map(({ email, first_name, last_name }) => ({
          email,
          name: joinName(first_name ?? null, last_name ?? null),
        })),
    state,
    reason,
    request_id: requestId,
  }));
}

/** Who signs the requests of rows. */
export async function mapSigners(
  db: Kysely<Database>,
  rows: readonly ShownRow[],
): Promise<(requestId: string) => Signature[]> {
  const ids = rows.flatMap(({ request_id: id }) => (id ? [id] : []));
  const { signatures } = await listDetails(db, ids);
  const byRequest = Map.groupBy(signatures, ({ request_id: id }) => id);
  return (id) => byRequest.get(id) ?? [];
}
