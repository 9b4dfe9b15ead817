import { sql, type Kysely } from 'kysely';

/** Who runs the installation, and everything that they did in it: one chain for all of them, which outlives them. */
const statements = [
  sql`create table operators (
    user_id uuid primary key references users on delete cascade,
    added_at timestamptz(3) not null
  )`,
  sql`create table operator_events (
    seq integer primary key,
    at timestamptz(3) not null,
    act text not null,
    actor jsonb not null,
    ip text,
    subject text,
    details jsonb not null,
    previous_hash text not null,
    hash text not null
  )`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
