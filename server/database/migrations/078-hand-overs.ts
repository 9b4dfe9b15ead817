import { sql, type Kysely } from 'kysely';

/** A device that its host has handed to one signer of one request (decision 238). */
const statements = [
  sql`create table hand_overs (
    token_hash text primary key,
    sid uuid not null references signatures on delete cascade,
    host_id uuid not null references users on delete cascade,
    host_name text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz
  )`,
  sql`create index hand_overs_sid on hand_overs (sid)`,
  sql`create index hand_overs_host on hand_overs (host_id)`,
  sql`create index hand_overs_end on hand_overs (expires_at)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
