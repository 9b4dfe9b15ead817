import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { jobsSchema } from './jobs-schema.ts';

/**
 * Puts jobs that were under way when an earlier start of the server died back to be tried again at once, not when their 15 minutes are
 * over. After `start` and before the first `work`, and only where no other server works on jobs: nobody else's job is meant.
 */
export async function resumeJobs(db: Kysely<Database>): Promise<void> {
  await sql`update ${sql.table(`${jobsSchema}.job`)} set state = 'retry', start_after = now() where state = 'active'`.execute(
    db,
  );
}
