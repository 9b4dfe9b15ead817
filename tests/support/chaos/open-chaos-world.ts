import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@sigillum/server/database/embedded-postgres.ts';
import { openBalancer } from '../balancer.ts';
import { takePreparedCluster } from '../prepared-cluster.ts';
import { findFreePort, startServerProcess, type ServerProcess } from '../server-process.ts';
import { openDoor } from './open-door.ts';
import { openMailbox } from './open-mailbox.ts';

export type ServerName = 'one' | 'two';

/** A disk of its own in memory, which can be filled without harm to others; only root may mount one. */
function mountDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1g,mode=755', 'none', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function startStore(folder: string, port: number): Promise<ChildProcess> {
  const script = fileURLToPath(new URL('s3-process.ts', import.meta.url));
  // The next page of more than a thousand objects it names by a cipher that OpenSSL has put away.
  const words = ['--openssl-legacy-provider', script, folder, String(port)];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The object storage did not start.');
  });
  await Promise.race([once(child.stdout, 'data'), ended]);
  return child;
}

/**
 * Two servers behind a balancer, their database, their object storage and the mail server, each of which can be killed, stopped, cut off and
 * filled up. Whoever dies is started again, as an operator's supervisor does.
 */
export async function openChaosWorld() {
  const home = mkdtempSync(path.join(tmpdir(), 'sigillum-chaos-'));
  const hasOwnDisk = mountDisk(home);
  const [dataDir, bucketDir, doorDir] = ['data', 's3', 'door'].map((name) => path.join(home, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(doorDir);
  await takePreparedCluster(dataDir);
  const startPostgres = () => startEmbeddedPostgres({ folder: path.join(dataDir, 'postgres') });
  let postgres: EmbeddedPostgres = await startPostgres();
  const socket = path.join((postgres.address as { host: string }).host, '.s.PGSQL.5432');
  const databaseDoor = await openDoor({ path: path.join(doorDir, '.s.PGSQL.5432') }, { path: socket });
  const [storePort, storeDoorPort] = [await findFreePort(), await findFreePort()];
  let store = await startStore(bucketDir, storePort);
  const storeDoor = await openDoor({ port: storeDoorPort }, { host: '127.0.0.1', port: storePort });
  const mailbox = await openMailbox();
  const balancer = await openBalancer({ asks: true });

  const env = (name: string, mail: Record<string, string>): Record<string, string> => ({
    ...{ SIGILLUM_ENVIRONMENT: 'test', SIGILLUM_LONGEST_RETRY_DELAY: '1', SIGILLUM_ROLE: 'all', ...mail },
    ...{ CACHE_DIR: path.join(home, name), PUBLIC_URL: balancer.url, LOG_LEVEL: 'warn' },
    DATABASE_URL: `postgres://sigillum@localhost/sigillum?host=${encodeURIComponent(doorDir)}`,
    STORAGE_S3_ENDPOINT: `http://127.0.0.1:${storeDoorPort}`,
    ...{ STORAGE_S3_BUCKET: 'sigillum', STORAGE_S3_KEY_ID: 'S3RVER', STORAGE_S3_SECRET: 'S3RVER' },
  });
  const ports: Record<ServerName, number> = { one: await findFreePort(), two: await findFreePort() };
  const running = new Map<ServerName, ServerProcess>();
  const ended: ServerProcess[] = [];
  let isOver = false;
  let mail: Record<string, string> = {};
  const start = (name: ServerName) =>
    startServerProcess({ dataDir, port: ports[name], env: env(name, mail) }).then((server) => {
      running.set(name, server);
      return server;
    });
  /** Starts a server again whenever it has ended; one that cannot start yet is tried until it can. */
  const supervise = async (name: ServerName) => {
    while (!isOver) {
      const server = running.get(name) ?? (await start(name).catch(() => undefined));
      await server?.death;
      running.delete(name);
      if (server) ended.push(server);
    }
  };
  await Promise.all([start('one'), start('two')]);
  balancer.targets = Object.values(ports).map((port) => `http://localhost:${port}`);
  let supervised: Promise<void>[] = [];

  return {
    ...{ url: balancer.url, dataDir, hasOwnDisk, databaseDoor, storeDoor, mailbox, running },
    /** Where the bytes of a blob lie. */
    fileOf: (sha256: string) => path.join(bucketDir, 'sigillum/files', `${sha256}._S3rver_object`),
    bucketDir,
    ballast: path.join(home, 'ballast'),
    /** What the servers have complained of, in the order of their ends. */
    complaints: () => [...ended, ...running.values()].map((server) => server.output()).join('\n'),
    /** From here on mails go to the mail server, and whoever dies is started again. */
    async beginStorm() {
      for (const server of running.values()) await server.stop();
      mail = { SMTP_URL: mailbox.url, MAIL_FROM: 'sign@example.ch' };
      await Promise.all([start('one'), start('two')]);
      supervised = (['one', 'two'] as const).map(supervise);
    },
    async killPostgres(downMs: number) {
      process.kill(postgres.pid, 'SIGKILL');
      await delay(downMs);
      postgres = await startPostgres();
    },
    /** After a full disk the database may have ended by itself. */
    async revivePostgres() {
      postgres = await startPostgres();
    },
    async killStore(downMs: number) {
      const gone = once(store, 'exit');
      store.kill('SIGKILL');
      await gone;
      await delay(downMs);
      store = await startStore(bucketDir, storePort);
    },
    /** Both servers are ready, each for the last time it was started. */
    async waitUntilCalm() {
      const isReady = async (port: number) => (await fetch(`http://localhost:${port}/readyz`)).ok;
      for (;;) {
        const ready = await Promise.all(Object.values(ports).map((port) => isReady(port).catch(() => false)));
        if (ready.every(Boolean)) return;
        await delay(100);
      }
    },
    /** One server alone, started after all others ended: it clears away what they have left. */
    async endStorm() {
      isOver = true;
      for (const server of running.values()) await server.stop();
      await Promise.all(supervised);
      return startServerProcess({ dataDir, port: ports.one, env: { ...env('one', mail), SIGILLUM_ROLE: '' } });
    },
    async close() {
      isOver = true;
      for (const server of running.values()) await server.kill();
      balancer.close();
      databaseDoor.close();
      storeDoor.close();
      await mailbox.close();
      store.kill('SIGKILL');
      await postgres.stop();
      if (hasOwnDisk) execFileSync('umount', ['-l', home]);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
export type ChaosWorld = Awaited<ReturnType<typeof openChaosWorld>>;
