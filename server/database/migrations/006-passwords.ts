import { sql, type Kysely } from 'kysely';

/**
 * Links that set a new password. One row a wish, also for an address without account: the work must be the same. Hence no foreign
 * key either, whose check would take its time only where an account is.
 */
const statements = [
  sql`create table password_resets (
    token_hash text primary key,
    email text not null,
    user_id uuid,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    ended_at timestamptz(3),
    end_reason text check (end_reason in ('used', 'replaced', 'changed')),
    check ((ended_at is null) = (end_reason is null))
  )`,
  sql`create index password_resets_email on password_resets (email) where ended_at is null`,
  sql`create index password_resets_user on password_resets (user_id)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
