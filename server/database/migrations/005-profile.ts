import { sql, type Kysely } from 'kysely';

/** What waits until a person proves it (a number, an address), and sessions that their owner can tell apart and end. */
const statements = [
  // One number a person at a time. The row stays after its end: what was tried and sent counts on for the next number.
  sql`create table phone_verifications (
    user_id uuid primary key references users on delete cascade,
    id uuid not null unique,
    mobile text not null,
    code_hash text not null,
    previous_code_hash text,
    sent_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    attempts integer not null default 0,
    locked_until timestamptz(3),
    ended_at timestamptz(3)
  )`,
  // One new address a person at a time. A void one leads nowhere from the start: the address has another account.
  sql`create table email_changes (
    user_id uuid primary key references users on delete cascade,
    token_hash text not null unique,
    email text not null,
    is_void boolean not null,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null
  )`,
  sql`alter table sessions
    add column id uuid not null default gen_random_uuid() unique,
    add column ip text,
    add column user_agent text`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
