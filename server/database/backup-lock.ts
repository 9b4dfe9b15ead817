import type pg from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Database } from './schema.ts';

// "sigillum" as for the server's lock, then "back", in ASCII.
const [keyHigh, keyLow] = [0x73_69_67_69, 0x62_61_63_6b];

/** Thrown when another backup of the same data is under way. */
export class BackupLockedError extends Error {
  override readonly name = 'BackupLockedError';
}

/**
 * Holds for as long as this session lives that no file goes (`mayDiscard`): a backup takes the database first and then the files that it
 * names. Waits for a deletion that is under way.
 */
export async function lockForBackup(client: pg.Client, waitMs = 5000): Promise<void> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as held', [keyHigh, keyLow]);
    if (rows[0].held) return;
    if (Date.now() >= deadline)
      throw new BackupLockedError('Another backup of these data is under way. Wait for its end.');
    await delay(50);
  }
}

/** Whether a file may go now; until this transaction ends no backup begins. What must stay meanwhile goes with the next clean-up. */
export async function mayDiscard(trx: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${keyHigh}, ${keyLow}) as free`.execute(trx);
  return rows[0]!.free;
}
