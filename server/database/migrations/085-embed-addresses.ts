import { sql, type Kysely } from 'kysely';

/** Addresses that open the page of a visitor in a frame of another site, each once. */
const statements = [
  sql`create table embed_addresses (
    token_hash text primary key,
    sid uuid not null references signatures on delete cascade,
    origin text not null,
    language text,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  sql`create index embed_addresses_sid on embed_addresses (sid)`,
  sql`create index embed_addresses_end on embed_addresses (expires_at)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
