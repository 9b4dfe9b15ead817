import { sql, type Kysely } from 'kysely';

/** A business that was given up for the free plan: it ends as one that is deleted, but its requests stay with whoever sent them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table businesses add column is_downgraded boolean not null default false`.execute(db);
}
