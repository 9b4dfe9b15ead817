import { sql, type Kysely } from 'kysely';

/** When a session was last used, to within a few minutes: one that rests ends before its day is over. Those of before are not known to. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table sessions add column last_used_at timestamptz(3)`.execute(db);
}
