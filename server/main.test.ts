import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isProcessAlive, readPostmaster } from './database/postmaster.ts';

// The process as a person runs it, with a stand-in for the built app: it answers at once, but /slow after 0.7 s.
const app = `export const createApp = () => ({ fetch: async (request) => {
  if (new URL(request.url).pathname === '/slow') await new Promise((resolve) => setTimeout(resolve, 700));
  return new Response('served');
} });`;

let home: string;
let port: number;
let children: ChildProcess[] = [];
const origin = () => `http://127.0.0.1:${port}`;
const dataDir = () => path.join(home, 'data');
const readPid = () => readPostmaster(path.join(dataDir(), 'postgres/data'))?.pid;

function startServer(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts'), path.join(home, 'app.mjs')], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  let log = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (log += text));
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  ready.catch(() => undefined);
  child.once('close', () => reject(new Error(`The server ended before it was ready:\n${output}`)));
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      // The last line of what a start says.
      if (output.includes('Ctrl-C ends')) resolve();
    });
  }
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)));
  return { child, ready, ended, read: () => output, readLog: () => log };
}

beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'sigillum-main-'));
  writeFileSync(path.join(home, 'app.mjs'), app);
  // Below those that the system gives to whoever connects: nobody gets it by chance between two starts.
  port = 7000 + (process.pid % 2000);
});
afterEach(async () => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  }
  children = [];
});
afterAll(() => rmSync(home, { recursive: true }));

