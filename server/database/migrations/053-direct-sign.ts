import { sql, type Kysely } from 'kysely';

/**
 * Whether people without account may sign in qualified qualities takes effect from now on, and they may unless an organisation says no
 * (decision 130). What was kept before had no effect: a “no” among it was never meant for signatures that are under way.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`update businesses set settings = settings #- '{mabSettings,directSign}' where settings #> '{mabSettings,directSign}' is not null`.execute(
    db,
  );
}
