import { sql, type Kysely } from 'kysely';

/**
 * Each lease has a number of its own, higher than all before: whoever commits names it, so that a process that stood still while another
 * took over commits nothing. Servers that share a database have one key, of which this is the mark.
 */
const statements = [
  sql`create sequence signing_fences`,
  sql`alter table signing_locks add column fence bigint not null default nextval('signing_fences')`,
  sql`create table installation (
    id boolean primary key default true check (id),
    key_mark text not null
  )`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
