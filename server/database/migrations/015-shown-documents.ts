import { sql, type Kysely } from 'kysely';

/** For which documents a person proved who they are. What was proved before this is proved again. */
const statements = [
  sql`alter table tans add column shown text[] not null default '{}'`,
  sql`alter table step_ups add column shown text[] not null default '{}'`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
