import { sql, type Kysely } from 'kysely';

/** Files that go with a request without being signed. */
const statements = [
  sql`create table attachments (
    id uuid primary key,
    request_id uuid not null references signature_requests on delete cascade,
    filename text not null,
    content_type text not null,
    has_macros boolean not null,
    blob text not null,
    size bigint not null,
    created_at timestamptz(3) not null
  )`,
  sql`create index attachments_request on attachments (request_id, created_at)`,
  sql`create index attachments_blob on attachments (blob)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
