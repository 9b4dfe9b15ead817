import { sql, type Kysely } from 'kysely';

/** What came back of a mail that a mail server had taken: the last status, and since when it is known that it never arrives. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table mails add column bounce_status text, add column bounced_at timestamptz(3)`.execute(db);
}
