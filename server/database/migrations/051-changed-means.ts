import { sql, type Kysely } from 'kysely';

/** When a trust service said that somebody's means is another than at the identification: who it is may then be identified anew. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table identifications add column means_changed_at timestamptz(3)`.execute(db);
}
