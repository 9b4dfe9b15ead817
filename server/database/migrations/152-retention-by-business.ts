import { sql, type Kysely } from 'kysely';

/**
 * What an organisation keeps no longer is found beside all that it still keeps: the job that deletes looked at each of its requests, every hour.
 * Those that are counted from their creation have an index by it already.
 */
const statements = [
  sql`create index signature_requests_ended on signature_requests (business_id, ended_at) where ended_at is not null`,
  sql`create index signature_requests_told on signature_requests (business_id) where retention_told_at is not null`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
