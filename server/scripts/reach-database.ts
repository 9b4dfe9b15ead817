import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { connectDatabase, type DatabaseConnection } from '../database/connect.ts';
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { requireWholeData } from '../database/installation.ts';
import { openDatabase } from '../database/open-database.ts';
import { ServerLockedError } from '../database/server-lock.ts';
import { locateDatabase } from '../database/standby.ts';
import { createLog } from '../process/log.ts';

/** A command came before the first start of the server. */
export class NoDataError extends Error {
  override readonly name = 'NoDataError';
}

/** Throws where the server has never run: before anything is made where there is nothing, such as its key. */
export function requireData({ dataDir }: Config): void {
  if (!existsSync(path.join(dataDir, 'server-key.json')))
    throw new NoDataError(`There are no data in ${dataDir} yet. Start Sigillum once.`);
}

/** The database, also while the server works on it: what a command sets needs no restart. */
export async function reachDatabase({
  databaseUrl: url,
  standbyUrl,
  dataDir,
  logLevel,
}: Config): Promise<DatabaseConnection> {
  requireWholeData({ databaseUrl: url, dataDir });
  const folder = path.join(dataDir, 'postgres');
  const log = createLog({
    level: logLevel === 'debug' ? 'debug' : 'error',
    write: (line) => process.stderr.write(line),
  });
  try {
    // A server that runs is no obstacle, so its end is not waited for.
    return await openDatabase({
      url,
      standbyUrl,
      folder,
      log,
      onLost: (reason) => log.error(reason.message),
      waitMs: 0,
    });
  } catch (error) {
    if (!(error instanceof ServerLockedError)) throw error;
    return connectDatabase(
      url ? await locateDatabase(url, standbyUrl) : (await startEmbeddedPostgres({ folder })).address,
    );
  }
}
