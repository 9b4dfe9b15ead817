import { sql, type Kysely } from 'kysely';

/** Of what an observer is told by mail; all that are there, as they were until now. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table observers add column told text not null default 'INVITATION_AND_END'`.execute(db);
}
