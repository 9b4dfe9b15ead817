import { sql, type Kysely } from 'kysely';

/** Every quality, the level each signature was asked for and has reached, and what finishes by itself after the last signer. */
const statements = [
  // Where a code goes: to the e-mail address or to the mobile phone.
  sql`alter table tans add column channel text not null default 'email' check (channel in ('email', 'sms'))`,
  // PAdES baseline level (EN 319 142-1, clause 6): asked, reached in every document, and why not more.
  sql`alter table signatures
    add column level_asked text check (level_asked in ('B-B', 'B-T', 'B-LT', 'B-LTA')),
    add column level_reached text check (level_reached in ('B-B', 'B-T', 'B-LT', 'B-LTA')),
    add column level_reason text,
    add column signing_name text,
    add column signing_reason text`,
  sql`update signatures set level_asked = 'B-T', level_reached = 'B-T' where status = 'SIGNED'`,
  // When the last signer had signed: from then on a request neither expires nor can be withdrawn; it is SIGNED once its files are complete.
  sql`alter table signature_requests add column accepted_at timestamptz(3)`,
  sql`update signature_requests set accepted_at = ended_at where status = 'SIGNED'`,
  sql`create index signature_requests_accepted on signature_requests (accepted_at) where status = 'OPEN' and accepted_at is not null`,
  sql`alter table document_versions drop constraint document_versions_cause_check`,
  sql`alter table document_versions add constraint document_versions_cause_check
    check (cause in ('UPLOAD', 'INTAKE', 'SIGNATURE', 'VALIDATION_DATA', 'TIMESTAMP'))`,
  // What our own verifier said of this very file, and when its newest timestamp has to be renewed.
  sql`alter table document_versions add column verdict jsonb, add column timestamp_expires_at timestamptz(3)`,
  sql`create index document_versions_expiring on document_versions (timestamp_expires_at) where timestamp_expires_at is not null`,
  // A signature that waits for its signer at a trust service; what was prepared for it lies in signing_preparations.
  sql`create table signing_steps (
    sid uuid primary key references signatures on delete cascade,
    trust_state text not null,
    payload jsonb not null,
    at timestamptz(3) not null,
    expires_at timestamptz(3) not null
  )`,
  // Text messages, like mails: stored with the change that asks for them, handed over by a job.
  sql`create table sms_messages (
    id uuid primary key,
    to_number text not null,
    text text not null,
    template text not null,
    locale text not null,
    created_at timestamptz(3) not null,
    sent_at timestamptz(3)
  )`,
  sql`create index sms_messages_newest on sms_messages (created_at desc)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
