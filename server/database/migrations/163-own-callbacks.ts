import { sql, type Kysely } from 'kysely';

/** What was registered at providers until now goes on counting there. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table identity_providers add column has_own_callback boolean not null default false`.execute(db);
}
