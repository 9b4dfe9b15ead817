import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { fromKysely, PgBoss, type Job, type JobResult } from 'pg-boss';
import { isDatabaseUnavailable, openClientClass } from '../database/connect.ts';
import type { DatabaseAddress } from '../database/database-address.ts';
import type { Database } from '../database/schema.ts';
import { readAddress } from '../database/standby.ts';
import type { Log } from '../process/log.ts';
import { traceWork } from '../process/trace-work.ts';
import { lifeSigns, retryPlans } from './job-table.ts';
import type { JobName, JobTable } from './job-table.ts';
import { jobsSchema } from './jobs-schema.ts';
import { lookForJobs } from './look-for-jobs.ts';

export type EnqueueOptions = {
  /** While a job of this name and key waits for its first try, another one is not added. */
  singletonKey?: string;
  /** Not before this moment. */
  startAfter?: Date;
  /** Higher ones first; 0 unless told. */
  priority?: number;
};

/** What a handler learns about its run. */
export type JobRun = {
  id: string;
  /** 1 at the first try. */
  attempt: number;
  /** Aborted when the job took longer than its 15 minutes or the server stops. */
  signal: AbortSignal;
  /**
   * Marks the job as done inside the handler's own transaction, so that effect and completion are one. Throws where the job is no longer
   * this run's: it stood still, and another server has taken it up.
   */
  complete(trx: Kysely<Database>): Promise<void>;
};

export type JobHandler<Name extends JobName> = (payload: JobTable[Name], run: JobRun) => Promise<void>;

/** Work that outlives the call that asked for it; kept in PostgreSQL, run at least once, tried again after a failure. */
export interface Jobs {
  /** Adds a job inside the caller's transaction: it runs after the commit, and never after a rollback. False: it waited already. */
  enqueue<Name extends JobName>(
    trx: Kysely<Database>,
    name: Name,
    payload: JobTable[Name],
    options?: EnqueueOptions,
  ): Promise<boolean>;
  /** Adds many jobs of a kind at once, each under a key of its own, inside the caller's transaction. */
  enqueueAll<Name extends JobName>(
    trx: Kysely<Database>,
    name: Name,
    jobs: readonly { payload: JobTable[Name]; singletonKey: string }[],
  ): Promise<void>;
  /**
   * Runs a kind of job on this server, in so many `lanes` (2 unless told), each with one job at a time, or with up to `batch` that the database
   * is asked for at once: the next ones are when all of these are done. After `start`.
   */
  work<Name extends JobName>(name: Name, handler: JobHandler<Name>, lanes?: number, batch?: number): Promise<void>;
  /** Makes tables and queues and begins to listen. Before the first `enqueue`. */
  start(): Promise<void>;
  /** Takes no new job, lets those under way finish for `drainMs` (6 s unless told), and disconnects. */
  stop(drainMs?: number): Promise<void>;
  /** Throws when jobs cannot be kept or run now. */
  checkHealth(): Promise<void>;
}

interface JobHabits {
  /** How often it is looked for jobs that nothing has announced. */
  lookEverySeconds?: number;
  /** Hears of each run. */
  onRun?: (run: { job: JobName; hasFailed: boolean; seconds: number }) => void;
  /** Only adds jobs, which others run. */
  isSender?: boolean;
}

/** The queue makes plain objects of some errors. */
const readCode = (error: object): unknown => ('code' in error ? error.code : undefined);

