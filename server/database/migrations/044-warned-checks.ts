import { sql, type Kysely } from 'kysely';

/**
 * When people were warned that the check of their document by a colleague ends. A table of its own without a reference to the records: on
 * an empty installation this step comes before the one that makes them.
 */
const statements = [
  sql`create table identity_check_warnings (
    check_id uuid not null,
    days integer not null,
    business_id uuid not null references businesses on delete cascade,
    user_id uuid not null references users on delete cascade,
    told_at timestamptz(3) not null,
    primary key (check_id, days)
  )`,
  sql`create index identity_check_warnings_business on identity_check_warnings (business_id)`,
  sql`create index identity_check_warnings_person on identity_check_warnings (user_id)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
