import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../process/log.ts';
import { checkDatabaseVersion, connectDatabase, isDatabaseUnavailable } from './connect.ts';
import type { DatabaseConnection } from './connect.ts';
import { describeUnreachable } from './describe-unreachable.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import type { DatabaseAddress } from './database-address.ts';
import { keepSessionSettings } from './keep-session-settings.ts';
import { migrateDatabase } from './migrate.ts';
import { isProcessAlive } from './postmaster.ts';
import { lockServer, ServerLockedError } from './server-lock.ts';
import type { ServerLock } from './server-lock.ts';
import { locateDatabase } from './standby.ts';

export type OpenDatabaseOptions = {
  /** The operator's own server; undefined: the embedded one, in `folder`. */
  url: string | undefined;
  /** A standby of it, which may be promoted while we run. */
  standbyUrl?: string | undefined;
  /** A pooler in transaction mode before it, for everything but locks, notifications and settings. */
  poolerUrl?: string | undefined;
  folder: string;
  log: Log;
  /** Told before steps that take a while. */
  onProgress?: (step: string) => void;
  /** Told when another server has taken the database over: this one must end. */
  onLost: (reason: Error) => void;
  /** Milliseconds to wait for a server that is just ending; 3 s unless told. */
  waitMs?: number;
  /** One of several servers on a database of the operator's own; else this one is alone. */
  isShared?: boolean;
  /** What this server's leases are known by. */
  bootId?: string;
};

/** The server's database, locked for it alone, with the tables of this version. */
export type OpenDatabase = DatabaseConnection & {
  address: DatabaseAddress;
  isEmbedded: boolean;
  lock: Pick<ServerLock, 'takeTurn' | 'beginJobs'>;
  /** True when an embedded cluster had outlived an earlier server. */
  isReattached: boolean;
};

/**
 * Opens the database of the server: finds or starts it, takes the server's lock, migrates. `close` gives all of it back and
 * ends an embedded cluster. Throws ServerLockedError when another server works on it, else a sentence for the operator.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { url, standbyUrl, folder, log, onProgress, waitMs = 3000, isShared = false, bootId } = options;
  const start = () => startEmbeddedPostgres(onProgress ? { folder, onProgress } : { folder });
  let isClosing = false;
  const lock = async (address: DatabaseAddress) =>
    lockServer(address, { waitMs, onLost: options.onLost, isShared, bootId });
  const { cluster, address, serverLock } = url
    ? await lockForeign(url, standbyUrl, lock)
    : await startAndLock(start, lock);
  const watch = cluster && watchCluster(cluster, start, log, () => isClosing);
  const { poolerUrl } = options;
  const connection = connectDatabase(poolerUrl ? { connectionString: poolerUrl } : address, {
    isPooled: poolerUrl !== undefined,
    onIdleError: (error) => {
      if (!isClosing) log.warn('database session broke', { error });
    },
  });
  const close = async () => {
    isClosing = true;
    clearInterval(watch);
    await connection.close();
    // The lock goes with the cluster: a successor that waits for it must not get it while the cluster is ending.
    if (cluster) serverLock.abandon();
    await (cluster ? cluster.stop() : serverLock.release());
  };
  try {
    if (poolerUrl) await keepSessionSettings(address, connection.pool);
    await checkDatabaseVersion(connection.pool);
    // Whoever comes second finds nothing left to do.
    const steps = await serverLock.takeTurn(() => migrateDatabase(connection.db));
    if (steps.length) log.info('database migrated', { steps });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    ...connection,
    address,
    close,
    lock: serverLock,
    isEmbedded: cluster !== undefined,
    isReattached: cluster?.isReattached ?? false,
  };
}

async function lockForeign(
  url: string,
  standbyUrl: string | undefined,
  lock: (address: DatabaseAddress) => Promise<ServerLock>,
) {
  const address = await locateDatabase(url, standbyUrl);
  try {
    return { cluster: undefined, address, serverLock: await lock(address) };
  } catch (error) {
    if (error instanceof ServerLockedError) throw error;
    throw new Error(describeUnreachable(url, error) ?? 'The database of DATABASE_URL cannot be used.', {
      cause: error,
    });
  }
}

// A server that is just ending takes its cluster with it, perhaps from under our hands: then it is started anew.
async function startAndLock(
  start: () => Promise<EmbeddedPostgres>,
  lock: (address: DatabaseAddress) => Promise<ServerLock>,
) {
  for (let attempt = 1; ; attempt += 1) {
    const cluster = await start();
    try {
      return { cluster, address: cluster.address, serverLock: await lock(cluster.address) };
    } catch (error) {
      if (error instanceof ServerLockedError || !isDatabaseUnavailable(error) || attempt === 10) throw error;
      await delay(200);
    }
  }
}

// PostgreSQL recovers from the loss of a session's process by itself, but not from the loss of its first process.
function watchCluster(
  cluster: EmbeddedPostgres,
  start: () => Promise<EmbeddedPostgres>,
  log: Log,
  isClosing: () => boolean,
) {
  let isStarting = false;
  return setInterval(async () => {
    if (isStarting || isClosing() || isProcessAlive(cluster.pid)) return;
    isStarting = true;
    log.error('the embedded database ended unexpectedly; starting it again', { pid: cluster.pid });
    try {
      Object.assign(cluster, await start());
      if (isClosing()) await cluster.stop();
    } catch (error) {
      log.error('the embedded database did not start again', { error });
    } finally {
      isStarting = false;
    }
  }, 1000).unref();
}