/** Makes the jobs of a database; nothing happens before `start`. */
export function createJobs(
  address: DatabaseAddress,
  log: Log,
  { lookEverySeconds = 1, onRun, isSender = false }: JobHabits = {},
): Jobs {
  const boss = new PgBoss({
    ...readAddress(address),
    // Handed on to its pool.
    ...{ Client: openClientClass(address) },
    application_name: 'sigillum-jobs',
    max: 6,
    schema: jobsSchema,
    schedule: false,
    // Whoever listens would stay with the server that has gone: beside a standby jobs are looked for each second.
    useListenNotify: !isSender && !('servers' in address),
    supervise: !isSender,
    superviseIntervalSeconds: lifeSigns.lookEvery,
    monitorIntervalSeconds: lifeSigns.lookEvery,
  });
  let isRunning = false;
  let isEnding = false;
  /** Who works at a kind of job here, by name. */
  const workers = new Map<JobName, string[]>();
  const wake = (name: JobName) => {
    for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
  };
  let stopLooking = () => {};
  const tellOf = (error: Error) => {
    // The database may end before we do: at Ctrl-C, or when a machine goes down. What is under way then is taken up at the next start.
    if (isEnding && isDatabaseUnavailable(Object.assign(new Error(error.message), { code: readCode(error) }))) return;
    log.error('job queue failed', { error });
  };
  boss.on('error', tellOf);
  boss.on('warning', ({ message, data }) => log.warn('job queue warning', { warning: message, data }));

  return {
    async enqueue(trx, name, payload, options = {}) {
      const { singletonKey = randomUUID(), startAfter, priority } = options;
      const settings = {
        db: fromKysely(trx),
        singletonKey,
        ...(startAfter && { startAfter }),
        ...(priority && { priority }),
      };
      return (await boss.send(name, payload, settings)) !== null;
    },

    async enqueueAll(trx, name, jobs) {
      const entries = jobs.map(({ payload, singletonKey }) => ({ data: payload, singletonKey }));
      await boss.insert(name, entries, { db: fromKysely(trx) });
    },

    async work(name, handler, lanes = 2, batch = 1) {
      // Workers are woken (look-for-jobs.ts). By themselves each of some fifty would ask the database every second.
      const backstop = Math.max(lookEverySeconds, 60);
      const habits = {
        batchSize: batch,
        localConcurrency: 1,
        pollingIntervalSeconds: backstop,
        notifyPollingIntervalSeconds: backstop,
        perJobResults: true as const,
      };
      type NamedJob = Job<JobTable[typeof name]>;
      const run = async ({ id, data, retryCount, signal }: NamedJob) => {
        const complete = async (trx: Kysely<Database>) => {
          const done = await boss.complete(name, { id, retryCount }, null, { db: fromKysely(trx) });
          if ((done as { affected: number }).affected === 0)
            throw new Error(`Another server has taken up ${name} ${id}.`);
        };
        const attempt = retryCount + 1;
        await traceWork(`job ${name}`, () => handler(data, { id, attempt, signal, complete }), {
          ...{ kind: 'job', isRoot: true, facts: { 'sigillum.attempt': attempt } },
        });
      };
      const take = async (job: NamedJob): Promise<JobResult> => {
        const { id, retryCount } = job;
        const begun = performance.now();
        const tell = (hasFailed: boolean) =>
          onRun?.({ job: name, hasFailed, seconds: (performance.now() - begun) / 1000 });
        try {
          await run(job);
          tell(false);
          return { id, status: 'completed' };
        } catch (error) {
          tell(true);
          const isLast = retryCount >= retryPlans[name].tries - 1;
          const facts = { job: name, id, attempt: retryCount + 1, error };
          log[isLast ? 'error' : 'warn'](isLast ? 'job given up' : 'job failed', facts);
          return { id, status: 'failed', output: error };
        }
      };
      const ids: string[] = [];
      workers.set(name, ids);
      for (let lane = 0; lane < lanes; lane += 1) {
        // Where no more than this could be taken, more may wait.
        const goOn = (taken: number) =>
          taken === batch && ids.slice(lane, lane + 1).forEach((id) => boss.notifyWorker(id));
        ids.push(
          await boss.work<JobTable[typeof name], JobResult[], typeof habits>(name, habits, (jobs) =>
            Promise.all(jobs.map(take)).finally(() => goOn(jobs.length)),
          ),
        );
      }
    },

    async start() {
      await boss.start();
      const known = new Set((await boss.getQueues()).map((queue) => queue.name));
      for (const [name, { tries, firstDelay, longestDelay }] of Object.entries(retryPlans)) {
        const retry = {
          retryLimit: tries - 1,
          retryDelay: firstDelay,
          retryBackoff: true,
          retryDelayMax: longestDelay,
          heartbeatSeconds: lifeSigns.every,
        };
        if (known.has(name)) await boss.updateQueue(name, retry);
        else await boss.createQueue(name, { ...retry, policy: 'short', notify: true });
      }
      isRunning = true;
      if (!isSender)
        stopLooking = lookForJobs(boss, () => [...workers.keys()], {
          everySeconds: lookEverySeconds,
          onFound: wake,
          onError: tellOf,
        });
    },

    async stop(drainMs = 6000) {
      isRunning = false;
      isEnding = true;
      stopLooking();
      await boss.stop({ graceful: true, timeout: drainMs, close: true });
    },

    async checkHealth() {
      if (!isRunning) throw new Error('The jobs are not running.');
      await boss.getDb().executeSql('select 1');
    },
  };
}
