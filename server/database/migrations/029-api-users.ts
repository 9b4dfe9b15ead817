import { sql, type Kysely } from 'kysely';

/** Programs of a business: their names and keys, and the seals they may use; what a seal was used for; whom its end was told. */
const statements = [
  sql`create table api_users (
    username text primary key,
    business_id uuid not null references businesses on delete cascade,
    number integer not null,
    description text not null,
    key_id uuid not null,
    key_hash text not null,
    key_made_at timestamptz(3) not null,
    last_used_at timestamptz(3),
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    unique (business_id, number)
  )`,
  sql`create table seal_api_users (
    business_id uuid not null,
    name text not null,
    username text not null references api_users on delete cascade,
    added_at timestamptz(3) not null,
    primary key (business_id, name, username),
    foreign key (business_id, name) references seals on delete cascade
  )`,
  sql`create index seal_api_users_username on seal_api_users (username)`,
  sql`alter table seals add column warned_serial text`,
  sql`create index business_events_seal on business_events (business_id, (data ->> 'subject'), seq)
    where name in ('SEAL_CHANGED', 'SEAL_USED')`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
