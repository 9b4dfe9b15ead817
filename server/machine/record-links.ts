import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvents, type EvidenceCall } from '../evidence/append-event.ts';
import { lockRequest } from '../requests/request-repository.ts';

/** Keeps as evidence that a program was shown the personal links of signers, who may have got them from it: once for each signature. */
export async function recordLinks(
  db: Kysely<Database>,
  call: EvidenceCall,
  requestId: string,
  sids: readonly string[],
): Promise<void> {
  if ((await listNew(db, requestId, sids)).length === 0) return;
  const record = async (trx: Kysely<Database>) => {
    await lockRequest(trx, requestId);
    const fresh = await listNew(trx, requestId, sids);
    await appendEvents(
      trx,
      call,
      requestId,
      fresh.map((sid) => ({ name: 'LINK_HANDED', data: { sid } })),
    );
  };
  await (db.isTransaction ? record(db) : db.transaction().execute(record));
}

/** Of these signatures those whose link no program was shown before. */
async function listNew(db: Kysely<Database>, requestId: string, sids: readonly string[]): Promise<string[]> {
  if (sids.length === 0) return [];
  const rows = await db
    .selectFrom('audit_events')
    .select('data')
    .where('request_id', '=', requestId)
    .where('name', '=', 'LINK_HANDED')
    .execute();
  const known = new Set(rows.map(({ data }) => data.sid));
  return sids.filter((sid) => !known.has(sid));
}
