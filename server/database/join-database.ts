import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseUnavailable } from './connect.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import type { DatabaseAddress } from './database-address.ts';
import { lockServer, ServerLockedError } from './server-lock.ts';
import { locateDatabase } from './standby.ts';

/** A database as it is, and the way to leave it as it was. */
export type JoinedDatabase = {
  address: DatabaseAddress;
  /** Whether a server works on it. */
  isServed: boolean;
  close(): Promise<void>;
};

/**
 * Reaches the database without changing its tables: that of a running server, or an embedded one that is started for as long as a command
 * works; no server starts meanwhile. `url`: the operator's own.
 */
export async function joinDatabase({
  url,
  standbyUrl,
  folder,
}: {
  url?: string | undefined;
  /** A standby of it. */
  standbyUrl?: string | undefined;
  folder: string;
}): Promise<JoinedDatabase> {
  for (let attempt = 1; ; attempt += 1) {
    const cluster = url ? undefined : await startEmbeddedPostgres({ folder });
    const address = cluster?.address ?? (await locateDatabase(url!, standbyUrl));
    try {
      const lock = await lockServer(address, { waitMs: 0, onLost: () => undefined });
      const close = async () => {
        // As a server ends: a successor must not get the lock while the cluster is ending.
        if (cluster) lock.abandon();
        await (cluster ? cluster.stop() : lock.release());
      };
      return { address, isServed: false, close };
    } catch (error) {
      if (error instanceof ServerLockedError) return { address, isServed: true, close: async () => undefined };
      // A server that is just ending takes its cluster with it.
      if (!cluster || !isDatabaseUnavailable(error) || attempt === 10) throw error;
      await delay(200);
    }
  }
}
