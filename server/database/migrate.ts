import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

/**
 * How long a step waits for a table that somebody is at work on: everybody who comes to that table meanwhile waits behind it. Then all of it is
 * taken back and begun anew, for so long in all. Less than PostgreSQL's deadlock_timeout (1 s): where a step and a call wait for each other, it
 * is the step that gives way.
 */
interface Patience {
  lockMs: number;
  pauseMs: number;
  inAllMs: number;
}
const usual: Patience = { lockMs: 500, pauseMs: 500, inAllMs: 120_000 };

/** lock_not_available */
const isLockMissing = (error: unknown): boolean => (error as { code?: string } | undefined)?.code === '55P03';

/**
 * Brings the tables up to this version, all steps in one transaction and under a lock of the database. A step that landed
 * after one of a higher number still runs (decision 155).
 * Returns the names of the steps that ran. Throws with a sentence for the operator when a step fails
 * or when the data were written by a newer version.
 */
export async function migrateDatabase(
  db: Kysely<Database>,
  steps: Readonly<Record<string, Migration>> = migrations,
  patience: Patience = usual,
): Promise<string[]> {
  const end = performance.now() + patience.inAllMs;
  for (;;) {
    const { error, results = [] } = await migrateOnce(db, steps, patience.lockMs);
    if (!error) return results.map(({ migrationName }) => migrationName);
    if (isLockMissing(error) && performance.now() < end) {
      await delay(patience.pauseMs);
      continue;
    }
    const failed = results.find(({ status }) => status === 'Error');
    if (failed) throw new Error(`The database step ${failed.migrationName} failed.`, { cause: error });
    if (error instanceof Error && error.message.includes('previously executed migration')) {
      throw new Error('The data were written by a newer version of Sigillum. Start that version.', { cause: error });
    }
    throw error;
  }
}

const migrateOnce = (db: Kysely<Database>, steps: Readonly<Record<string, Migration>>, lockMs: number) =>
  db.connection().execute(async (connection) => {
    await sql`select set_config('lock_timeout', ${String(lockMs)}, false)`.execute(connection);
    try {
      const provider = { getMigrations: async () => steps };
      return await new Migrator({ db: connection, provider, allowUnorderedMigrations: true }).migrateToLatest();
    } finally {
      await sql`reset lock_timeout`.execute(connection);
    }
  });
