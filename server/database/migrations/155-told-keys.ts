import { sql, type Kysely } from 'kysely';

/** Of which key of an API user its administrators have been told that it ends. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table api_users add column told_key_id uuid`.execute(db);
}
