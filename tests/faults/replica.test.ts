import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { exportSignatureRequests } from '@sigillum/api-contracts/signature-requests/export-signature-requests.ts';
import { listSignatureRequests } from '@sigillum/api-contracts/signature-requests/list-signature-requests.ts';
import { connectDatabase, type DatabaseConnection } from '@sigillum/server/database/connect.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@sigillum/server/database/embedded-postgres.ts';
import { openReplica } from '@sigillum/server/database/replica.ts';
import { createLog } from '@sigillum/server/process/log.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { type SigningPerson, signUpToSign } from '../support/signing-people.ts';

const home = mkdtempSync(path.join(tmpdir(), 'sigillum-replica-'));
const folders = { one: path.join(home, 'one'), two: path.join(home, 'two') };
let one: EmbeddedPostgres;
let two: EmbeddedPostgres;
let replica: DatabaseConnection;
let server: ServerProcess;
let owner: SigningPerson;

const readSocket = ({ address }: EmbeddedPostgres) => (address as { host: string }).host;
const describeUrl = (cluster: EmbeddedPostgres) =>
  `postgres://sigillum@localhost/sigillum?host=${encodeURIComponent(readSocket(cluster))}`;

beforeAll(async () => {
  one = await startEmbeddedPostgres({ folder: folders.one });
  const socket = readSocket(one);
  await one.stop();
  await mkdir(folders.two, { mode: 0o700 });
  const data = path.join(folders.two, 'data');
  // With its owner, whom Node's own copy would not keep.
  await promisify(execFile)('cp', ['-a', path.join(folders.one, 'data'), data]);
  appendFileSync(path.join(data, 'postgresql.conf'), `\nprimary_conninfo = 'host=${socket} user=sigillum'\n`);
  writeFileSync(path.join(data, 'standby.signal'), '');
  one = await startEmbeddedPostgres({ folder: folders.one });
  two = await startEmbeddedPostgres({ folder: folders.two });
  replica = connectDatabase(two.address, { max: 1, applicationName: 'sigillum-test' });
  server = await startServerProcess({
    dataDir: path.join(home, 'data'),
    env: { DATABASE_URL: describeUrl(one), DATABASE_REPLICA_URL: describeUrl(two) },
  });
  owner = await signUpToSign(server.url, { business: 'Replica AG' });
});
afterAll(async () => {
  await server?.stop();
  await replica?.close();
  await two?.stop();
  await one?.stop();
  rmSync(home, { recursive: true, force: true });
});

const status = 'DRAFT,OPEN,SIGNED';
const create = async (title: string) => (await owner.client.call(createSignatureRequest, { body: { title } })).id;
const list = async () =>
  (await owner.client.call(listSignatureRequests, { query: { status, size: 100 } })).signature_requests.map(
    ({ id }) => id,
  );
const exportList = async () => (await owner.client.call(exportSignatureRequests, { query: { status } })).text();
/** How often rows of requests were looked for at the replica. */
async function countReads(): Promise<number> {
  const { rows } = await replica.pool.query<{ count: number }>(
    `select coalesce(sum(seq_scan + coalesce(idx_scan, 0)), 0)::int as count from pg_stat_user_tables
     where relname in ('signature_requests', 'signatures', 'request_access', 'listed_requests')`,
  );
  return rows[0]!.count;
}
const readReadiness = async () => (await fetch(`${server.url}/readyz`)).text();

it('lists and exports come from the replica, with all that was written before', async () => {
  const ids: string[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    ids.push(await create(`Read at once ${turn}`));
    expect((await list())[0], 'one reads what one has just written').toBe(ids.at(-1));
  }
  expect(await exportList()).toContain('Read at once 19');
  // PostgreSQL writes its counters down within a second.
  await expect.poll(() => countReads(), { interval: 500 }).toBeGreaterThan(0);
  await expect.poll(() => readReadiness(), { interval: 500 }).not.toContain('replica_');
});

