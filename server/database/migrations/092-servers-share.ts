import { sql, type Kysely } from 'kysely';

/**
 * What several servers know of together and may lose: files that strangers have checked, results of programs' validations, what programs
 * asked in this minute, uploads under way, and files that were erased a moment ago. A crash of the database empties these tables.
 */
const statements = [
  sql`create unlogged table checked_files (
    id uuid primary key,
    token_hash text not null,
    size bigint not null,
    revisions jsonb not null,
    expires_at timestamptz(3) not null
  )`,
  sql`create unlogged table checked_file_parts (
    file_id uuid not null references checked_files on delete cascade,
    position integer not null,
    bytes bytea not null,
    primary key (file_id, position)
  )`,
  // Files are compressed already.
  sql`alter table checked_file_parts alter column bytes set storage external`,
  sql`create unlogged table validations (
    id uuid primary key,
    username text not null,
    result jsonb not null,
    expires_at timestamptz(3) not null
  )`,
  sql`create index validations_expires on validations (expires_at)`,
  sql`create unlogged table program_minutes (
    username text primary key,
    begun_at timestamptz(3) not null,
    calls integer not null,
    uploads integer not null
  )`,
  sql`create unlogged table upload_holds (
    sha256 text not null,
    boot_id uuid not null,
    count integer not null,
    primary key (sha256, boot_id)
  )`,
  sql`create unlogged table erased_files (
    sha256 text primary key,
    at timestamptz(3) not null
  )`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
