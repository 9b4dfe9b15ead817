import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { redactText } from '../process/redact.ts';
import { retryPlans, type JobName } from './job-table.ts';
import { jobsSchema } from './jobs-schema.ts';

const table = sql.table(`${jobsSchema}.job`);

/** How many jobs of a kind wait, run or were given up. */
export interface QueueFigures {
  name: string;
  waiting: number;
  later: number;
  active: number;
  failed: number;
  /** Since when the oldest one that is due has waited, in seconds. */
  oldestSeconds: number | null;
}

/** The figures of every kind of job, also of those with none. */
export async function readQueues(db: Kysely<Database>, now: Date): Promise<QueueFigures[]> {
  const { rows } = await sql<QueueFigures>`
    select name,
      (count(*) filter (where state < 'active' and start_after <= ${now}))::int as waiting,
      (count(*) filter (where state < 'active' and start_after > ${now}))::int as later,
      (count(*) filter (where state = 'active'))::int as active,
      (count(*) filter (where state = 'failed'))::int as failed,
      greatest(0, extract(epoch from ${now}::timestamptz - min(start_after) filter (where state < 'active' and start_after <= ${now})))::int
        as "oldestSeconds"
    from ${table} where state not in ('completed', 'cancelled') group by name`.execute(db);
  const found = new Map(rows.map((row) => [row.name, row]));
  return Object.keys(retryPlans).map(
    (name) => found.get(name) ?? { name, waiting: 0, later: 0, active: 0, failed: 0, oldestSeconds: null },
  );
}

/** Whether more than so many jobs of a kind are due and wait. */
export async function isLongQueue(db: Kysely<Database>, name: JobName, most: number): Promise<boolean> {
  const { rows } = await sql`select from ${table} where name = ${name} and state < 'active' and start_after <= now()
    limit ${most + 1}`.execute(db);
  return rows.length > most;
}

/** Cancelled, these lose a message or a look; others would leave a request, an organisation or a payment half done. */
const dispensable: ReadonlySet<JobName> = new Set([
  'send-mail',
  'send-sms',
  'deliver-callback',
  'check-domain',
  'tell-changes',
  'tell-all-signed',
] as const);

export type JobState = 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';

/** A job on the board. */
export interface BoardJob {
  id: string;
  name: string;
  state: JobState;
  attempts: number;
  tries: number;
  createdAt: Date;
  dueAt: Date;
  failure: string | null;
  canRetry: boolean;
  canCancel: boolean;
}

const isStill = (state: JobState) => state === 'created' || state === 'retry' || state === 'failed';
/** Longer ones say nothing more to whoever looks at many. */
const mostText = 300;

interface JobRow {
  id: string;
  name: string;
  state: JobState;
  retry_count: number;
  retry_limit: number;
  created_on: Date;
  start_after: Date;
  failure: string | null;
}

const describe = ({ id, name, state, ...row }: JobRow): BoardJob => ({
  ...{ id, name, state },
  attempts: row.retry_count + (state === 'failed' ? 1 : 0),
  tries: row.retry_limit + 1,
  createdAt: row.created_on,
  dueAt: row.start_after,
  failure: row.failure && redactText(row.failure).slice(0, mostText),
  canRetry: isStill(state),
  canCancel: isStill(state) && dispensable.has(name as JobName),
});

const columns = sql`id, name, state, retry_count, retry_limit, created_on, start_after, output->>'message' as failure`;

/**
 * What waits, runs or was given up, behind the job `after`: the failed ones first, then by when they are due. From the beginning where that
 * one is there no more.
 */
export async function listOpenJobs(
  db: Kysely<Database>,
  { name = null, after = null }: { name?: string | null | undefined; after?: string | null | undefined },
  most: number,
): Promise<BoardJob[]> {
  const place = sql`(state <> 'failed', start_after, id)`;
  const { rows } = await sql<JobRow>`select ${columns} from ${table}
    where state not in ('completed', 'cancelled') and (${name}::text is null or name = ${name})
      and coalesce(${place} > (select state <> 'failed', start_after, id from ${table} where id = ${after}::uuid), true)
    order by state <> 'failed', start_after, id limit ${most}`.execute(db);
  return rows.map(describe);
}

async function claimJob(trx: Kysely<Database>, id: string): Promise<BoardJob | undefined> {
  const { rows } = await sql<JobRow>`select ${columns} from ${table} where id = ${id} for update`.execute(trx);
  return rows[0] && describe(rows[0]);
}

/** Acts on a job in the caller's transaction. Answers its name, `refused` where it may not be, nothing where there is none. */
type JobAct = (trx: Kysely<Database>, id: string) => Promise<{ name: string } | 'refused' | undefined>;

/** Tries a job again at once, once more than was planned if it was given up. */
export const retryJob: JobAct = async (trx, id) => {
  const job = await claimJob(trx, id);
  if (!job?.canRetry) return job && 'refused';
  await sql`update ${table} set start_after = now(), completed_on = null,
    retry_limit = greatest(retry_limit, retry_count + 1),
    state = case when state = 'failed' then 'retry' else state end where id = ${id}`.execute(trx);
  return { name: job.name };
};

/** Lets a job be. */
export const cancelJob: JobAct = async (trx, id) => {
  const job = await claimJob(trx, id);
  if (!job?.canCancel) return job && 'refused';
  await sql`update ${table} set state = 'cancelled', completed_on = now() where id = ${id}`.execute(trx);
  return { name: job.name };
};
