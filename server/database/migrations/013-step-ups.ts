import { sql, type Kysely } from 'kysely';

/** A second factor that stands for the code of a signature, in the session that gave it. */
const statements = [
  sql`create table step_ups (
    sid uuid primary key references signatures on delete cascade,
    session_hash text not null,
    method text not null check (method in ('passkey', 'totp')),
    expires_at timestamptz(3) not null
  )`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
