import { sql, type Kysely } from 'kysely';

/** Whether signers may hand their signature on, and who has. */
const statements = [
  sql`alter table signature_requests add column delegation_allowed boolean not null default true`,
  sql`alter table signatures
    add column delegated_by uuid references users,
    add column delegator_name text,
    add column delegation_message text,
    add constraint signatures_delegation_whole check ((delegated_by is null) = (delegator_name is null))`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
