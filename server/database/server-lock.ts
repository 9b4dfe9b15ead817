import pg from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseAddress } from './embedded-postgres.ts';

/** Thrown when another server works on the same data. */
export class ServerLockedError extends Error {
  override readonly name = 'ServerLockedError';
}

/** The right to be the only server on a database, held by a session of its own. */
export type ServerLock = {
  release(): Promise<void>;
  /** Keeps the lock as long as its session lives, and does not mind when that ends. */
  abandon(): void;
};

// "sigillum" in ASCII, as the two 32-bit keys of PostgreSQL's session advisory locks.
const [keyHigh, keyLow] = [0x73_69_67_69, 0x6c_6c_75_6d];

/**
 * Takes the session advisory lock of the database. It vanishes with this process, whatever ends it.
 * Waits `waitMs` for a server that is just ending, then throws ServerLockedError.
 * When the session breaks it is taken again; `onLost` hears when another server was faster.
 */
export async function lockServer(
  address: DatabaseAddress,
  options: { waitMs: number; onLost: (reason: Error) => void },
): Promise<ServerLock> {
  let isReleased = false;
  let client = await acquire(address, options.waitMs);
  const watch = (held: pg.Client) => {
    held.once('end', () => {
      if (!isReleased) void retake();
    });
  };
  const retake = async () => {
    const deadline = Date.now() + 60_000;
    while (!isReleased) {
      try {
        client = await acquire(address, 0);
        return isReleased ? await client.end() : watch(client);
      } catch (error) {
        if (error instanceof ServerLockedError || Date.now() > deadline) return options.onLost(error as Error);
        await delay(500);
      }
    }
  };
  watch(client);
  return {
    async release() {
      isReleased = true;
      await client.end();
    },
    abandon() {
      isReleased = true;
    },
  };
}

async function acquire(address: DatabaseAddress, waitMs: number): Promise<pg.Client> {
  const client = new pg.Client({ ...address, application_name: 'sigillum-lock', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  const deadline = Date.now() + waitMs;
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as held', [keyHigh, keyLow]);
    if (rows[0].held) return client;
    if (Date.now() >= deadline) break;
    await delay(100);
  }
  await client.end();
  throw new ServerLockedError('Another Sigillum server is already running on the same data.');
}
