import { sql, type Kysely } from 'kysely';

/** The local trust centre of several servers, whose keys are encrypted, and what the server key is derived with. */
const statements = [
  sql`alter table installation add column key_salt text, add column key_check text`,
  sql`create table trust_store (
    id boolean primary key check (id),
    changes bigint not null
  )`,
  sql`create table trust_envelopes (
    version integer primary key,
    parameters jsonb not null,
    proof jsonb not null
  )`,
  sql`create table trust_files (
    path text primary key,
    bytes bytea not null,
    envelope integer references trust_envelopes,
    changed bigint not null
  )`,
  sql`create table trust_certificates (
    serial text not null,
    issuer text not null,
    profile text not null,
    issued_at timestamptz(3),
    not_after timestamptz(3) not null,
    revoked_at timestamptz(3),
    reason text,
    primary key (serial, issuer)
  )`,
  sql`create index trust_certificates_revoked on trust_certificates (issuer) where revoked_at is not null`,
  sql`create index trust_certificates_issued on trust_certificates (issued_at)`,
  sql`create table trust_list_numbers (
    authority text primary key,
    number bigint not null
  )`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
