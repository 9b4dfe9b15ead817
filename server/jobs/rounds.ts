import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { JobName } from './job-table.ts';
import type { Jobs } from './jobs.ts';
import { jobsSchema } from './jobs-schema.ts';

/** Jobs that begin with asking for their next run. */
export type Round = Extract<
  JobName,
  'clean-up' | 'keep-retention' | 'remind-identified' | 'watch-keys' | 'watch-quotas' | 'watch-seals' | 'watch-trials'
>;

interface Rounds {
  jobs: Jobs;
  db: Kysely<Database>;
  now: () => Date;
}

/** Asks for the next run; one waits at any time. */
export const askForNext = ({ jobs, db, now }: Rounds, round: Round, pauseMs: number): Promise<boolean> =>
  jobs.enqueue(db, round, {}, { singletonKey: 'next', startAfter: new Date(now().getTime() + pauseMs) });

/** Runs it now, for what has come due while the server was away, once: the run that waits from before, overdue or not, gives way. */
export const beginRound = ({ jobs, db, bootId }: Rounds & { bootId: string }, round: Round): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await sql`delete from ${sql.table(`${jobsSchema}.job`)} where name = ${round} and state < 'active'`.execute(trx);
    return jobs.enqueue(trx, round, {}, { singletonKey: bootId });
  });
