import { sql, type Kysely } from 'kysely';

/**
 * A template that is sent to many: the version of the template with its files, and a row for each request. A row goes with its request, so
 * that nothing of a person stays behind; what a row says of people goes once it is sent.
 */
const statements = [
  sql`create table batches (
    id uuid primary key,
    business_id uuid not null references businesses on delete cascade,
    owner_id uuid not null references users,
    name text not null,
    template_name text not null,
    template_version integer not null,
    content jsonb not null,
    origin text not null,
    ip text not null,
    zone text not null,
    row_count integer not null,
    act text,
    act_by uuid references users,
    act_message text not null default '',
    paused_until timestamptz(3),
    created_at timestamptz(3) not null
  )`,
  sql`create index batches_business on batches (business_id, created_at desc, id)`,
  sql`create index batches_owner on batches (owner_id)`,
  sql`create index batches_act_by on batches (act_by)`,
  sql`create table batch_documents (
    batch_id uuid not null references batches on delete cascade,
    id uuid not null,
    blob text not null,
    size integer not null,
    inspection jsonb not null,
    primary key (batch_id, id)
  )`,
  sql`create index batch_documents_blob on batch_documents (blob)`,
  sql`create table batch_rows (
    batch_id uuid not null references batches on delete cascade,
    number integer not null,
    key_hash text not null,
    key text,
    content jsonb,
    state text not null,
    reason text,
    request_id uuid references signature_requests on delete cascade,
    created_at timestamptz(3) not null,
    primary key (batch_id, number)
  )`,
  sql`create index batch_rows_key_hash on batch_rows (key_hash) where state = 'SENT'`,
  sql`create index batch_rows_open on batch_rows (batch_id, number) where state = 'WAITING'`,
  sql`create index batch_rows_request on batch_rows (request_id)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
