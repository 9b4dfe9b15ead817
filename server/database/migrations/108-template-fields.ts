import { sql, type Kysely } from 'kysely';

/** Templates keep what signers fill in: none in those that are there. */
const statements = [
  sql`update templates set content = content || '{"fields": []}'`,
  sql`update template_versions set content = content || '{"fields": []}'`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
