import { sql, type Kysely } from 'kysely';

/** Groups of signers, and what a request has of them. */
const statements = [
  sql`create table signer_groups (
    id uuid primary key,
    business_id uuid not null references businesses,
    name text not null,
    version_id uuid not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    deleted_at timestamptz(3)
  )`,
  sql`create index signer_groups_business on signer_groups (business_id, lower(name)) where deleted_at is null`,
  sql`create table signer_group_members (
    group_id uuid not null references signer_groups on delete cascade,
    email text not null,
    name text not null,
    position integer not null,
    primary key (group_id, email)
  )`,
  sql`create index signer_group_members_email on signer_group_members (email)`,
  sql`alter table signatures
    add column group_id uuid references signer_groups,
    add column group_name text,
    add column taken_by uuid references users,
    add constraint signatures_group_whole check ((group_id is null) = (group_name is null))`,
  sql`create index signatures_group on signatures (group_id) where group_id is not null`,
  sql`alter table observers
    add column group_id uuid references signer_groups,
    add column group_name text,
    add constraint observers_group_whole check ((group_id is null) = (group_name is null))`,
  sql`create index observers_group on observers (group_id) where group_id is not null`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
