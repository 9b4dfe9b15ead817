import { sql, type Kysely } from 'kysely';

/** What the operator announces by `npm run maintenance`. One without an end lasts until somebody ends it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table maintenance_notices (
    id integer generated always as identity primary key,
    url text,
    is_blocking boolean not null,
    status text not null,
    starts_at timestamptz(3) not null,
    ends_at timestamptz(3),
    created_at timestamptz(3) not null,
    check (ends_at is null or ends_at >= starts_at)
  )`.execute(db);
}
