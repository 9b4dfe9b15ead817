import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { isProcessAlive, readPostmaster } from './postmaster.ts';
import { lockServer, ServerLockedError } from './server-lock.ts';
import { findBarrier, openPassage } from './system-user.ts';

let home: string;
let folder: string;
const running = new Set<EmbeddedPostgres>();

async function start(): Promise<EmbeddedPostgres> {
  const cluster = await startEmbeddedPostgres({ folder });
  running.add(cluster);
  return cluster;
}

/** The code of what the system refuses; undefined: nothing. */
function nameFailure(act: () => unknown): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}

async function query(cluster: EmbeddedPostgres, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(cluster.address);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'sigillum-pg-'));
  folder = path.join(home, 'postgres');
});
afterEach(async () => {
  for (const cluster of running) await cluster.stop();
  running.clear();
});
afterAll(() => rmSync(home, { recursive: true }));

describe('embedded PostgreSQL', () => {
  it('is made on the first start: private, durable, checked by sums, and folding every letter', async () => {
    const cluster = await start();
    const [settings] = await query(
      cluster,
      `select current_setting('data_checksums') as sums, current_setting('fsync') as fsync, lower('ÜÉ') as folded,
        current_setting('listen_addresses') as listens, current_setting('server_encoding') as encoding`,
    );
    expect(settings).toEqual({ sums: 'on', fsync: 'on', folded: 'üé', listens: '', encoding: 'UTF8' });
    for (const name of ['', 'data', 'run']) expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o700);
  });

  it('keeps its data over a stop and leaves no process', async () => {
    const first = await start();
    await query(first, `create table kept as select 7 as number`);
    await first.stop();
    expect(isProcessAlive(first.pid)).toBe(false);
    const second = await start();
    expect(second.isReattached).toBe(false);
    expect(await query(second, 'select number from kept')).toEqual([{ number: 7 }]);
  });

  it('is taken over when the server that started it was killed', async () => {
    const script = `const { startEmbeddedPostgres } = await import(${JSON.stringify(path.join(import.meta.dirname, 'embedded-postgres.ts'))});
      await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)} }); process.kill(process.pid, 'SIGKILL');`;
    expect(spawnSync(process.execPath, ['--input-type=module', '-e', script]).signal).toBe('SIGKILL');
    const { pid } = readPostmaster(path.join(folder, 'data'))!;
    const cluster = await start();
    expect([cluster.isReattached, cluster.pid]).toEqual([true, pid]);
    expect(await query(cluster, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('recovers what was committed when it was killed itself', async () => {
    const first = await start();
    await query(first, `create table committed as select 8 as number`);
    process.kill(first.pid, 'SIGKILL');
    await expect.poll(() => isProcessAlive(first.pid)).toBe(false);
    const second = await start();
    expect(await query(second, 'select number from committed')).toEqual([{ number: 8 }]);
  });

  it('starts once the sessions of one that was killed have noticed, however late they are', async () => {
    const first = await start();
    const session = new pg.Client(first.address);
    session.on('error', () => undefined);
    await session.connect();
    const [{ pid }] = (await session.query('select pg_backend_pid() as pid')).rows;
    process.kill(pid, 'SIGSTOP');
    process.kill(first.pid, 'SIGKILL');
    await expect.poll(() => isProcessAlive(first.pid)).toBe(false);
    const starting = start();
    const readRefusals = () =>
      readFileSync(path.join(folder, 'postgres.log'), 'utf8').match(/pre-existing shared memory block/g)?.length;
    await expect.poll(readRefusals).toBeGreaterThan(12);
    process.kill(pid, 'SIGCONT');
    expect(await query(await starting, 'select 1 as one')).toEqual([{ one: 1 }]);
    await session.end();
  });

  it('starts although a stranger has got the process number of its last run', async () => {
    const stranger = spawn('sleep', ['60']);
    const file = path.join(folder, 'data', 'postmaster.pid');
    writeFileSync(
      file,
      [stranger.pid, path.join(folder, 'data'), 1, 5432, path.join(folder, 'run'), '', '', 'ready', ''].join('\n'),
    );
    const cluster = await start();
    expect(cluster.pid).not.toBe(stranger.pid);
    expect(stranger.exitCode).toBeNull();
    stranger.kill();
  });

  it('serves two starts at the same moment with one cluster', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    expect(one.pid).toBe(other.pid);
  });

  it('is made once by first starts at the same moment, and what an earlier one has left goes', async () => {
    const fresh = path.join(home, 'fresh');
    const draft = path.join(fresh, 'draft-left');
    mkdirSync(draft, { recursive: true });
    utimesSync(draft, 0, 0);
    const starts = [1, 2, 3].map(() => startEmbeddedPostgres({ folder: fresh, isDurable: false }));
    const clusters = await Promise.all(starts);
    running.add(clusters[0]!);
    expect(new Set(clusters.map(({ pid }) => pid)).size).toBe(1);
    expect(existsSync(draft)).toBe(false);
  });

  it('gives way to one server alone, until that one ends', async () => {
    const cluster = await start();
    const onLost = vi.fn();
    const lock = await lockServer(cluster.address, { waitMs: 0, onLost });
    await expect(lockServer(cluster.address, { waitMs: 0, onLost })).rejects.toThrow(ServerLockedError);
    const waiting = lockServer(cluster.address, { waitMs: 5000, onLost });
    await lock.release();
    await (await waiting).release();
    expect(onLost).not.toHaveBeenCalled();
  });

  it('takes the lock again when its session breaks, and tells when another server was faster', async () => {
    const cluster = await start();
    const onLost = vi.fn();
    const lock = await lockServer(cluster.address, { waitMs: 0, onLost });
    const listHolders = async () =>
      (await query(cluster, `select pid from pg_locks where locktype = 'advisory' and granted`)).map(({ pid }) => pid);
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sigillum-lock'`;
    const [before] = await listHolders();
    await query(cluster, cut);
    await expect.poll(() => listHolders()).toEqual([expect.not.toBeOneOf([before])]);
    expect(onLost).not.toHaveBeenCalled();
    const rival = new pg.Client(cluster.address);
    await rival.connect();
    const taken = rival.query('select pg_advisory_lock(1936287593, 1819047277)');
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted`;
    await expect.poll(() => query(cluster, waiting)).toHaveLength(1);
    await query(cluster, cut);
    await taken;
    await expect.poll(() => onLost).toHaveBeenCalledOnce();
    await rival.end();
    await lock.release();
  });

  it('finds a place for its socket when the path of the data is too long for one', async () => {
    const short = folder;
    folder = path.join(home, 'x'.repeat(100), 'postgres');
    const cluster = await start();
    expect(await query(cluster, 'select 1 as one')).toEqual([{ one: 1 }]);
    await cluster.stop();
    rmSync((cluster.address as { host: string }).host, { recursive: true });
    folder = short;
  });

  it('refuses data of another version of PostgreSQL with a sentence', async () => {
    const file = path.join(folder, 'data', 'PG_VERSION');
    const version = readFileSync(file, 'utf8');
    writeFileSync(file, '15\n');
    await expect(start()).rejects.toThrow('belong to PostgreSQL 15, but this is PostgreSQL 18');
    writeFileSync(file, version);
  });

  it('says what PostgreSQL said when it does not start', async () => {
    const file = path.join(folder, 'data', 'global', 'pg_control');
    const content = readFileSync(file);
    rmSync(file);
    await expect(start()).rejects.toThrow(
      /PostgreSQL did not start[\s\S]*pg_control|could not find the database system/,
    );
    writeFileSync(file, content);
  });
});

describe('PostgreSQL’s programs', () => {
  it('come with npm', () => {
    expect(findPostgresBinaries()).toMatchObject({ major: 18, origin: 'embedded' });
  });

  it('get their libraries linked when npm was told to run no scripts', () => {
    const { folder: bin } = findPostgresBinaries();
    expect(existsSync(path.join(bin, '../lib/libicuuc.so.60'))).toBe(true);
  });
});

describe('the way of the system user', () => {
  const stranger = { uid: 4_000_000, gid: 4_000_000 };

  it('is barred by the first folder that is closed to others', () => {
    const open = path.join(home, 'open');
    const closed = path.join(open, 'closed');
    mkdirSync(path.join(closed, 'inner'), { recursive: true });
    for (const each of [home, open, path.join(closed, 'inner')]) chmodSync(each, 0o755);
    chmodSync(closed, 0o700);
    expect(findBarrier(path.join(closed, 'inner'), stranger)).toBe(closed);
    expect(findBarrier(open, stranger)).toBeUndefined();
    const { uid, gid } = statSync(closed);
    expect(findBarrier(path.join(closed, 'inner'), { uid, gid })).toBeUndefined();
    symlinkSync(open, path.join(home, 'link'));
    expect(findBarrier(path.join(home, 'link'), stranger)).toBeUndefined();
  });

  it('is opened by root through private folders, for passing alone, and not through folders that others share', () => {
    const user = { name: 'stranger', ...stranger };
    const target = path.join(home, 'a/b/data');
    mkdirSync(target, { recursive: true });
    for (const name of ['a', 'a/b', 'a/b/data']) chmodSync(path.join(home, name), 0o700);
    const opened: string[] = [];
    const isRoot = process.getuid?.() === 0;
    const open = () => openPassage(target, user, (folder) => opened.push(path.relative(home, folder)));
    expect(isRoot ? open() : nameFailure(open)).toBe(isRoot ? undefined : 'EPERM');
    if (!isRoot) return;
    expect(opened).toEqual(['a', 'a/b']);
    expect(statSync(target).mode & 0o777).toBe(0o710);
    chmodSync(path.join(home, 'a'), 0o750);
    chownSync(path.join(home, 'a'), 0, 0);
    expect(openPassage(target, user, () => undefined)).toBe(path.join(home, 'a'));
  });
});
