import { sql, type Kysely } from 'kysely';

/**
 * Documents that lie ready for whoever knows address and code. Of the code there is only a password's hash. What was handed over by
 * somebody who deletes the account goes with it; a claimed request stays with its owner, whatever becomes of the address.
 */
const statements = [
  sql`create table send_tos (
    id uuid primary key,
    maker_id uuid references users on delete cascade,
    title text not null,
    code_hash text not null,
    created_at timestamptz(3) not null,
    claimed_at timestamptz(3),
    request_id uuid references signature_requests on delete set null
  )`,
  sql`create index send_tos_maker on send_tos (maker_id) where maker_id is not null`,
  sql`create index send_tos_request on send_tos (request_id) where request_id is not null`,
  sql`create table send_to_documents (
    send_to_id uuid not null references send_tos on delete cascade,
    position integer not null,
    title text not null,
    blob text not null,
    size bigint not null,
    inspection jsonb not null,
    created_at timestamptz(3) not null,
    primary key (send_to_id, position)
  )`,
  sql`create index send_to_documents_blob on send_to_documents (blob)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
