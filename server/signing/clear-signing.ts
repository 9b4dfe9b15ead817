import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

interface Cleared {
  turn: { requestId: string; sid: string };
  /** Whose codes are used up. */
  codesOf: readonly string[];
  bootId: string;
}

/** Removes what a signature needed while it was made: codes, its step at a trust service, what was prepared, and its lease. */
export async function clearSigning(
  trx: Kysely<Database>,
  { turn: { requestId, sid }, codesOf, bootId }: Cleared,
): Promise<void> {
  await sql`
    with codes as (delete from tans where sid = any(${[...new Set(codesOf)]}::uuid[])),
      steps as (delete from signing_steps where sid = ${sid}),
      preparations as (delete from signing_preparations where sid = ${sid})
    delete from signing_locks where request_id = ${requestId} and sid = ${sid} and boot_id = ${bootId}`.execute(trx);
}
