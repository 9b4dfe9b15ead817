import { sql, type Kysely } from 'kysely';

/**
 * Files that go with a mail: a version of a document, or a file made for it. They go with the request that they are of, and with their
 * mail. Besides: people who may read a request, what is asked of an identification, and names as signers state them.
 */
const statements = [
  sql`create table mail_attachments (
    mail_id uuid not null references mails on delete cascade,
    position integer not null,
    request_id uuid not null references signature_requests on delete cascade,
    filename text not null,
    size bigint not null,
    version_id uuid references document_versions on delete cascade,
    blob text,
    primary key (mail_id, position),
    constraint mail_attachments_one check ((version_id is null) <> (blob is null))
  )`,
  sql`create index mail_attachments_request on mail_attachments (request_id)`,
  sql`create index mail_attachments_version on mail_attachments (version_id)`,
  sql`create index mail_attachments_blob on mail_attachments (blob)`,
  sql`alter table request_access drop constraint request_access_level_check,
    add constraint request_access_level_check check (level in ('owner', 'write', 'read', 'sign', 'observe'))`,
  sql`alter table signatures
    add column identification_require_evidence boolean not null default false,
    add column stated_first_name text,
    add column stated_last_name text`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
