import { sql, type Kysely } from 'kysely';

/** Domains whose log-in an operator has switched off. Beside the providers, so that setting one up anew does not switch it on. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table switched_off_logins (domain text primary key, at timestamptz(3) not null)`.execute(db);
}
