import { sql, type Kysely } from 'kysely';

/** The latest moment that the server has seen: one row. */
const statements = [
  sql`create table clock (
    id boolean primary key default true check (id),
    latest timestamptz(3) not null,
    era integer not null default 0,
    jump text check (jump in ('ahead', 'back')),
    jumped_at timestamptz(3)
  )`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
