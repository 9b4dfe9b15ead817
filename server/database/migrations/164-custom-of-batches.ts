import { sql, type Kysely } from 'kysely';

/** What each request of a batch has: its cost centre, or what a program notes. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table batches add column custom text`.execute(db);
}
