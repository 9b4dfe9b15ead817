import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';

/**
 * Somebody in the middle of signing finishes first: the end of a request is refused while another person's lease lives. Leases of an
 * earlier start of the server are void.
 */
export async function requireUnlocked(
  { bootId }: Services,
  trx: Kysely<Database>,
  { requestId, ownSid, now }: { requestId: string; ownSid: string | undefined; now: Date },
): Promise<void> {
  const lease = await findLease(trx, requestId, bootId, now);
  if (lease && lease.sid !== ownSid) throw refuse('error.sign.locked');
}

/** The living lease of a request, if there is one. */
export const findLease = (db: Kysely<Database>, requestId: string, bootId: string, now: Date) =>
  db
    .selectFrom('signing_locks')
    .select(['sid', 'expires_at'])
    .where('request_id', '=', requestId)
    .where('boot_id', '=', bootId)
    .where('expires_at', '>', now)
    .executeTakeFirst();

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
