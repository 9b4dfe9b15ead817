import { sql, type Kysely } from 'kysely';

/** Where an organisation is, who speaks for it, when a deleted one was erased, and its application for AES without text messages. */
const statements = [
  sql`alter table businesses
    add column address jsonb,
    add column legal_representative jsonb,
    add column erased_at timestamptz(3)`,
  sql`create table aes_for_business (
    business_id uuid primary key references businesses on delete cascade,
    representative_name text not null,
    representative_email text not null,
    commercial_register text not null,
    applied_by text not null,
    domains jsonb not null,
    requested_at timestamptz(3) not null,
    token_hash text,
    expires_at timestamptz(3) not null,
    confirmed_at timestamptz(3),
    declined_at timestamptz(3)
  )`,
  sql`create unique index aes_for_business_token on aes_for_business (token_hash)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
