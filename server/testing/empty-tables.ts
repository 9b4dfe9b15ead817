import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { jobsSchema } from '../jobs/jobs.ts';

/**
 * Deletes all rows of every table, then all jobs, and gives back the room of those that held any, so that rows lie in the order in which
 * they come. A table without rows costs next to nothing, where a truncation makes new files for each; the locks wait for whoever still
 * writes, as a truncation does. Keys ask for no order: nothing is left that they could point to.
 */
export async function emptyTables(db: Kysely<Database>): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I', tablename) as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(
    db,
  );
  const looks = tables.map(({ name }) => `select '${name}' as name where exists (select from ${name})`);
  const { rows: filled } = await sql.raw<{ name: string }>(looks.join(' union all ')).execute(db);
  await sql`do ${sql.lit(deleteAll(tables.map(({ name }) => name)))}`.execute(db);
  if (filled.length)
    await sql.raw(`vacuum (truncate, skip_locked) ${filled.map(({ name }) => name).join(', ')}`).execute(db);
  await sql`delete from ${sql.table(`${jobsSchema}.job`)}`.execute(db);
}

const deleteAll = (tables: string[]) => `
declare
  name text;
  is_filled boolean;
begin
  lock table ${tables.join(', ')} in share row exclusive mode;
  set local session_replication_role = replica;
  foreach name in array array[${tables.map((name) => `'${name}'`).join(', ')}] loop
    execute 'select exists (select from ' || name || ')' into is_filled;
    if is_filled then
      execute 'delete from ' || name;
    end if;
  end loop;
end`;
