import { sql, type Kysely } from 'kysely';

/** What the settings of an organisation bring: its logo, regulated records, and when the people of a request heard of its deletion. */
const statements = [
  sql`create table business_logos (
    business_id uuid primary key references businesses on delete cascade,
    sha256 text not null,
    image bytea not null,
    created_at timestamptz(3) not null
  )`,
  sql`alter table signature_requests
    add column is_regulated boolean not null default false,
    add column retention_told_at timestamptz(3),
    add column retention_day_told_at timestamptz(3)`,
  sql`create index signature_requests_of_business on signature_requests (business_id, created_at)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
