import { sql, type Kysely } from 'kysely';

/** Some signers sign only the documents that are listed for them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table signatures add column signs_listed_only boolean not null default false`.execute(db);
}
