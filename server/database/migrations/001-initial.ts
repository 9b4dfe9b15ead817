import { sql, type Kysely } from 'kysely';

/**
 * The first tables. Times are timestamptz(3) in UTC. Secrets that arrive again are hashed; what must be delivered again
 * (a visitor's link in a reminder) is encrypted with the server key. Nothing here is a cache: all of it survives kill -9.
 */
const statements = [
  // Accounts -------------------------------------------------------------------------------------------------------
  sql`create table users (
    id uuid primary key,
    email text not null,
    email_verified boolean not null default false,
    first_name text not null,
    last_name text not null,
    password_hash text not null,
    lang text not null,
    mobile text,
    gtc_accepted_at timestamptz(3),
    attributes jsonb not null default '{}',
    created_at timestamptz(3) not null,
    deleted_at timestamptz(3)
  )`,
  sql`create unique index users_email on users (lower(email)) where deleted_at is null`,
  sql`create table sessions (
    token_hash text primary key,
    user_id uuid not null references users,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    revoked_at timestamptz(3)
  )`,
  sql`create index sessions_user on sessions (user_id)`,
  sql`create table email_confirmations (
    token_hash text primary key,
    email text not null,
    flow text not null,
    lang text not null,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    confirmed_at timestamptz(3),
    used_at timestamptz(3)
  )`,
  sql`create index email_confirmations_email on email_confirmations (email)`,
  sql`create table businesses (
    id uuid primary key,
    name text not null,
    email text not null,
    phone text,
    payment_method text not null,
    plan text not null,
    trial_ends_at timestamptz(3),
    gtc_accepted_at timestamptz(3),
    dpa_accepted_at timestamptz(3),
    settings jsonb not null default '{}',
    created_at timestamptz(3) not null,
    deleted_at timestamptz(3)
  )`,
  // One business a person: invited and removed rows stay as history, at most one is accepted.
  sql`create table memberships (
    id uuid primary key,
    business_id uuid not null references businesses,
    user_id uuid references users,
    email text not null,
    role text not null check (role in ('admin', 'member')),
    state text not null check (state in ('invited', 'accepted', 'removed')),
    invited_at timestamptz(3),
    accepted_at timestamptz(3),
    removed_at timestamptz(3)
  )`,
  sql`create unique index memberships_one_business on memberships (user_id) where state = 'accepted'`,
  sql`create index memberships_business on memberships (business_id)`,

  // Signature requests ---------------------------------------------------------------------------------------------
  sql`create table signature_requests (
    id uuid primary key,
    owner_id uuid not null references users,
    business_id uuid references businesses,
    title text not null,
    message text not null default '',
    quality text not null,
    legislation text not null,
    status text not null check (status in ('DRAFT', 'OPEN', 'DECLINED', 'WITHDRAWN', 'SIGNED', 'EXPIRED', 'ERROR')),
    origin text not null,
    expiration_date timestamptz(3),
    attach_on_success text[] not null default '{}',
    custom text,
    callback_success_url text,
    callback_error_url text,
    callback_update_url text,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    initiated_at timestamptz(3),
    ended_at timestamptz(3)
  )`,
  sql`create index signature_requests_owner on signature_requests (owner_id, updated_at desc)`,
  // Who may read or write a request or, through it, its documents. Access of a removed row is over.
  sql`create table request_access (
    request_id uuid not null references signature_requests on delete cascade,
    user_id uuid not null references users,
    level text not null check (level in ('owner', 'write', 'sign', 'observe')),
    removed_at timestamptz(3),
    primary key (request_id, user_id, level)
  )`,
  sql`create index request_access_user on request_access (user_id) where removed_at is null`,
  sql`create table documents (
    id uuid primary key,
    request_id uuid not null references signature_requests on delete cascade,
    owner_id uuid not null references users,
    position integer not null,
    title text not null,
    content_type text not null,
    page_count integer not null,
    pages jsonb not null,
    inspection jsonb not null,
    current_version_id uuid not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`,
  sql`create index documents_request on documents (request_id, position)`,
  // An immutable revision. Either a whole file (base) or its parent's bytes followed by a tail; sha256 and size are of the whole.
  sql`create table document_versions (
    id uuid primary key,
    document_id uuid not null references documents on delete cascade deferrable initially deferred,
    parent_id uuid references document_versions,
    ordinal integer not null,
    cause text not null check (cause in ('UPLOAD', 'INTAKE', 'SIGNATURE')),
    base_blob text,
    tail_blob text,
    sha256 text not null,
    size bigint not null,
    signature_sid uuid,
    evidence jsonb,
    created_at timestamptz(3) not null,
    unique (document_id, ordinal),
    check ((base_blob is null) <> (tail_blob is null))
  )`,
  // Whether anything still refers to a blob or a whole version is asked before it is discarded.
  sql`create index document_versions_sha256 on document_versions (sha256)`,
  sql`create index document_versions_tail on document_versions (tail_blob) where tail_blob is not null`,
  sql`alter table documents add foreign key (current_version_id) references document_versions deferrable initially deferred`,
  sql`create table signatures (
    sid uuid primary key,
    request_id uuid not null references signature_requests on delete cascade,
    position integer not null,
    user_id uuid references users,
    account_email text,
    email text not null,
    first_name text,
    last_name text,
    mobile text,
    language text not null,
    identity_reference text,
    sequence integer not null default -1,
    status text not null check (status in ('OPEN', 'WAITING', 'DECLINED', 'WITHDRAWN', 'SIGNED', 'ERROR')),
    notify boolean not null default true,
    invited_by uuid references users,
    invited_at timestamptz(3),
    reminded_at timestamptz(3),
    visit_hash text unique,
    visit_encrypted text,
    signed_at timestamptz(3),
    signed_quality text,
    decline_reason text,
    ended_at timestamptz(3),
    created_at timestamptz(3) not null
  )`,
  sql`create index signatures_request on signatures (request_id, position)`,
  sql`create index signatures_user on signatures (user_id)`,
  // What a new account was invited to before it existed.
  sql`create index signatures_awaited on signatures (lower(account_email)) where user_id is null`,
  sql`create table document_signatures (
    sid uuid not null references signatures on delete cascade,
    document_id uuid not null references documents on delete cascade,
    visual_signature jsonb,
    primary key (sid, document_id)
  )`,
  sql`create table observers (
    id uuid primary key,
    request_id uuid not null references signature_requests on delete cascade,
    email text not null,
    user_id uuid references users,
    invited_by uuid references users,
    invited_at timestamptz(3),
    created_at timestamptz(3) not null
  )`,
  sql`create unique index observers_email on observers (request_id, lower(email))`,

  // Evidence: one hash chain a request, from its first row. hash = SHA-256 over previous_hash and the canonical JSON of the row.
  sql`create table audit_events (
    request_id uuid not null,
    seq integer not null,
    at timestamptz(3) not null,
    name text not null,
    actor jsonb not null,
    ip text,
    zone text,
    documents jsonb not null default '[]',
    data jsonb not null default '{}',
    previous_hash text not null,
    hash text not null,
    primary key (request_id, seq)
  )`,

  // Signing ----------------------------------------------------------------------------------------------------------
  sql`create table tans (
    sid uuid primary key references signatures on delete cascade,
    code_hash text not null,
    previous_code_hash text,
    sent_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    attempts integer not null default 0,
    locked_until timestamptz(3)
  )`,
  // A lease: whoever holds it signs; a lease of an earlier start of the server (boot_id) is void.
  sql`create table signing_locks (
    request_id uuid primary key references signature_requests on delete cascade,
    sid uuid not null,
    boot_id uuid not null,
    expires_at timestamptz(3) not null
  )`,
  // What was prepared and perhaps authorised, so that another process can finish or discard it.
  sql`create table signing_preparations (
    id uuid primary key,
    sid uuid not null references signatures on delete cascade,
    document_id uuid not null references documents on delete cascade,
    version_id uuid not null references document_versions,
    state jsonb not null,
    tail bytea not null,
    created_at timestamptz(3) not null,
    unique (sid, document_id)
  )`,

  // Delivery and limits --------------------------------------------------------------------------------------------------
  sql`create table mails (
    id uuid primary key,
    to_address text not null,
    subject text not null,
    html text not null,
    text text not null,
    template text not null,
    locale text not null,
    message_id text not null unique,
    created_at timestamptz(3) not null,
    sent_at timestamptz(3)
  )`,
  sql`create index mails_newest on mails (created_at desc)`,
  sql`create table rate_limits (
    key text primary key,
    window_start timestamptz(3) not null,
    count integer not null
  )`,
  sql`create table idempotency_keys (
    actor text not null,
    key text not null,
    fingerprint text not null,
    status integer not null,
    body jsonb,
    created_at timestamptz(3) not null,
    primary key (actor, key)
  )`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
