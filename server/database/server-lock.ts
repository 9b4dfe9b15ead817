import { sql, type RawBuilder } from 'kysely';
import type pg from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseAddress } from './database-address.ts';
import { readAddress } from './standby.ts';
import { WatchedClient } from './watched-client.ts';

/** Thrown when another server works on the same data. */
export class ServerLockedError extends Error {
  override readonly name = 'ServerLockedError';
}

/** The right to work on a database, alone or as one of several, held by a session of its own. */
export type ServerLock = {
  release(): Promise<void>;
  /** Keeps the lock as long as its session lives, and does not mind when that ends. */
  abandon(): void;
  /** Does something that no other server does at the same time: others wait. */
  takeTurn<T>(work: () => Promise<T>): Promise<T>;
  /** From now on this server works on jobs. `resume` runs before, when it is the only one. */
  beginJobs(resume: () => Promise<void>): Promise<void>;
};

// Four letters each in ASCII, as the two 32-bit keys of PostgreSQL's session advisory locks: "sigi" and what is locked.
const sigi = 0x73_69_67_69;
const [whole, turn, jobs] = [0x6c_6c_75_6d, 0x74_75_72_6e, 0x6a_6f_62_73];
/** "live", and the server's id hashed. */
const live = 0x6c_69_76_65;

/** Whether the server of an id in a column lives: whether its session does. */
export const isAlive = (column: string): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from pg_locks where locktype = 'advisory' and granted and objsubid = 2 and classid = ${live}::bigint::oid
    and objid = (hashtext(${sql.ref(column)}::text)::bigint & 4294967295)::oid
    and database = (select oid from pg_database where datname = current_database()))`;

/** How a server works on a database. */
export interface ServerLockOptions {
  waitMs: number;
  onLost: (reason: Error) => void;
  /** One of several, all of which say so; else no other. */
  isShared?: boolean;
  /** What its leases are known by. */
  bootId?: string | undefined;
}

/**
 * Takes the session advisory lock of the database. It vanishes with this process, whatever ends it.
 * Waits `waitMs` for a server that is just ending, then throws ServerLockedError.
 * When the session breaks it is taken again; `onLost` hears when another server was faster.
 */
export async function lockServer(address: DatabaseAddress, options: ServerLockOptions): Promise<ServerLock> {
  let isReleased = false;
  let isAtJobs = false;
  let client = await acquire(address, options, options.waitMs);
  const watch = (held: pg.Client) => {
    held.once('end', () => {
      if (!isReleased) void retake();
    });
  };
  const retake = async () => {
    const deadline = Date.now() + 60_000;
    while (!isReleased) {
      try {
        if ('servers' in address) await address.servers?.find();
        const next = await acquire(address, options, 0);
        try {
          if (isAtJobs && !isReleased) await next.query('select pg_advisory_lock_shared($1, $2)', [sigi, jobs]);
        } catch (error) {
          // Given up before it is watched: else two would begin anew for it, and each find the other one's session.
          await next.end().catch(() => undefined);
          throw error;
        }
        if (isReleased) return await next.end();
        client = next;
        watch(client);
        return;
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
    async takeTurn(work) {
      const session = client;
      await session.query('select pg_advisory_lock($1, $2)', [sigi, turn]);
      try {
        return await work();
      } finally {
        await session.query('select pg_advisory_unlock($1, $2)', [sigi, turn]);
      }
    },
    async beginJobs(resume) {
      const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as alone', [sigi, jobs]);
      const isAlone = rows[0].alone as boolean;
      if (isAlone) await resume();
      isAtJobs = true;
      await client.query('select pg_advisory_lock_shared($1, $2)', [sigi, jobs]);
      if (isAlone) await client.query('select pg_advisory_unlock($1, $2)', [sigi, jobs]);
    },
  };
}

/** A server that follows another gives out locks, too, but nobody who writes asks it for them. */
async function demandWrites(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select pg_is_in_recovery() as follows');
  if (!rows[0].follows) return;
  await client.end();
  throw Object.assign(new Error('The database follows another one and takes no writes.'), { code: '25006' });
}

async function acquire(
  address: DatabaseAddress,
  { isShared = false, bootId }: ServerLockOptions,
  waitMs: number,
): Promise<pg.Client> {
  const client = new WatchedClient({ ...readAddress(address), application_name: 'sigillum-lock', keepAlive: true });
  await client.connect();
  await demandWrites(client);
  const deadline = Date.now() + waitMs;
  const attempt = `select pg_try_advisory_lock${isShared ? '_shared' : ''}($1, $2) as held`;
  for (;;) {
    const { rows } = await client.query(attempt, [sigi, whole]);
    if (rows[0].held) {
      if (bootId) await client.query('select pg_advisory_lock($1, hashtext($2))', [live, bootId]);
      return client;
    }
    if (Date.now() >= deadline) break;
    await delay(100);
  }
  await client.end();
  throw new ServerLockedError(
    isShared
      ? 'A Sigillum server without SIGILLUM_ROLE, or a command, is at work on the same data.'
      : 'Another Sigillum server is already running on the same data.',
  );
}
