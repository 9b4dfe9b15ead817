import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { connectDatabase } from './connect.ts';
import type { DatabaseConnection } from './connect.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import type { DatabaseAddress } from './database-address.ts';
import { migrateDatabase } from './migrate.ts';
import { isProcessAlive } from './postmaster.ts';
import { WatchedClient } from './watched-client.ts';

/** A database of its own for one test file, with every table of this version, and the way to get rid of it. */
export type TestDatabase = DatabaseConnection & { address: DatabaseAddress; drop(): Promise<void> };

const folder = path.join(tmpdir(), `sigillum-tests-${process.getuid?.() ?? 'user'}`);
const pointer = path.join(folder, 'current');

/**
 * Clones the migrated template into a fresh database. All test processes of the machine share one cluster without
 * fsync under the temporary folder; it ends and is removed some seconds after its last session has gone.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const cluster = await joinCluster();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(cluster, async (client) => {
    const template = await ensureTemplate(client, cluster);
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  const address = { ...cluster, database: name };
  const connection = connectDatabase(address, { max: 10, applicationName: 'sigillum-test' });
  return {
    ...connection,
    address,
    async drop() {
      await connection.close();
      await administer(cluster, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

type ClusterAddress = { host: string; user: string; database: string };

async function joinCluster(): Promise<ClusterAddress> {
  for (let attempt = 1; ; attempt += 1) {
    const home = path.join(folder, readPointer());
    try {
      const cluster = await startEmbeddedPostgres({ folder: home, isDurable: false });
      ensureKeeper(home, cluster.pid);
      return cluster.address as ClusterAddress;
    } catch (error) {
      // The keeper may have been taking this cluster away at this very moment.
      if (attempt === 3) throw error;
      await delay(100);
    }
  }
}

// The pointer names the cluster in use. A link is made whole or not at all, so that all processes agree on one.
function readPointer(): string {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  for (;;) {
    if (existsSync(pointer)) return readFileSync(pointer, 'utf8');
    const name = randomBytes(4).toString('hex');
    const draft = `${pointer}-${name}`;
    writeFileSync(draft, name);
    try {
      linkSync(draft, pointer);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
}

function ensureKeeper(home: string, postmaster: number): void {
  const note = `${home}.keeper`;
  if (existsSync(note) && isProcessAlive(Number(readFileSync(note, 'utf8')))) return;
  const script = fileURLToPath(new URL('./testing-keeper.ts', import.meta.url));
  const keeper = spawn(process.execPath, [script, home, String(postmaster)], { detached: true, stdio: 'ignore' });
  writeFileSync(note, String(keeper.pid));
  keeper.unref();
}

async function ensureTemplate(client: pg.Client, cluster: ClusterAddress): Promise<string> {
  const name = `template_${hashMigrations()}`;
  const isReady = async () =>
    (await client.query('select from pg_database where datname = $1 and datistemplate', [name])).rowCount === 1;
  if (await isReady()) return name;
  await client.query(`select pg_advisory_lock(hashtext('test template'))`);
  if (await isReady()) return name;
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  const connection = connectDatabase({ ...cluster, database: name }, { max: 1 });
  try {
    await migrateDatabase(connection.db);
  } finally {
    await connection.close();
  }
  await client.query(`alter database ${name} is_template true allow_connections false`);
  return name;
}

function hashMigrations(): string {
  const home = fileURLToPath(new URL('./migrations/', import.meta.url));
  const hash = createHash('sha256');
  for (const name of readdirSync(home).toSorted()) hash.update(name).update(readFileSync(path.join(home, name)));
  return hash.digest('hex').slice(0, 16);
}

async function administer<T>(cluster: ClusterAddress, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new WatchedClient({ ...cluster, database: 'postgres' });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}
