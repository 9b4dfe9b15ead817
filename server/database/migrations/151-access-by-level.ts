import { sql, type Kysely } from 'kysely';

/**
 * What an account signs, observes and reads is found beside a hundred thousand requests of its own: a program's list asks for what of it was
 * withdrawn. In the place of the index of accounts alone, which it answers for, too.
 */
const statements = [
  sql`create index request_access_account on request_access (user_id, level) where removed_at is null`,
  sql`drop index request_access_user`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
