import { sql, type Kysely } from 'kysely';

/** Time that the database has not seen: files that came then may belong to rows that it has lost. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table unseen_spans (since timestamptz(3) primary key, until timestamptz(3) not null)`.execute(db);
}
