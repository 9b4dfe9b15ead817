import { sql, type Kysely } from 'kysely';

/**
 * Documents that a program has handed in, or sealed, without a request. A request takes them as documents of its own, with their own
 * versions; `source_id` says which one it was, for as long as that is there.
 */
const statements = [
  sql`create table program_documents (
    id uuid primary key,
    business_id uuid not null references businesses on delete cascade,
    username text not null references api_users on delete cascade,
    title text not null,
    blob text not null,
    size bigint not null,
    inspection jsonb not null,
    read_access jsonb not null default '[]',
    write_access jsonb not null default '[]',
    parent_id uuid,
    used_at timestamptz(3),
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`,
  sql`create index program_documents_blob on program_documents (blob)`,
  sql`create index program_documents_owner on program_documents (username, created_at desc)`,
  sql`create index program_documents_business on program_documents (business_id)`,
  sql`create index program_documents_unused on program_documents (created_at) where used_at is null`,
  sql`alter table documents add source_id uuid references program_documents on delete set null`,
  sql`create index documents_source on documents (source_id) where source_id is not null`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
