import { sql, type Kysely } from 'kysely';

/**
 * Single sign-on: who proves the people of a domain, the logins under way, and whose account a proved person is.
 * Domains are kept in ASCII, in lower case.
 */
const statements = [
  sql`create table identity_providers (
    domain text primary key,
    issuer text not null,
    client_id text not null,
    client_secret text not null,
    verified_at timestamptz(3),
    created_at timestamptz(3) not null
  )`,
  sql`create table sso_logins (
    state_hash text primary key,
    binding_hash text not null,
    domain text not null,
    nonce text not null,
    verifier text not null,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    used_at timestamptz(3),
    answer_hash text,
    user_id uuid references users on delete cascade
  )`,
  sql`create index sso_logins_expiry on sso_logins (expires_at)`,
  sql`create index sso_logins_user on sso_logins (user_id)`,
  sql`create table sso_identities (
    issuer text not null,
    subject text not null,
    user_id uuid not null references users on delete cascade,
    linked_at timestamptz(3) not null,
    primary key (issuer, subject),
    unique (user_id, issuer)
  )`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
