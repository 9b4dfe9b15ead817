import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { jobsSchema } from '../jobs/jobs.ts';

/**
 * Deletes all rows of every table, then all jobs. A table without rows costs next to nothing, where a truncation makes new files for each;
 * the locks wait for whoever still writes, as a truncation does. Keys ask for no order: nothing is left that they could point to.
 */
export async function emptyTables(db: Kysely<Database>): Promise<void> {
  await sql`do ${sql.lit(emptyAll)}`.execute(db);
  await sql`delete from ${sql.table(`${jobsSchema}.job`)}`.execute(db);
}

const emptyAll = `
declare
  tables text[] := array(
    select format('%I', tablename) from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
  );
  name text;
  is_filled boolean;
begin
  execute 'lock table ' || array_to_string(tables, ', ') || ' in share row exclusive mode';
  set local session_replication_role = replica;
  foreach name in array tables loop
    execute 'select exists (select from ' || name || ')' into is_filled;
    if is_filled then
      execute 'delete from ' || name;
    end if;
  end loop;
end`;
