import { sql, type Kysely } from 'kysely';

/** How far the chain of operators' acts was checked, and with what result: one row at most. */
const statement = sql`create table operator_checks (
  is_latest boolean primary key default true check (is_latest),
  seq integer not null,
  hash text not null,
  is_intact boolean not null,
  at timestamptz(3) not null
)`;

export async function up(db: Kysely<never>): Promise<void> {
  await statement.execute(db);
}
