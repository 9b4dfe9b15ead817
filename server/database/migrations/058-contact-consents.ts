import { sql, type Kysely } from 'kysely';

/** What somebody agreed to who wrote to the operator by the contact form, in the words that they read. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table contact_consents (
    id uuid primary key,
    email text not null,
    consent_text text not null,
    news_text text,
    ip text not null,
    at timestamptz(3) not null
  )`.execute(db);
}
