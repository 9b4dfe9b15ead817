import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isAlive, lockServer, ServerLockedError } from './server-lock.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const lock = (isShared: boolean, bootId?: string) =>
  lockServer(database.address, { waitMs: 0, onLost: () => undefined, isShared, bootId });

it('lets several in that say so, and nobody beside one that is alone', async () => {
  const [one, two] = [await lock(true), await lock(true)];
  await expect(lock(false)).rejects.toThrow('Another Sigillum server is already running');
  await one.release();
  await expect(lock(false)).rejects.toThrow(ServerLockedError);
  await two.release();
  const alone = await lock(false);
  await expect(lock(true)).rejects.toThrow('A Sigillum server without SIGILLUM_ROLE');
  await alone.release();
});

it('has servers wait for each other, and the first alone take up jobs that were left', async () => {
  const [one, two] = [await lock(true), await lock(true)];
  const told: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = one.takeTurn(async () => {
    told.push('first begins');
    await gate.promise;
    told.push('first ends');
  });
  await expect.poll(() => told).toEqual(['first begins']);
  const second = two.takeTurn(async () => void told.push('second'));
  gate.resolve();
  await Promise.all([first, second]);
  expect(told).toEqual(['first begins', 'first ends', 'second']);

  const resumed: string[] = [];
  await one.beginJobs(async () => void resumed.push('one'));
  await two.beginJobs(async () => void resumed.push('two'));
  expect(resumed).toEqual(['one']);
  await Promise.all([one.release(), two.release()]);
  const three = await lock(true);
  await three.beginJobs(async () => void resumed.push('three'));
  expect(resumed).toEqual(['one', 'three']);
  await three.release();
});

it('is taken again by one session, also where that breaks before it has all of it', async () => {
  const onLost = vi.fn();
  const { db, pool } = database;
  const held = await lockServer(database.address, { waitMs: 0, onLost });
  await held.beginJobs(async () => undefined);
  const sessions = (where = 'true') =>
    sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database()
        and application_name = 'sigillum-lock' and ${sql.raw(where)}`.execute(db);
  const countWaiting = async () => (await sessions(`wait_event = 'advisory'`)).rows.length;
  const cut = async () => {
    for (const { pid } of (await sessions()).rows) await sql`select pg_terminate_backend(${pid})`.execute(db);
  };
  const rival = await pool.connect();
  const taking = rival.query('select pg_advisory_lock($1, $2)', [0x73_69_67_69, 0x6a_6f_62_73]);
  const isWaiting = sql`select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await isWaiting.execute(db)).rows.length).toBe(1);
  await cut();
  await taking;
  await expect.poll(countWaiting).toBe(1);
  await cut();
  await expect.poll(countWaiting).toBe(1);
  // A second one would have come by then.
  await expect.poll(async () => (await sessions(`backend_start < now() - interval '2 seconds'`)).rows.length).toBe(1);
  expect([(await sessions()).rows.length, onLost.mock.calls]).toEqual([1, []]);
  await rival.query('select pg_advisory_unlock_all()');
  rival.release();
  await expect.poll(countWaiting).toBe(0);
  await held.release();
  await expect.poll(async () => (await sessions()).rows).toEqual([]);
});

it('knows of a server whether it lives', async () => {
  const bootId = randomUUID();
  const look = async () => {
    const { rows } = await sql<{ alive: boolean }>`
      select ${isAlive('boot')} as alive from (select ${bootId}::uuid as boot) as servers`.execute(database.db);
    return rows[0]!.alive;
  };
  expect(await look()).toBe(false);
  const held = await lock(true, bootId);
  expect(await look()).toBe(true);
  await held.release();
  await expect.poll(look).toBe(false);
});
