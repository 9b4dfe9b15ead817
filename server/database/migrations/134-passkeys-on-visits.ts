import { sql, type Kysely } from 'kysely';

/** A passkey may be asked on a device that was handed over: what it answers is for one visit and its documents, and opens nothing else. */
const statements = [
  sql`alter table two_step_challenges drop constraint two_step_challenges_purpose_check`,
  sql`alter table two_step_challenges add constraint two_step_challenges_purpose_check
    check (purpose in ('login', 'passkey_login', 'passkey_proof', 'passkey_registration', 'passkey_visit'))`,
  sql`alter table two_step_challenges add column bound_to text`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
