import { sql, type Kysely } from 'kysely';

/**
 * People's Mobile ID and what their phones are asked. A question stands there before the phone is asked, so that nothing that was confirmed
 * is lost; one a person is open at a time.
 */
const statements = [
  sql`create table mobile_ids (
    user_id uuid primary key references users on delete cascade,
    mobile text not null,
    serial text not null,
    method text not null,
    has_recovery_code boolean not null,
    connected_at timestamptz(3) not null,
    used_at timestamptz(3) not null,
    differs_since timestamptz(3)
  )`,
  sql`create table mobile_id_questions (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    purpose text not null,
    session_hash text not null,
    mobile text not null,
    text text not null,
    request_ids uuid[] not null default '{}',
    shown text[] not null default '{}',
    transaction text,
    method text,
    has_recovery_code boolean not null default false,
    state text not null,
    reason text,
    asked_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    ended_at timestamptz(3)
  )`,
  sql`create unique index mobile_id_questions_open on mobile_id_questions (user_id) where ended_at is null`,
  sql`create index mobile_id_questions_person on mobile_id_questions (user_id, asked_at)`,
  sql`create index mobile_id_questions_age on mobile_id_questions (expires_at)`,
  sql`alter table step_ups drop constraint step_ups_method_check`,
  sql`alter table step_ups add constraint step_ups_method_check check (method in ('passkey', 'totp', 'mobile_id'))`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
