import { sql, type Kysely } from 'kysely';
import { isDatabaseUnavailable } from '../database/connect.ts';
import { isAlive } from '../database/server-lock.ts';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';

/** How long a signing may take before another signer may begin: prepare, authorise, stamp and verify take a second or two. */
const leaseSeconds = 60;

interface Holder {
  requestId: string;
  sid: string;
}

/** The right to change a request, until another takes it: `fence` is higher than that of any lease before. */
export interface Lease extends Holder {
  fence: number;
}

/** A lease counts while the server that took it lives: of one that died nothing comes any more. */
const isVoid = (bootId: string) =>
  sql<boolean>`(signing_locks.boot_id <> ${bootId} and not ${isAlive('signing_locks.boot_id')})`;

/**
 * One signer at a time per request. Takes the lease, or says when the holder's ends at the latest. A lease of a server that has ended is
 * void: whoever held it died with it. `isAnew`: the signer's step at a trust service, if one is waiting, ends with the lease that is kept for it.
 * `isGoingOn`: the caller has taken that step, and the lease with it.
 */
export async function acquireLease(
  { db, bootId }: Services,
  { requestId, sid, isAnew = false, isGoingOn = false }: Holder & { isAnew?: boolean; isGoingOn?: boolean },
  now: Date,
): Promise<Lease | { until: Date }> {
  const expires_at = new Date(now.getTime() + leaseSeconds * 1000);
  const ownEnds = sql<boolean>`(signing_locks.sid = ${sid} and (${isGoingOn} or exists (select from ended where ended.expires_at > ${now})))`;
  const taking = db
    .with('ended', (creator) =>
      creator
        .deleteFrom('signing_steps')
        .where('sid', '=', sid)
        .where(sql<boolean>`${isAnew}`)
        .returning('expires_at'),
    )
    .insertInto('signing_locks')
    .values({ request_id: requestId, sid, boot_id: bootId, expires_at, since: now })
    .onConflict((conflict) =>
      conflict
        .column('request_id')
        .doUpdateSet({ sid, boot_id: bootId, expires_at, since: now, fence: sql<number>`nextval('signing_fences')` })
        .where(sql<boolean>`${isVoid(bootId)} or signing_locks.expires_at <= ${now} or ${ownEnds}`),
    )
    .returning('fence')
    .executeTakeFirst();
  const taken = await taking.catch((error: unknown) => {
    // The answer may have been lost after the lease was taken: then nobody would know its number.
    const lost = db.deleteFrom('signing_locks').where('request_id', '=', requestId).where('sid', '=', sid);
    const ours = lost.where('boot_id', '=', bootId).where('since', '=', now);
    if (isDatabaseUnavailable(error)) endLater(() => ours.execute(), leaseSeconds);
    throw error;
  });
  if (taken) return { requestId, sid, fence: taken.fence };
  const held = await db
    .selectFrom('signing_locks')
    .select('expires_at')
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return { until: held?.expires_at ?? now };
}

const whereLease = (trx: Kysely<Database>, { requestId, sid, fence }: Lease) =>
  trx.selectFrom('signing_locks').where('request_id', '=', requestId).where('sid', '=', sid).where('fence', '=', fence);

/** Keeps a holder's lease until a moment, while the signer is at the trust service. Refuses where another has taken it. */
export async function holdLease(trx: Kysely<Database>, lease: Lease, until: Date): Promise<void> {
  await requireLease(trx, lease);
  await trx.updateTable('signing_locks').set({ expires_at: until }).where('request_id', '=', lease.requestId).execute();
}

/**
 * Before what was made under a lease is written down: the process may have stood still while its lease ran out, and another may have begun.
 * Until the transaction ends nobody takes it. Throws a refusal.
 */
export async function requireLease(trx: Kysely<Database>, lease: Lease): Promise<void> {
  const held = await whereLease(trx, lease).select('sid').forUpdate().executeTakeFirst();
  if (!held) throw refuse('error.sign.locked', { retryAfter: 2 });
}

/**
 * Ends the lease, if it is still this holder's; without a number, whichever the signer has. Where the database is away it throws, and tries
 * again each second for as long as the lease would last: whoever was told to come again is not kept out by what they began before.
 */
export async function releaseLease(db: Kysely<Database>, lease: Holder & { fence?: number }): Promise<void> {
  const { requestId, sid, fence } = lease;
  const end = () =>
    db
      .deleteFrom('signing_locks')
      .where('request_id', '=', requestId)
      .where('sid', '=', sid)
      .$if(fence !== undefined, (query) => query.where('fence', '=', fence!))
      .execute();
  try {
    await end();
  } catch (error) {
    if (fence !== undefined && isDatabaseUnavailable(error)) endLater(end, leaseSeconds);
    throw error;
  }
}

function endLater(end: () => Promise<unknown>, tries: number): void {
  if (tries > 0) setTimeout(() => void end().catch(() => endLater(end, tries - 1)), 1000).unref();
}

/** The living lease of a request, if there is one. */
export const findLease = (db: Kysely<Database>, requestId: string, bootId: string, now: Date) =>
  db
    .selectFrom('signing_locks')
    .select(['sid', 'expires_at', 'since'])
    .where('request_id', '=', requestId)
    .where('expires_at', '>', now)
    .where((where) => where.not(isVoid(bootId)))
    .executeTakeFirst();

/** Deletes the leases of servers that have ended. */
export const forgetDeadLeases = (db: Kysely<Database>, bootId: string) =>
  db.deleteFrom('signing_locks').where(isVoid(bootId)).execute();

/** Somebody in the middle of signing finishes first: the end of a request is refused while a lease lives. */
export async function requireUnlocked(
  { bootId }: Services,
  trx: Kysely<Database>,
  requestId: string,
  now: Date,
): Promise<void> {
  if (await findLease(trx, requestId, bootId, now)) throw refuse('error.sign.locked');
}
