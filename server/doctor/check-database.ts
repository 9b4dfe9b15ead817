import type { Pool } from 'pg';
import { checkDatabaseVersion } from '../database/connect.ts';
import { migrations } from '../database/migrations/index.ts';
import { makeFindings, type Finding } from './finding.ts';

const { ok, notice, wrong } = makeFindings('database');

/** Whether the tables are those of this version. Changes nothing. */
export async function checkDatabase(
  pool: Pool,
  steps: readonly string[] = Object.keys(migrations),
): Promise<Finding[]> {
  await checkDatabaseVersion(pool);
  const { rows: tables } = await pool.query(`select to_regclass('kysely_migration') is not null as known`);
  const done = new Set<string>();
  if (tables[0].known)
    for (const { name } of (await pool.query('select name from kysely_migration')).rows) done.add(name as string);
  const newer = [...done].filter((name) => !steps.includes(name));
  if (newer.length)
    return [wrong(`The data were written by a newer version of Sigillum (${newer.join(', ')}). Start that version.`)];
  const due = steps.filter((name) => !done.has(name));
  if (due.length)
    return [
      notice(
        `${due.length} steps of the database are due, which the next start does: ${due.slice(0, 3).join(', ')}${due.length > 3 ? ' …' : ''}. Make a backup before.`,
      ),
    ];
  return [ok(`The database is reached, and its tables are those of this version.`)];
}