it('from a replica that lags nobody reads what is old: the database answers', async () => {
  await replica.pool.query('select pg_wal_replay_pause()');
  const id = await create('Behind the pause');
  expect(await list()).toContain(id);
  expect(await exportList()).toContain('Behind the pause');
  expect(await readReadiness()).toContain('replica_behind');
  // It is waited for once, and then left alone for a while.
  let [asked, clock] = [0, 0];
  const follower = openFollower({ ask: async () => void (asked += 1), now: () => (clock += 50) });
  expect([await follower.follow(), await follower.follow(), asked]).toEqual([undefined, undefined, 1]);
  await follower.close();
  await replica.pool.query('select pg_wal_replay_resume()');
  await vi.waitFor(
    async () => {
      expect(await list()).toContain(id);
      expect(await readReadiness()).not.toContain('replica_');
    },
    { timeout: 240_000, interval: 500 },
  );
});

/** Reads from the replica as a server does; `ask` comes before the database is asked how far it is. */
function openFollower({ ask, now }: { ask?: () => Promise<void>; now?: () => number } = {}) {
  const primary = connectDatabase(one.address, { max: 2, applicationName: 'sigillum-test' });
  const pool = {
    async query(text: string) {
      await ask?.();
      return primary.pool.query(text);
    },
  } as unknown as typeof primary.pool;
  const log = createLog({ level: 'error' });
  const { follow, check, close } = openReplica(describeUrl(two), primary.db, pool, { log, ...(now && { now }) });
  return {
    follow,
    check,
    async close() {
      await close();
      await primary.close();
    },
  };
}
type Reader = NonNullable<Awaited<ReturnType<ReturnType<typeof openFollower>['follow']>>>;

/** What some questions that the replica would never answer are told when it ends them all together. */
async function endTogether(reader: Reader, count: number): Promise<string[]> {
  const ask = () =>
    sql<{ answer: string }>`
      select 'the database' as answer, case when pg_is_in_recovery() then pg_sleep(600) end`.execute(reader);
  const asked = Promise.all(Array.from({ length: count }, ask));
  const end = async () => {
    const { rows } = await replica.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'sigillum-replica' and wait_event = 'PgSleep'`,
    );
    if (rows.length === count)
      await replica.pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [
        rows.map(({ pid }) => pid),
      ]);
    return rows.length;
  };
  await expect.poll(end, { interval: 100 }).toBe(count);
  return (await asked).map(({ rows }) => rows[0]!.answer);
}

it('two questions of one call that end at the replica together are both asked of the database', async () => {
  const follower = openFollower();
  const reader = (await follower.follow())!;
  expect(await endTogether(reader, 2)).toEqual(['the database', 'the database']);
  await follower.close();
});

it('whoever had asked before a replica failed does not take that back', async () => {
  let gate = Promise.resolve();
  const follower = openFollower({ ask: () => gate, now: () => 0 });
  const reader = (await follower.follow())!;
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const late = follower.follow();
  expect(await endTogether(reader, 1)).toEqual(['the database']);
  resolve();
  expect(await late).toBeUndefined();
  expect(await follower.check()).toMatchObject({ notices: ['replica_away'] });
  await follower.close();
});

it('a replica that is killed is missed by nobody, and read from again when it is back', async () => {
  expect(await list()).not.toEqual([]);
  const { pid } = two;
  const reading = Array.from({ length: 10 }, async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await list()).length).toBeGreaterThan(10);
      expect(await exportList()).toContain('Behind the pause');
    }
  });
  process.kill(pid, 'SIGKILL');
  await Promise.all(reading);
  const id = await create('While it was away');
  expect(await list()).toContain(id);
  expect(await readReadiness()).toContain('replica_away');
  await replica.close();
  two = await startEmbeddedPostgres({ folder: folders.two });
  replica = connectDatabase(two.address, { max: 1, applicationName: 'sigillum-test' });
  await expect.poll(() => readReadiness(), { interval: 500 }).not.toContain('replica_');
  expect(await list()).toContain(id);
});
