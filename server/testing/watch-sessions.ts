import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseConnection } from '../database/connect.ts';
import type { Api } from '../http/mount.ts';

/** Of a call to the API: whether its transaction is open. */
const calls = new AsyncLocalStorage<{ isInTransaction: boolean }>();

/**
 * Demands that no call asks the pool for a second session while its transaction holds one (docs/decisions/360). A test that holds a lock by a
 * transaction of its own and calls meanwhile is not meant.
 */
export function watchSessions({ db, pool }: Pick<DatabaseConnection, 'db' | 'pool'>) {
  let second: Error | undefined;
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  pool.connect = ((...args: unknown[]) => {
    if (calls.getStore()?.isInTransaction)
      second ??= new Error('A call asked for a second session in its transaction.');
    return connect(...args);
  }) as typeof pool.connect;
  const begin = db.transaction.bind(db);
  db.transaction = () => {
    const transaction = begin();
    const execute = transaction.execute.bind(transaction);
    transaction.execute = (work) =>
      execute((trx) => (calls.getStore() ? calls.run({ isInTransaction: true }, () => work(trx)) : work(trx)));
    return transaction;
  };
  return {
    /** The API, whose calls are watched from then on. */
    watch<Watched extends Pick<Api, 'fetch'>>(api: Watched): Watched {
      const { fetch } = api;
      api.fetch = (...args) => calls.run({ isInTransaction: false }, () => fetch(...args));
      return api;
    },
    /** Throws where one has asked, with the place. */
    demandOne() {
      const found = second;
      second = undefined;
      if (found) throw found;
    },
  };
}
