import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { KnownActor } from '../http/actor.ts';

/** What a signer came for on a device that was handed over is done: it opens nothing any more. Nothing for everybody else. */
export async function endHandOver(trx: Kysely<Database>, actor: KnownActor, now: Date): Promise<void> {
  if (actor.kind !== 'visitor' || !actor.handOver) return;
  await trx
    .updateTable('hand_overs')
    .set({ ended_at: now })
    .where('token_hash', '=', actor.handOver.hash)
    .where('ended_at', 'is', null)
    .execute();
}
