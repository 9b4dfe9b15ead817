import { sql, type Kysely } from 'kysely';

/** Files that signers hand in where a field asks for one, until they sign: then they are attachments of the request. */
const statements = [
  sql`create table field_files (
    sid uuid not null,
    field_id uuid not null,
    document_id uuid not null,
    filename text not null,
    content_type text not null,
    blob text not null,
    size bigint not null,
    created_at timestamptz(3) not null,
    primary key (sid, field_id),
    foreign key (sid, document_id) references document_signatures (sid, document_id) on delete cascade
  )`,
  sql`create index field_files_blob on field_files (blob)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
