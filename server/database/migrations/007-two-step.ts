import { sql, type Kysely } from 'kysely';

/** What a person proves besides the password: codes of an app, passkeys, recovery codes; and what has been changed about it. */
const statements = [
  // Waits for its first code until it is confirmed. The last accepted time step keeps a code from counting twice (RFC 6238, 5.2).
  sql`create table totp_secrets (
    user_id uuid primary key references users on delete cascade,
    secret text not null,
    created_at timestamptz(3) not null,
    confirmed_at timestamptz(3),
    last_counter integer
  )`,
  sql`create table passkeys (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    credential_id text not null unique,
    public_key bytea not null,
    sign_count bigint not null,
    transports text[] not null,
    name text not null,
    is_backed_up boolean not null,
    created_at timestamptz(3) not null,
    last_used_at timestamptz(3)
  )`,
  sql`create index passkeys_user on passkeys (user_id)`,
  sql`create table recovery_codes (
    code_hash text primary key,
    user_id uuid not null references users on delete cascade,
    created_at timestamptz(3) not null,
    used_at timestamptz(3)
  )`,
  sql`create index recovery_codes_user on recovery_codes (user_id)`,
  // Each is good for one thing, once, and for a few minutes. Nobody is known yet at a log-in by passkey alone.
  sql`create table two_step_challenges (
    token_hash text primary key,
    purpose text not null check (purpose in ('login', 'passkey_login', 'passkey_proof', 'passkey_registration')),
    user_id uuid references users on delete cascade,
    webauthn_challenge text,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    used_at timestamptz(3),
    check ((user_id is null) <= (purpose = 'passkey_login')),
    check ((webauthn_challenge is null) = (purpose = 'login'))
  )`,
  sql`create index two_step_challenges_expiry on two_step_challenges (expires_at)`,
  sql`create table account_events (
    id bigint generated always as identity primary key,
    user_id uuid not null references users on delete cascade,
    at timestamptz(3) not null,
    name text not null,
    ip text,
    detail text
  )`,
  sql`create index account_events_user on account_events (user_id, id)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
