import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvents, type EvidenceCall } from '../evidence/append-event.ts';
import { lockRequest } from '../requests/request-repository.ts';

/**
 * Keeps as evidence that a program was shown the personal links of signers, who may have got them from it: once for each signature. `handed`
 * holds their sids by request.
 */
export async function recordLinks(
  db: Kysely<Database>,
  call: EvidenceCall,
  handed: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const known = await listKnown(db, [...handed.keys()]);
  for (const [requestId, sids] of handed) {
    if (sids.every((sid) => known.has(sid))) continue;
    const record = async (trx: Kysely<Database>) => {
      await lockRequest(trx, requestId);
      const meanwhile = await listKnown(trx, [requestId]);
      const fresh = sids.filter((sid) => !meanwhile.has(sid));
      await appendEvents(
        trx,
        call,
        requestId,
        fresh.map((sid) => ({ name: 'LINK_HANDED', data: { sid } })),
      );
    };
    await (db.isTransaction ? record(db) : db.transaction().execute(record));
  }
}

/** The signatures of these requests whose link a program was shown before. */
async function listKnown(db: Kysely<Database>, requestIds: readonly string[]): Promise<ReadonlySet<unknown>> {
  if (requestIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('audit_events')
    .select('data')
    .where('request_id', 'in', requestIds)
    .where('name', '=', 'LINK_HANDED')
    .execute();
  return new Set(rows.map(({ data }) => data.sid));
}
