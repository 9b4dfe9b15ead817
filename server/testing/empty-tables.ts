import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { jobsSchema } from '../jobs/jobs-schema.ts';

/**
 * Deletes all rows of every table, then all jobs, and gives back the room of those that held any, so that rows lie in the order in which
 * they come. A table without rows has no room and is not even looked into, where a truncation makes new files for each; the locks wait for
 * whoever still writes, as a truncation does. Keys ask for no order: nothing is left that they could point to.
 */
export async function emptyTables(db: Kysely<Database>): Promise<void> {
  await sql.raw(deleteAll).execute(db);
  const { rows: emptied } = await sql.raw<{ name: string }>(`select ${name} from ${filled}`).execute(db);
  if (emptied.length)
    await sql.raw(`vacuum (truncate, skip_locked) ${emptied.map((table) => table.name).join(', ')}`).execute(db);
  await sql`delete from ${sql.table(`${jobsSchema}.job`)}`.execute(db);
}

const name = `format('%I', relname) as name`;
const tables = `pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'`;
const filled = `${tables} and pg_relation_size(oid) > 0`;

const deleteAll = `
do $$
declare
  known record;
begin
  execute (select 'lock table ' || string_agg(name, ', ') || ' in share row exclusive mode' from (select ${name} from ${tables}));
  set local session_replication_role = replica;
  for known in select ${name} from ${filled} loop
    execute 'delete from ' || known.name;
  end loop;
end $$`;
