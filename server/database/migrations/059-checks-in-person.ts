import { sql, type Kysely } from 'kysely';

/**
 * Who of an organisation checks identity documents of colleagues, and what was recorded. A record is its person's and its organisation's,
 * and goes with either; the officer's name stays in it.
 */
const statements = [
  sql`create table identity_officers (
    business_id uuid not null references businesses on delete cascade,
    user_id uuid not null references users on delete cascade,
    given_at timestamptz(3) not null,
    primary key (business_id, user_id)
  )`,
  sql`create index identity_officers_person on identity_officers (user_id)`,
  sql`create table identity_checks (
    id uuid primary key,
    business_id uuid not null references businesses on delete cascade,
    user_id uuid not null references users on delete cascade,
    officer_id uuid not null references users,
    officer_name text not null,
    officer_email text not null,
    document text,
    recorded_at timestamptz(3) not null,
    confirmed_at timestamptz(3),
    expires_at timestamptz(3) not null,
    ended_at timestamptz(3),
    end_reason text
  )`,
  sql`create unique index identity_checks_waiting on identity_checks (business_id, user_id)
    where confirmed_at is null and ended_at is null`,
  sql`create index identity_checks_person on identity_checks (user_id)`,
  sql`create index identity_checks_officer on identity_checks (officer_id)`,
  sql`create index identity_checks_business on identity_checks (business_id, recorded_at)`,
  sql`create index identity_checks_open on identity_checks (expires_at) where ended_at is null`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
