import { sql, type Kysely } from 'kysely';

/** What is done in an organisation, as a chain of its own; when its row was changed last, for two who edit at once. */
const statements = [
  sql`create table business_events (
    business_id uuid not null references businesses,
    seq integer not null,
    at timestamptz(3) not null,
    name text not null,
    actor jsonb not null,
    ip text,
    data jsonb not null default '{}',
    previous_hash text not null,
    hash text not null,
    primary key (business_id, seq)
  )`,
  sql`create index business_events_at on business_events (business_id, at)`,
  sql`alter table businesses add column updated_at timestamptz(3)`,
  sql`update businesses set updated_at = created_at`,
  sql`alter table businesses alter column updated_at set not null`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
