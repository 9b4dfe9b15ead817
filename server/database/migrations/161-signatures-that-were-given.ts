import { sql, type Kysely } from 'kysely';

/** Since when a signature is its signer's, where it was somebody else's before: what that one's visits have opened, opens nothing more. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table signatures add column given_at timestamptz(3)`.execute(db);
}
