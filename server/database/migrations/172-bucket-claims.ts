import { sql, type Kysely } from 'kysely';

/** By which this database knows the bucket that is its own; one row at most. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table bucket_claims (id uuid primary key)`.execute(db);
}
