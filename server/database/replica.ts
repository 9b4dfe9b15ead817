import { setTimeout as delay } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection as KyselyConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import pg from 'pg';
import { type HealthFinding, withLimit } from '../process/health.ts';
import type { Log } from '../process/log.ts';
import { connectDatabase, isDatabaseUnavailable } from './connect.ts';
import type { Database } from './schema.ts';

/** So long a list waits for the replica to have what was written before it was asked for; milliseconds. */
const longestWait = 200;
/** So long nobody asks it any more after it was away, or behind. */
const rest = 2000;
/** So long an answer about its position is awaited. */
const patienceMs = 1000;

/** A server that follows the database, for lists and exports. */
export interface Replica {
  /**
   * A database to read from, which has all that was written before this call: by whoever asks and by everybody else. Undefined where the replica is away
   * or behind, or follows another history than the database's. What fails there later is asked of the database itself. Reads alone, outside transactions.
   */
  follow(): Promise<Kysely<Database> | undefined>;
  /** Never unwell: the database itself answers instead. Words: replica_away, replica_behind. */
  check(): Promise<HealthFinding>;
  close(): Promise<void>;
}

/** Opens sessions when first used. `now`: monotonic milliseconds. */
export function openReplica(
  url: string,
  primary: Kysely<Database>,
  primaryPool: pg.Pool,
  { log, now = () => performance.now() }: { log: Log; now?: () => number },
): Replica {
  const connection = connectDatabase({ connectionString: url }, { max: 10, applicationName: 'sigillum-replica' });
  let restsUntil = -Infinity;
  let state: 'ok' | 'replica_away' | 'replica_behind' = 'ok';

  function note(next: typeof state, error?: unknown): undefined {
    if (next !== state) {
      if (next === 'ok') log.info('the replica is read from again');
      else log.warn('the replica is not read from', { state: next, ...(error !== undefined && { error }) });
    }
    state = next;
    if (next !== 'ok') restsUntil = now() + rest;
    return undefined;
  }

  /**
   * For one call: the replica, until it has gone, had to give a query up for what it replays, or was asked to write; from then on the database itself.
   */
  function openReading(): Kysely<Database> {
    let reader = connection.db;
    const read = async <R>(query: CompiledQuery<R>) => {
      // Of two that are asked at once the other may have gone over already.
      const asked = reader;
      try {
        return await asked.executeQuery(query);
      } catch (error) {
        if (asked === primary || !isReplicasFault(error)) throw error;
        if (readCode(error) !== readOnly) note('replica_away', error);
        reader = primary;
        return primary.executeQuery(query);
      }
    };
    return new Kysely<Database>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => makeReader(read),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    });
  }

  /** Whether it has what the database had when it was asked, at once or soon. */
  async function catchUp(): Promise<'ok' | 'replica_behind'> {
    const asked = await primaryPool.query<Position>(
      `select pg_current_wal_flush_lsn()::text as lsn, ('x' || substr(pg_walfile_name(pg_current_wal_flush_lsn()), 1, 8))::bit(32)::int as timeline`,
    );
    const { lsn, timeline } = asked.rows[0]!;
    const deadline = now() + longestWait;
    for (;;) {
      // Its machine may be frozen.
      const { rows } = await withLimit(
        connection.pool.query<{ follows: boolean; has: boolean | null; timeline: number }>(
          `select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn() >= $1::pg_lsn as has,
             (select timeline_id from pg_control_checkpoint()) as timeline`,
          [lsn],
        ),
        patienceMs,
      );
      const at = rows[0]!;
      // A position counts within one history only: after a failover the replica may have one that the database never had.
      if (at.follows && at.has && at.timeline === timeline) return 'ok';
      if (!at.follows || at.timeline !== timeline || now() >= deadline) return 'replica_behind';
      await delay(5);
    }
  }

  async function follow(): Promise<Kysely<Database> | undefined> {
    if (now() < restsUntil) return undefined;
    try {
      const found = await catchUp();
      // What somebody has found out meanwhile is newer: who was faster to ask does not take it back.
      if (now() < restsUntil) return undefined;
      note(found);
      return found === 'ok' ? openReading() : undefined;
    } catch (error) {
      return note('replica_away', error);
    }
  }
  return {
    follow,
    async check() {
      // Tried once in a while also where nobody asks for lists.
      await follow();
      return { state: 'ok', isWell: true, notices: state === 'ok' ? [] : [state] };
    },
    close: connection.close,
  };
}

type Position = { lsn: string; timeline: number };

/** What a list marks as late when it is looked at is written by nobody there. */
const readOnly = '25006';
const readCode = (error: unknown) => String((error as { code?: unknown }).code);

/** That it is away, that it ended a query for what it replays (40001), or that it has no rows of tables without a log (0A000). */
const isReplicasFault = (error: unknown) =>
  isDatabaseUnavailable(error) || ['40001', '0A000', readOnly].includes(readCode(error));

/** A driver that can do no more than ask. */
function makeReader(read: <R>(query: CompiledQuery<R>) => ReturnType<KyselyConnection['executeQuery']>): Driver {
  const refuse = () => Promise.reject(new Error('From a replica one reads, without transactions.'));
  const connection: KyselyConnection = {
    executeQuery: <R>(query: CompiledQuery) => read<R>(query) as ReturnType<typeof connection.executeQuery<R>>,
    streamQuery() {
      throw new Error('From a replica rows are read at once.');
    },
  };
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    releaseConnection: () => Promise.resolve(),
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: () => Promise.resolve(),
  };
}
