import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase, isDatabaseUnavailable, type DatabaseConnection } from './connect.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sigillum-frozen-'));
let cluster: EmbeddedPostgres;
let connection: DatabaseConnection;

beforeAll(async () => {
  cluster = await startEmbeddedPostgres({ folder: path.join(folder, 'own'), isDurable: false });
  connection = connectDatabase(cluster.address, { max: 3 });
});
afterAll(async () => {
  await connection.close();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Stops this cluster's processes as a frozen machine would, or lets them go on. */
function signalAll(signal: 'SIGSTOP' | 'SIGCONT'): void {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(cluster.pid)], { encoding: 'utf8' });
  for (const pid of [cluster.pid, ...children.trim().split(/\s+/).map(Number)]) process.kill(pid, signal);
}
const ask = () => sql<{ one: number }>`select 1 as one`.execute(connection.db);
const isRefused = (call: Promise<unknown>) => call.then(() => false, isDatabaseUnavailable);

it('ends calls that a frozen database holds, refuses others meanwhile, and goes on when it answers again', async () => {
  await Promise.all([ask(), ask()]);
  const held = [1, 2, 3, 4, 5].map(() => sql`select pg_sleep(300)`.execute(connection.db));
  const ends = Promise.all(held.map(isRefused));
  await expect.poll(() => connection.pool.totalCount).toBe(3);
  signalAll('SIGSTOP');
  try {
    expect(await ends).toEqual([true, true, true, true, true]);
    expect(await isRefused(ask())).toBe(true);
  } finally {
    signalAll('SIGCONT');
  }
  await expect
    .poll(() =>
      ask().then(
        ({ rows }) => rows,
        () => 'refused',
      ),
    )
    .toEqual([{ one: 1 }]);
});

it('leaves a statement alone that takes its time, and whoever waits for its session', async () => {
  const slow = () => sql`select pg_sleep(4.5)`.execute(connection.db);
  const calls = [slow(), slow(), slow(), ask()];
  expect((await Promise.all(calls)).at(-1)!.rows).toEqual([{ one: 1 }]);
});
