import { sql, type Kysely } from 'kysely';

/** What lies in a stretch of a list by title, of some dates (decision 350). */
const statements = [
  sql`create index listed_requests_stretch_updated on listed_requests (user_id, stretch, updated_at) include (state)`,
  sql`create index listed_requests_stretch_created on listed_requests (user_id, stretch, created_at) include (state)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
