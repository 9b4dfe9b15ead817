import { sql, type Kysely } from 'kysely';

/** Requests that an organisation's people look after together, who has taken one, and what that person may do only because of it. */
const statements = [
  sql`create table team_requests (
    request_id uuid primary key references signature_requests on delete cascade,
    business_id uuid not null references businesses on delete cascade,
    put_at timestamptz(3) not null,
    assignee_id uuid references users on delete set null,
    assigned_at timestamptz(3)
  )`,
  sql`create index team_requests_inbox on team_requests (business_id, put_at)`,
  sql`create index team_requests_assignee on team_requests (assignee_id) where assignee_id is not null`,
  sql`alter table request_access add column by_assignment boolean not null default false`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
