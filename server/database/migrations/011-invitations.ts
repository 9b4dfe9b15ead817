import { sql, type Kysely } from 'kysely';

/** Invitations to a business say who sends them, and may be declined without becoming a removal. */
const statements = [
  sql`alter table memberships add column invited_by uuid references users`,
  sql`alter table memberships drop constraint memberships_state_check`,
  sql`alter table memberships add constraint memberships_state_check
    check (state in ('invited', 'accepted', 'removed', 'declined'))`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
