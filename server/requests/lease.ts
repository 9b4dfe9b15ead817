import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';

/** How long a signing may take before another signer may begin: prepare, authorise, stamp and verify take a second or two. */
const leaseSeconds = 60;

interface Holder {
  requestId: string;
  sid: string;
}

/**
 * One signer at a time per request. Takes the lease, or says when the holder's ends at the latest. A lease of an earlier start of
 * the server is void: whoever held it died with it.
 */
export async function acquireLease(
  { db, bootId }: Services,
  { requestId, sid }: Holder,
  now: Date,
): Promise<'acquired' | Date> {
  const expires_at = new Date(now.getTime() + leaseSeconds * 1000);
  const taken = await db
    .insertInto('signing_locks')
    .values({ request_id: requestId, sid, boot_id: bootId, expires_at, since: now })
    .onConflict((conflict) =>
      conflict
        .column('request_id')
        .doUpdateSet({ sid, boot_id: bootId, expires_at, since: now })
        .where(sql<boolean>`signing_locks.boot_id <> ${bootId} or signing_locks.expires_at <= ${now}`),
    )
    .returning('sid')
    .executeTakeFirst();
  if (taken) return 'acquired';
  const held = await db
    .selectFrom('signing_locks')
    .select('expires_at')
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return held?.expires_at ?? now;
}

/** Keeps a holder's lease until a moment, while the signer is at the trust service. */
export async function holdLease(
  { bootId }: Pick<Services, 'bootId'>,
  trx: Kysely<Database>,
  { requestId, sid }: Holder,
  until: Date,
): Promise<void> {
  await trx
    .updateTable('signing_locks')
    .set({ expires_at: until })
    .where('request_id', '=', requestId)
    .where('sid', '=', sid)
    .where('boot_id', '=', bootId)
    .execute();
}

/** Ends the lease, if it is still this holder's. */
export async function releaseLease(db: Kysely<Database>, { requestId, sid }: Holder, bootId: string): Promise<void> {
  await db
    .deleteFrom('signing_locks')
    .where('request_id', '=', requestId)
    .where('sid', '=', sid)
    .where('boot_id', '=', bootId)
    .execute();
}

/** The living lease of a request, if there is one; those of an earlier start of the server are void. */
export const findLease = (db: Kysely<Database>, requestId: string, bootId: string, now: Date) =>
  db
    .selectFrom('signing_locks')
    .select(['sid', 'expires_at', 'since'])
    .where('request_id', '=', requestId)
    .where('boot_id', '=', bootId)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Somebody in the middle of signing finishes first: the end of a request is refused while a lease lives. */
export async function requireUnlocked(
  { bootId }: Services,
  trx: Kysely<Database>,
  requestId: string,
  now: Date,
): Promise<void> {
  if (await findLease(trx, requestId, bootId, now)) throw refuse('error.sign.locked');
}
