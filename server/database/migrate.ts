import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

/**
 * Brings the tables up to this version, each step in one transaction and all of them under a lock of the database. A step that landed
 * after one of a higher number still runs (decision 155).
 * Returns the names of the steps that ran. Throws with a sentence for the operator when a step fails
 * or when the data were written by a newer version.
 */
export async function migrateDatabase(
  db: Kysely<Database>,
  steps: Readonly<Record<string, Migration>> = migrations,
): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => steps }, allowUnorderedMigrations: true });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const failed = results.find(({ status }) => status === 'Error');
    if (failed) throw new Error(`The database step ${failed.migrationName} failed.`, { cause: error });
    if (error instanceof Error && error.message.includes('previously executed migration')) {
      throw new Error('The data were written by a newer version of Sigillum. Start that version.', { cause: error });
    }
    throw error;
  }
  return results.map(({ migrationName }) => migrationName);
}
