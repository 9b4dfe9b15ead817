import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { EvidenceCall } from './append-event.ts';
import type { BusinessEventData, BusinessEventName } from './business-event.ts';
import { chainHash, genesisHash } from './hash-event.ts';
import { snapshotActor } from './snapshot-actor.ts';

export interface NewBusinessEvent {
  name: BusinessEventName;
  data?: BusinessEventData;
}

/**
 * Adds events to an organisation's hash chain, inside the caller's transaction. The organisation's row is locked until the transaction
 * ends, so its events come one after another; take other locks after it, never before. Answers the number of the last.
 */
export async function appendBusinessEvents(
  trx: Kysely<Database>,
  { actor, meta, now }: EvidenceCall,
  businessId: string,
  events: readonly NewBusinessEvent[],
): Promise<number | undefined> {
  if (!events.length) return undefined;
  await trx
    .selectFrom('businesses')
    .select('id')
    .where('id', '=', businessId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const last = await trx
    .selectFrom('business_events')
    .select(['seq', 'hash'])
    .where('business_id', '=', businessId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  let { seq, hash } = last ?? { seq: 0, hash: genesisHash };
  const rows = events.map(({ name, data = {} }) => {
    const row = { business_id: businessId, seq: ++seq, name, actor: snapshotActor(actor), ip: meta.ip || null, data };
    const previous_hash = hash;
    hash = chainHash(previous_hash, { ...row, at: now.toISOString() });
    return { ...row, at: now, actor: JSON.stringify(row.actor), data: JSON.stringify(data), previous_hash, hash };
  });
  await trx.insertInto('business_events').values(rows).execute();
  return seq;
}
