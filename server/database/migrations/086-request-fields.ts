import { sql, type Kysely } from 'kysely';

/** What signers fill in (decision 205): a signer has fields only in documents that this person signs. */
const statements = [
  sql`create table request_fields (
    document_id uuid not null,
    id uuid not null,
    sid uuid not null,
    position integer not null,
    declaration jsonb not null,
    value text,
    primary key (document_id, id),
    foreign key (sid, document_id) references document_signatures (sid, document_id) on delete cascade
  )`,
  sql`create index request_fields_signature on request_fields (sid, document_id)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
