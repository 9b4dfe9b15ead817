import type { OperatorAct } from '@sigillum/api-contracts/operator/schemas.ts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { EvidenceCall } from '../evidence/append-event.ts';
import { chainHash, genesisHash } from '../evidence/hash-event.ts';
import { snapshotActor } from '../evidence/snapshot-actor.ts';

interface NewOperatorEvent {
  act: OperatorAct;
  /** What it was about: an id, a name, an address. */
  subject?: string | undefined;
  /** Never a secret: every operator reads it. */
  details?: Record<string, string>;
}

/** Adds what an operator did to the one chain of all of them, inside the caller's transaction; others wait for its end. */
export async function appendOperatorEvent(
  trx: Kysely<Database>,
  { actor, meta, now }: EvidenceCall,
  { act, subject, details = {} }: NewOperatorEvent,
): Promise<void> {
  await sql`lock table operator_events in share row exclusive mode`.execute(trx);
  const last = await trx
    .selectFrom('operator_events')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const previous = last?.hash ?? genesisHash;
  const row = {
    seq: (last?.seq ?? 0) + 1,
    act,
    actor: snapshotActor(actor),
    ip: meta.ip || null,
    subject: subject ?? null,
    details,
  };
  await trx
    .insertInto('operator_events')
    .values({
      ...row,
      at: now,
      actor: JSON.stringify(row.actor),
      details: JSON.stringify(details),
      previous_hash: previous,
      hash: chainHash(previous, { ...row, at: now.toISOString() }),
    })
    .execute();
}
