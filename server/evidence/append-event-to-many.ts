import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { EvidenceCall, NewEvent } from './append-event.ts';
import { genesisHash, hashEvent } from './hash-event.ts';
import { snapshotActor } from './snapshot-actor.ts';

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const most = 1000;

/** The same event for many requests, in a few statements a thousand. Their rows are locked in the order of their ids. */
export async function appendEventToMany(
  trx: Kysely<Database>,
  call: EvidenceCall,
  requestIds: readonly string[],
  event: Omit<NewEvent, 'requestId' | 'documents'>,
): Promise<void> {
  const ids = requestIds.toSorted();
  for (let from = 0; from < ids.length; from += most) await append(trx, call, ids.slice(from, from + most), event);
}

async function append(
  trx: Kysely<Database>,
  { actor, meta, now }: EvidenceCall,
  ids: readonly string[],
  { name, data = {} }: Omit<NewEvent, 'requestId' | 'documents'>,
): Promise<void> {
  await trx.selectFrom('signature_requests').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  const { rows: lasts } = await sql<{ request_id: string; seq: number; hash: string }>`
    select request.id as request_id, last.seq, last.hash from unnest(${ids}::uuid[]) request (id)
    cross join lateral (select seq, hash from audit_events where request_id = request.id order by seq desc limit 1) last`.execute(
    trx,
  );
  const byId = new Map(lasts.map((last) => [last.request_id, last]));
  const rows = ids.map((request_id) => {
    const last = byId.get(request_id);
    const row = {
      request_id,
      seq: (last?.seq ?? 0) + 1,
      at: now,
      name,
      actor: snapshotActor(actor),
      ip: meta.ip || null,
      zone: meta.zone || null,
      documents: [],
      data,
      previous_hash: last?.hash ?? genesisHash,
    };
    return {
      ...row,
      actor: JSON.stringify(row.actor),
      documents: JSON.stringify(row.documents),
      data: JSON.stringify(data),
      hash: hashEvent(row),
    };
  });
  await trx.insertInto('audit_events').values(rows).execute();
}
