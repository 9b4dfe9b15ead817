import pg from 'pg';
import { setImmediate as afterInput } from 'node:timers/promises';

/** Nothing comes from a database that was asked: its machine is frozen, or the way to it is cut. */
export class DatabaseSilentError extends Error {
  override readonly name = 'DatabaseSilentError';

  constructor() {
    super('The database does not answer.');
  }
}

export interface SilenceLimits {
  /** A session that has been quiet for so long is asked before it is given out. */
  quietMs: number;
  /** So long an answer is awaited. On a machine with far too much to do seconds pass before anybody answers, and a false alarm ends every call. */
  patienceMs: number;
}

const usual: SilenceLimits = { quietMs: 1000, patienceMs: 4000 };

/** What pg does not declare: a session's socket. */
type Wired = { connection: { stream: { on(name: 'data', hear: () => void): void; destroy(): void } } };

/**
 * Gives out a pool's sessions, and ends them all when the database has fallen silent: the limits of its own statements are kept by
 * nobody then. Calls are refused at once until it answers again, which a session beside the pool asks every second.
 */
export function watchSilence(pool: pg.Pool, openProbe: () => pg.Client, limits = usual) {
  const { quietMs, patienceMs } = limits;
  const sessions = new Set<Wired>();
  let heardAt = 0;
  let isSilent = false;
  let isAsking = false;
  const hear = () => {
    heardAt = performance.now();
  };
  pool.on('connect', (client) => {
    const session = client as unknown as Wired;
    hear();
    sessions.add(session);
    session.connection.stream.on('data', hear);
    client.once('end', () => sessions.delete(session));
  });

  const fallSilent = () => {
    isSilent = true;
    for (const { connection } of sessions) connection.stream.destroy();
    sessions.clear();
  };

  /** What comes of it, or a DatabaseSilentError when meanwhile nothing at all was heard. */
  const awaitSign = async <T>(work: Promise<T>): Promise<T> => {
    const askedAt = performance.now();
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(async () => {
      // This process may have been busy itself: what has come in by now is read first.
      await afterInput();
      if (heardAt > askedAt) return;
      fallSilent();
      reject(new DatabaseSilentError());
    }, patienceMs);
    return Promise.race([work, promise]).finally(() => clearTimeout(timer));
  };

  const ask = async () => {
    const probe = openProbe();
    try {
      await awaitSign(probe.connect().then(() => probe.query('select 1')));
      hear();
      isSilent = false;
    } catch (error) {
      // A refusal is an answer, too.
      if (!(error instanceof DatabaseSilentError)) isSilent = false;
    } finally {
      (probe as unknown as Wired).connection.stream.destroy();
    }
  };
  const look = setInterval(() => {
    const isBusy = pool.totalCount > pool.idleCount;
    if (isAsking || !(isSilent || (isBusy && performance.now() - heardAt > quietMs))) return;
    isAsking = true;
    void ask().finally(() => {
      isAsking = false;
    });
  }, quietMs).unref();

  return {
    options: pool.options,
    async connect(): Promise<pg.PoolClient> {
      if (isSilent) throw new DatabaseSilentError();
      const isResting = pool.idleCount > 0;
      const taken = pool.connect();
      // A session that rests is there at once. Whoever waits for somebody else's hears of the silence by its end.
      const isNew = !isResting && (pool.waitingCount === 0 || pool.totalCount < pool.options.max);
      const client = await (isNew ? awaitSign(taken) : taken).catch((error: unknown) => {
        void taken.then((late) => late.release(true)).catch(() => undefined);
        throw error;
      });
      if (performance.now() - heardAt < quietMs) return client;
      try {
        await awaitSign(client.query('select 1'));
        return client;
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
    async end(): Promise<void> {
      clearInterval(look);
      await pool.end();
    },
  };
}
