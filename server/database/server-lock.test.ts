import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