describe('the server process', () => {
  it('sets everything up, says where it is and what is local about it, and is well', async () => {
    const server = startServer();
    await server.ready;
    expect(server.read()).toContain(`http://localhost:${port}`);
    expect(server.read()).toContain('not qualified');
    for (const line of server.readLog().trimEnd().split('\n')) expect(JSON.parse(line)).toHaveProperty('level');
    expect(server.read()).toContain(dataDir());
    const readiness = await fetch(`${origin()}/readyz`);
    expect(readiness.status).toBe(200);
    const trust = { trust: 'ok', trustKeys: 'ok', trustCertificates: 'ok', trustClock: 'ok' };
    const { notices = {}, ...found } = (await readiness.json()) as { notices?: Record<string, unknown> };
    // This machine's disk may be nearly full.
    expect(Object.keys(notices).filter((name) => name !== 'space')).toEqual([]);
    expect(found).toEqual({
      isReady: true,
      checks: { database: 'ok', files: 'ok', space: 'ok', jobs: 'ok', clock: 'ok', ...trust },
      daysLeft: { trustCertificates: expect.objectContaining({ root: 7304, 'issuing-ca': 3651, ocsp: 364 }) },
    });
    expect(await (await fetch(`${origin()}/anything`)).text()).toBe('served');
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'answers what is under way before it ends by %s, and leaves no process',
    async (signal) => {
      const server = startServer();
      await server.ready;
      const postgres = readPid()!;
      const slow = fetch(`${origin()}/slow`).then((response) => response.text());
      await fetch(`${origin()}/quick`);
      server.child.kill(signal);
      expect(await slow).toBe('served');
      expect(await server.ended).toBe(0);
      expect(isProcessAlive(postgres)).toBe(false);
      expect(existsSync(path.join(dataDir(), 'postgres/data/postmaster.pid'))).toBe(false);
    },
  );

  it('refuses to be the second one on the same data, and does not harm the first', async () => {
    const first = startServer();
    await first.ready;
    const second = startServer({ PORT: String(port + 1) });
    expect(await second.ended).toBe(1);
    expect(second.read()).toContain('Another Sigillum server is already running on the same data.');
    expect((await fetch(`${origin()}/readyz`)).status).toBe(200);
  });

  it('ends with one sentence about the file, and without a stack, when a key of the trust centre is damaged', async () => {
    const key = path.join(dataDir(), 'trust/keys/tsa.json');
    const content = readFileSync(key);
    writeFileSync(key, '{');
    const server = startServer();
    expect(await server.ended).toBe(1);
    writeFileSync(key, content);
    expect(server.read()).toMatch(/The key file .*tsa\.json is damaged: put it back from a backup\./);
    expect(server.read()).not.toMatch(/^\s+at /m);
  });

  it('begins nothing anew where the trust centre or the database of an installation is missing, and says what to do', async () => {
    const first = startServer();
    await first.ready;
    expect((await fetch(`${origin()}/readyz`)).status).toBe(200);
    first.child.kill('SIGTERM');
    await first.ended;
    const [trust, postgres, aside] = ['data/trust', 'data/postgres', 'aside'].map((name) => path.join(home, name)) as [
      string,
      string,
      string,
    ];
    for (const [part, sentence] of [
      [trust, `The trust centre of this installation is missing: there is no ${trust}. Put it back from a backup.`],
      [postgres, `There is no database in ${postgres}, but ${dataDir()}/server-key.json is that of an installation.`],
    ] as const) {
      renameSync(part, aside);
      const server = startServer();
      expect(await server.ended).toBe(1);
      expect(server.read()).toContain(sentence);
      expect(existsSync(path.join(part, 'data')), 'nothing is made').toBe(false);
      rmSync(part, { recursive: true, force: true });
      renameSync(aside, part);
    }
    // Who has lost it for good says so.
    rmSync(trust, { recursive: true });
    const env = { ...process.env, DATA_DIR: dataDir() };
    const script = path.join(import.meta.dirname, 'scripts/trust.ts');
    const run = () => spawnSync(process.execPath, [script, 'create'], { env, encoding: 'utf8' });
    expect(run()).toMatchObject({ status: 0, stderr: '' });
    expect(run()).toMatchObject({ status: 1, stderr: `A trust centre exists already in ${trust}.\n` });
    const next = startServer();
    await next.ready;
    expect((await fetch(`${origin()}/readyz`)).status).toBe(200);
  });

  it('says that the port is taken before it builds anything', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    const fresh = path.join(home, 'fresh');
    const server = startServer({ DATA_DIR: fresh });
    expect(await server.ended).toBe(1);
    expect(server.read()).toContain(`Port ${port} is in use`);
    expect(server.read()).not.toMatch(/^\s+at /m);
    expect(existsSync(fresh)).toBe(false);
    await new Promise((resolve) => other.close(resolve));
  });

  it('recovers by itself after kill -9: the next start takes the database over', async () => {
    const killed = startServer();
    await killed.ready;
    const postgres = readPid()!;
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(isProcessAlive(postgres)).toBe(true);
    const next = startServer();
    await next.ready;
    expect(next.read()).toContain('taken over from a server that was killed');
    expect(readPid()).toBe(postgres);
    next.child.kill('SIGTERM');
    expect(await next.ended).toBe(0);
    expect(isProcessAlive(postgres)).toBe(false);
  });

  it.each([
    [
      'refuses',
      'postgres://sigillum:hidden@127.0.0.1:9/sigillum',
      'Nothing answers at 127.0.0.1:9, where DATABASE_URL leads.',
    ],
    [
      'is unknown',
      'postgres://sigillum:hidden@nowhere.invalid/sigillum',
      'DATABASE_URL names a host that is not known: nowhere.invalid.',
    ],
  ])('names DATABASE_URL, what to do and no password when its server %s', async (_what, url, sentence) => {
    const server = startServer({ DATABASE_URL: url });
    expect(await server.ended).toBe(1);
    expect(server.read()).toContain(sentence);
    expect(server.read()).not.toContain('hidden');
    expect(server.read()).not.toMatch(/^\s+at /m);
  });

  it('names DATA_DIR and what to do when it cannot be a folder', async () => {
    const file = path.join(home, 'file');
    writeFileSync(file, '');
    const server = startServer({ DATA_DIR: path.join(file, 'data') });
    expect(await server.ended).toBe(1);
    expect(server.read()).toContain(`DATA_DIR cannot be ${path.join(file, 'data')}: a part of that path is a file.`);
    expect(server.read()).not.toMatch(/^\s+at /m);
  });

  it('lists every wrong setting and starts nothing', async () => {
    const server = startServer({ PORT: '0', PUBLIC_URL: 'nowhere', LOG_LEVEL: 'loud' });
    expect(await server.ended).toBe(1);
    for (const name of ['PORT must', 'PUBLIC_URL must', 'LOG_LEVEL must']) expect(server.read()).toContain(name);
    expect(server.read()).not.toContain('    at ');
  });

  it('brings its database back when that is killed under it', async () => {
    const server = startServer();
    await server.ready;
    const postgres = readPid()!;
    process.kill(postgres, 'SIGKILL');
    await expect
      .poll(async () => [(await fetch(`${origin()}/readyz`)).status, readPid() !== postgres])
      .toEqual([200, true]);
    expect(readFileSync(path.join(dataDir(), 'postgres/postgres.log'), 'utf8')).toContain('automatic recovery');
  });
});
