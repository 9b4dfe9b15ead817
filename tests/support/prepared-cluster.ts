import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { connectDatabase } from '@sigillum/server/database/connect.ts';
import { startEmbeddedPostgres } from '@sigillum/server/database/embedded-postgres.ts';
import { migrateDatabase } from '@sigillum/server/database/migrate.ts';

/** Where the run keeps the files of a database that has every table and no row. */
const prepared = 'SIGILLUM_PREPARED_CLUSTER';

/** Makes for all servers of a run, once, the database that each would make for itself at its first start. Resolves to what removes it. */
export async function prepareCluster(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sigillum-cluster-'));
  const cluster = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres'), isDurable: false });
  const connection = connectDatabase(cluster.address, { max: 1 });
  try {
    await migrateDatabase(connection.db);
  } finally {
    await connection.close();
    await cluster.stop();
  }
  process.env[prepared] = path.join(folder, 'postgres/data');
  return async () => {
    delete process.env[prepared];
    await rm(folder, { recursive: true, force: true });
  };
}

/** Gives a data folder without a database a copy of the prepared one, where the run has made one. Owners stay what they are. */
export async function takePreparedCluster(dataDir: string): Promise<void> {
  const source = process.env[prepared];
  const folder = path.join(dataDir, 'postgres');
  if (!source || existsSync(folder)) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await promisify(execFile)('cp', ['-a', source, path.join(folder, 'data')]);
}
