import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { EvidenceCall } from './append-event.ts';
import { chainHash, genesisHash } from './hash-event.ts';
import type { IdentificationEventData, IdentificationEventName } from './identification-event.ts';
import { keepIdentification } from './keep-ledger.ts';
import { snapshotActor } from './snapshot-actor.ts';

/** Adds an event to the hash chain of an identification's case, whose row the caller's transaction has locked or just made. */
export async function appendIdentificationEvent(
  trx: Kysely<Database>,
  { actor, meta, now }: EvidenceCall,
  caseId: string,
  { name, data }: { name: IdentificationEventName; data: IdentificationEventData },
): Promise<void> {
  const last = await trx
    .selectFrom('identification_events')
    .select(['seq', 'hash'])
    .where('case_id', '=', caseId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { seq, hash: previous_hash } = last ?? { seq: 0, hash: genesisHash };
  const row = { case_id: caseId, seq: seq + 1, name, actor: snapshotActor(actor), ip: meta.ip || null, data };
  const hash = chainHash(previous_hash, { ...row, at: now.toISOString() });
  await trx
    .insertInto('identification_events')
    .values({
      ...row,
      at: now,
      actor: JSON.stringify(row.actor),
      data: JSON.stringify(data),
      previous_hash,
      hash,
    })
    .execute();
  if (name === 'ACTIVATED') await keepIdentification(trx, { caseId, seq: row.seq, at: now, level: data.level });
}
