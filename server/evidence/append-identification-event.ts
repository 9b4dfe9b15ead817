import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { EvidenceCall } from './append-event.ts';
import { chainHash, genesisHash } from './hash-event.ts';
import type { IdentificationEventData, IdentificationEventName } from './identification-event.ts';
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

/** Notes an identification that can be used from now on for whoever pays for it, in the same transaction, once a case. */
async function keepIdentification(
  trx: Kysely<Database>,
  { caseId, seq, at, level }: { caseId: string; seq: number; at: Date; level: number | undefined },
): Promise<void> {
  const { payer_id, user_id, legislation } = await trx
    .selectFrom('identification_cases')
    .select(['payer_id', 'user_id', 'legislation'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  if (payer_id === null && !(await isPaid(trx, caseId))) return;
  const quality = level === 4 ? 'QES' : 'AES_MINIMAL';
  await trx
    .insertInto('seen_identifications')
    .values({ business_id: payer_id, user_id, quality, legislation, at, request_id: caseId, seq, is_case: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether the person has paid for it alone. */
async function isPaid(trx: Kysely<Database>, caseId: string): Promise<boolean> {
  const paid = await trx
    .selectFrom('identification_payments')
    .select('id')
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  return paid !== undefined;
}
