import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Ends a request before everybody has signed. After a withdrawal nobody is asked any more; after a decline the rest shows who had not answered. */
export async function endRequest(
  trx: Kysely<Database>,
  { requestId, status, now }: { requestId: string; status: 'DECLINED' | 'WITHDRAWN'; now: Date },
): Promise<void> {
  await trx
    .updateTable('signature_requests')
    .set({ status, ended_at: now, updated_at: now })
    .where('id', '=', requestId)
    .execute();
  if (status === 'DECLINED') return;
  await trx
    .updateTable('signatures')
    .set({ status: 'WITHDRAWN', ended_at: now })
    .where('request_id', '=', requestId)
    .where('status', 'in', ['OPEN', 'WAITING'])
    .execute();
}
