import { sql, type Kysely } from 'kysely';

/** Who looks after somebody's requests during an absence, and what that person may do only because of it (decision 241). */
const statements = [
  sql`create table deputies (
    -- Who is away.
    user_id uuid primary key references users on delete cascade,
    business_id uuid not null references businesses on delete cascade,
    deputy_id uuid not null references users on delete cascade,
    begins_at timestamptz(3) not null,
    -- The last moment.
    ends_at timestamptz(3) not null,
    -- Since when the requests are the deputy's, too.
    begun_at timestamptz(3)
  )`,
  sql`create index deputies_deputy on deputies (deputy_id)`,
  sql`create index deputies_business on deputies (business_id)`,
  sql`alter table request_access add column deputy_for uuid references users on delete set null`,
  sql`create index request_access_deputies on request_access (deputy_for) where deputy_for is not null`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
