import { sql, type Kysely } from 'kysely';

const statements = [
  // What is read of each request is a few rows, however small the database believes its tables to be since it counted them last.
  sql`alter function keep_listed(uuid[], uuid) set enable_seqscan = off`,
  sql`alter function forget_lists_of(uuid, uuid) set enable_seqscan = off`,

  // What requests are searched by, in indexes of three letters each. They need an extension that comes with PostgreSQL; where an
  // installation's own database has it not, or may not have it, lists are searched row by row as before (decision 168).
  sql`do $$
    begin
      begin
        create extension if not exists pg_trgm;
      exception when others then
        raise notice 'pg_trgm is not to be had: %', sqlerrm;
        return;
      end;
      create index signature_requests_search on signature_requests using gin (title gin_trgm_ops);
      create index signatures_search on signatures
        using gin ((coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email) gin_trgm_ops);
      create index observers_search on observers using gin (email gin_trgm_ops);
    end $$`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
