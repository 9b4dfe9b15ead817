import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../database/testing.ts';
import type { TestDatabase } from '../database/testing.ts';
import { createLog } from '../process/log.ts';
import { createJobs } from './jobs.ts';
import { resumeJobs } from './resume-jobs.ts';
import type { JobHandler, Jobs } from './jobs.ts';

let database: TestDatabase;
let jobs: Jobs;
const lines: string[] = [];
const handler = vi.fn<JobHandler<'send-mail'>>();

beforeAll(async () => {
  database = await createTestDatabase();
  jobs = createJobs(database.address, createLog({ level: 'warn', write: (line) => lines.push(line) }));
  await jobs.start();
  await jobs.work('send-mail', handler);
});
afterAll(async () => {
  await jobs.stop(1000);
  await database.drop();
});

const readJob = async (mailId: string) =>
  (
    await database.pool.query(`select state, retry_count, start_after from jobs.job where data->>'mailId' = $1`, [
      mailId,
    ])
  ).rows;
const ran = (mailId: string) => handler.mock.calls.filter(([payload]) => payload.mailId === mailId);

describe('jobs', () => {
  it('run after the transaction that asked for them has committed', async () => {
    await database.db.transaction().execute(async (trx) => {
      await jobs.enqueue(trx, 'send-mail', { mailId: 'committed' });
      expect(ran('committed')).toHaveLength(0);
    });
    await expect.poll(() => ran('committed')).toHaveLength(1);
    await expect.poll(() => readJob('committed')).toMatchObject([{ state: 'completed' }]);
  });

  it('run at once, because the commit tells of them, and not at the next look', async () => {
    const seldom = createJobs(database.address, createLog({ level: 'error', write: () => undefined }), {
      lookEverySeconds: 3600,
    });
    const told = vi.fn<JobHandler<'expire-request'>>(async () => undefined);
    await seldom.start();
    await seldom.work('expire-request', told, 1);
    // The first may still be found by the look at the beginning; from then on the next look is an hour away.
    for (const [index, requestId] of ['first', 'second', 'third'].entries()) {
      await seldom.enqueue(database.db, 'expire-request', { requestId });
      await expect.poll(() => told).toHaveBeenCalledTimes(index + 1);
    }
    await seldom.stop(1000);
  });

  it('that wait behind others run as soon as these are done, and not at the next look', async () => {
    const seldom = createJobs(database.address, createLog({ level: 'error', write: () => undefined }), {
      lookEverySeconds: 3600,
    });
    const told = vi.fn<JobHandler<'expire-request'>>(async () => undefined);
    await seldom.start();
    await seldom.work('expire-request', told, 1);
    const behind = ['1', '2', '3', '4', '5', '6'].map((key) => ({
      payload: { requestId: `behind ${key}` },
      singletonKey: `behind ${key}`,
    }));
    await seldom.enqueueAll(database.db, 'expire-request', behind);
    await expect.poll(() => told).toHaveBeenCalledTimes(behind.length);
    await seldom.stop(1000);
  });

  it('are taken together where that was asked for, and one that fails is tried again alone', async () => {
    const several = createJobs(database.address, createLog({ level: 'error', write: () => undefined }));
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const under: string[] = [];
    const told = vi.fn<JobHandler<'keep-list'>>(async ({ userId }) => {
      under.push(userId);
      await released;
      if (userId === 'together 2') throw new Error('this one alone');
    });
    await several.start();
    const together = ['together 1', 'together 2', 'together 3', 'together 4'];
    await several.enqueueAll(
      database.db,
      'keep-list',
      together.map((userId) => ({ payload: { userId }, singletonKey: userId })),
    );
    await several.work('keep-list', told, 1, 3);
    // The fourth waits for the end of those that were taken with one question.
    await expect.poll(() => under.toSorted()).toEqual(together.slice(0, 3));
    release();
    await expect.poll(() => under).toHaveLength(4);
    const readStates = async () =>
      (
        await database.pool.query(
          `select data->>'userId' as name, state, output->>'message' as said from jobs.job where name = 'keep-list' order by 1`,
        )
      ).rows;
    await expect.poll(readStates).toMatchObject([
      { state: 'completed', said: null },
      { state: 'retry', said: 'this one alone' },
      { state: 'completed', said: null },
      { state: 'completed', said: null },
    ]);
    await several.stop(1000);
  });

  it('never run, nor stay, when that transaction is rolled back', async () => {
    const rolledBack = database.db.transaction().execute(async (trx) => {
      await jobs.enqueue(trx, 'send-mail', { mailId: 'rolled back' });
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    expect(await readJob('rolled back')).toEqual([]);
  });

  it('are added once while a job with the same key waits', async () => {
    const options = { singletonKey: 'reminder 1', startAfter: new Date(Date.now() + 60_000) };
    expect(await jobs.enqueue(database.db, 'send-mail', { mailId: 'once' }, options)).toBe(true);
    expect(await jobs.enqueue(database.db, 'send-mail', { mailId: 'once' }, options)).toBe(false);
    expect(
      await jobs.enqueue(database.db, 'send-mail', { mailId: 'once' }, { ...options, singletonKey: 'reminder 2' }),
    ).toBe(true);
    expect(await readJob('once')).toHaveLength(2);
    expect(ran('once')).toHaveLength(0);
  });

  it('run when the moment that they were put off to has come', async () => {
    await jobs.enqueue(database.db, 'send-mail', { mailId: 'later' }, { startAfter: new Date(Date.now() + 300) });
    await expect.poll(() => ran('later')).toHaveLength(1);
  });

  it('are kept for another try, later each time, when they fail, and the log says so', async () => {
    handler.mockImplementationOnce(() => Promise.reject(new Error('mail server away')));
    await jobs.enqueue(database.db, 'send-mail', { mailId: 'failing' });
    await expect.poll(() => readJob('failing')).toMatchObject([{ state: 'retry' }]);
    const [job] = await readJob('failing');
    expect(job.start_after.getTime()).toBeGreaterThan(Date.now() + 1000);
    expect(lines.join('')).toContain('mail server away');
  });

  it('can be completed together with what they did, so that neither stands alone', async () => {
    const results: string[] = [];
    handler.mockImplementationOnce(async (_payload, run) => {
      await database.db
        .transaction()
        .execute(async (trx) => {
          await run.complete(trx);
          throw new Error('effect failed');
        })
        .catch((error: Error) => results.push(error.message));
      results.push((await readJob('effect'))[0].state);
      await database.db.transaction().execute((trx) => run.complete(trx));
      results.push((await readJob('effect'))[0].state);
    });
    await jobs.enqueue(database.db, 'send-mail', { mailId: 'effect' });
    await expect.poll(() => results).toEqual(['effect failed', 'active', 'completed']);
  });

  it('that a dead server was working on are taken up at once by the next one', async () => {
    const dead = vi.fn<JobHandler<'expire-request'>>(() => new Promise(() => undefined));
    const log = createLog({ level: 'error', write: () => undefined });
    const [first, second] = [createJobs(database.address, log), createJobs(database.address, log)];
    await first.start();
    await first.work('expire-request', dead);
    await first.enqueue(database.db, 'expire-request', { requestId: 'left behind' });
    await expect.poll(() => dead).toHaveBeenCalled();
    await first.stop(1);
    await database.pool.query(`update jobs.job set state = 'active' where data->>'requestId' = 'left behind'`);

    const again = vi.fn<JobHandler<'expire-request'>>(async () => undefined);
    await second.start();
    await resumeJobs(database.db);
    await second.work('expire-request', again);
    await expect.poll(() => again).toHaveBeenCalledTimes(1);
    await second.stop(1000);
  });

  it.each([
    ['tell of a database that ends under them', false],
    ['say nothing of one that ends while they stop', true],
  ])('%s', async (_, isStopping) => {
    const own = await createTestDatabase();
    const told: string[] = [];
    const other = createJobs(own.address, createLog({ level: 'error', write: (line) => told.push(line) }));
    await other.start();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await other.work('expire-request', () => (begin(), released));
    await other.enqueue(own.db, 'expire-request', { requestId: 'under way' });
    await begun;
    const stopped = isStopping && other.stop();
    // The queue's own line for news is deaf from the moment on which it is being closed: what ends it then nobody can hear.
    const { rowCount } = await own.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'sigillum-jobs' and datname = current_database() and not ($1 and query ilike 'listen%')`,
      [isStopping],
    );
    expect(rowCount).toBeGreaterThan(0);
    // Of each: one that has not heard of its end yet when it is closed would hear of it as nobody's error.
    const heard = () => told.filter((line) => line.includes('terminating connection')).length;
    await expect.poll(heard).toBeGreaterThanOrEqual(isStopping ? 0 : rowCount!);
    release();
    await (stopped || other.stop());
    expect(told.length > 0, told.join('')).toBe(!isStopping);
    await own.drop();
  });

  it('let a job under way finish before they stop, and are unwell afterwards', async () => {
    const other = createJobs(database.address, createLog({ level: 'error', write: () => undefined }));
    await expect(other.checkHealth()).rejects.toThrow('not running');
    await other.start();
    await expect(other.checkHealth()).resolves.toBeUndefined();
    await other.stop();
    await expect(other.checkHealth()).rejects.toThrow('not running');

    let isFinished = false;
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    handler.mockImplementationOnce(async () => {
      start();
      await released;
      isFinished = true;
    });
    await jobs.enqueue(database.db, 'send-mail', { mailId: 'under way' });
    await started;
    const stopped = jobs.stop(5000);
    release();
    await stopped;
    expect(isFinished).toBe(true);
    expect(await readJob('under way')).toMatchObject([{ state: 'completed' }]);
  });
});
