import { sql, type Kysely } from 'kysely';

/** The number that a case was ordered for is part of it: a broker knows people by it. */

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table identification_cases add column mobile text`.execute(db);
}
