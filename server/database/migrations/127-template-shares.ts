import { sql, type Kysely } from 'kysely';

/** The colleagues for whom somebody has named a template, one by one. */
const statements = [
  sql`create table template_shares (
    template_id uuid not null references templates on delete cascade,
    user_id uuid not null references users on delete cascade,
    sharing text not null,
    shared_by uuid not null references users,
    shared_at timestamptz(3) not null,
    primary key (template_id, user_id)
  )`,
  sql`create index template_shares_user on template_shares (user_id)`,
  sql`create index template_shares_shared_by on template_shares (shared_by)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
