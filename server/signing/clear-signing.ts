import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import type { Lease } from '../requests/lease.ts';

interface Cleared {
  lease: Lease;
  /** Whose codes are used up. */
  codesOf: readonly string[];
}

/**
 * Removes what a signature needed while it was made: codes, its step at a trust service, what was prepared, and its lease. Refuses where
 * another has taken that: the process may have stood still while its lease ran out.
 */
export async function clearSigning(
  trx: Kysely<Database>,
  { lease: { requestId, sid, fence }, codesOf }: Cleared,
): Promise<void> {
  const { numAffectedRows } = await sql`
    with codes as (delete from tans where sid = any(${[...new Set(codesOf)]}::uuid[])),
      steps as (delete from signing_steps where sid = ${sid}),
      preparations as (delete from signing_preparations where sid = ${sid})
    delete from signing_locks where request_id = ${requestId} and sid = ${sid} and fence = ${fence}`.execute(trx);
  if (numAffectedRows !== 1n) throw refuse('error.sign.locked', { retryAfter: 2 });
}
