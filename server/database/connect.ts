import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DatabaseAddress } from './database-address.ts';
import { oldestPostgres } from './postgres-binaries.ts';
import { isStale, openStatementNames, prepareStatements } from './prepare-statements.ts';
import type { Database } from './schema.ts';
import { readAddress } from './standby.ts';
import { traceStatement } from './trace-statement.ts';
import { DatabaseSilentError, watchSilence, type SilenceLimits } from './watch-silence.ts';
import { WatchedClient } from './watched-client.ts';

/** A pool of sessions and the typed query builder over it. `close` waits for queries under way. */
export type DatabaseConnection = { db: Kysely<Database>; pool: pg.Pool; close(): Promise<void> };

export type ConnectOptions = {
  /** Most sessions at a time; 20 unless told. */
  max?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  /** Told when an idle session breaks; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void;
  /** Through a pooler that gives out its sessions by transaction: a session is told nothing, and nothing is left in it. */
  isPooled?: boolean;
  /** How long a database may be silent; as watch-silence.ts says unless told. */
  silence?: SilenceLimits;
};

/** Each of its sessions goes to the server that takes writes when it is opened. */
export function openClientClass(address: DatabaseAddress): typeof WatchedClient {
  if (!('servers' in address)) return WatchedClient;
  return class extends WatchedClient {
    constructor(config?: string | pg.ClientConfig) {
      super({ ...(config as pg.ClientConfig), ...readAddress(address) });
    }
  };
}

/** How a session has to be; through a pooler, `keepSessionSettings` tells the database itself. */
export const sessionSettings = {
  timezone: 'UTC',
  statement_timeout: '30s',
  idle_in_transaction_session_timeout: '60s',
};

/**
 * Opens a pool on a database. int8 arrives as a number (an error beyond 2^53), date as the text YYYY-MM-DD,
 * timestamptz as a Date; the sessions' time zone is UTC. Connects when first used.
 */
export function connectDatabase(address: DatabaseAddress, options: ConnectOptions = {}): DatabaseConnection {
  const { isPooled = false } = options;
  const names = openStatementNames();
  const servers = 'servers' in address ? address.servers : undefined;
  class Session extends openClientClass(address) {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      if (!isPooled) prepareStatements(this, names);
    }
  }
  const told = Object.entries(sessionSettings).map(([name, value]) => `-c ${name}=${value}`);
  const pool = new pg.Pool({
    ...readAddress(address),
    Client: Session,
    max: options.max ?? 20,
    application_name: options.applicationName ?? 'sigillum',
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: { getTypeParser: findTypeParser as typeof pg.types.getTypeParser },
    ...(isPooled ? {} : { options: told.join(' ') }),
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  const openProbe = () => {
    // Behind the silence may lie a standby that has been promoted.
    void servers?.find();
    return new WatchedClient({ ...readAddress(address), application_name: 'sigillum-probe' });
  };
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: watchSilence(pool, openProbe, options.silence) }),
    log: traceStatement,
  });
  return { db, pool, close: () => db.destroy() };
}

function findTypeParser(oid: number, format?: 'text' | 'binary') {
  if (format !== 'binary' && oid === pg.types.builtins.INT8) return parseSafeInteger;
  if (format !== 'binary' && oid === pg.types.builtins.DATE) return (text: string) => text;
  return pg.types.getTypeParser(oid, format);
}

function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the safe integers.`);
  return value;
}

/** Throws with a sentence for the operator when the server cannot be reached or is older than Sigillum needs. */
export async function checkDatabaseVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(`select current_setting('server_version_num')::int / 10000 as major`);
  if (rows[0].major < oldestPostgres) {
    throw new Error(`The database is PostgreSQL ${rows[0].major}; Sigillum needs ${oldestPostgres} or newer.`);
  }
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);

/** Whether PostgreSQL gave a statement up because it took longer than `connectDatabase` allows (query_canceled). */
export const isStatementOverdue = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === '57014' || isStatementOverdue(error.cause));

/**
 * Whether an error means that the database cannot be reached now (answer 503 with Retry-After), and not that a query was
 * wrong. PostgreSQL's classes 08 (connection), 53 (resources) and 57P (operator intervention: shutting down, starting up), a server that
 * only follows another (25006), tables that another server changes at this moment, and two who wait for each other (40P01).
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseSilentError) return true;
  if (!(error instanceof Error)) return false;
  if (isStale(error)) return true;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && (networkCodes.has(code) || /^(08|40P01|53|57P|25006)/.test(code))) return true;
  if (
    /connection terminated|timeout exceeded when trying to connect|Client was closed|not queryable/i.test(error.message)
  )
    return true;
  return error.cause !== undefined && isDatabaseUnavailable(error.cause);
}
