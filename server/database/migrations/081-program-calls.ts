import { sql, type Kysely } from 'kysely';

/** Which calls a program has made, for whoever looks for its mistake: a week, and nothing of what was sent or answered. */
const statements = [
  sql`create table program_calls (
    position bigint generated always as identity primary key,
    business_id uuid not null references businesses on delete cascade,
    username text not null,
    at timestamptz(3) not null,
    method text not null,
    path text not null,
    status integer not null,
    milliseconds integer not null,
    key text
  )`,
  sql`create index program_calls_user on program_calls (business_id, username, position)`,
  sql`create index program_calls_at on program_calls (at)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
