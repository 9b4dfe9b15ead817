import { sql, type Kysely } from 'kysely';

/** Since when somebody signs: who has to wait reads it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table signing_locks add column since timestamptz(3) not null default now()`.execute(db);
}
