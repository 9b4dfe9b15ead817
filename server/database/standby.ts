import type pg from 'pg';
import type { DatabaseAddress, DatabaseServers } from './database-address.ts';
import { WatchedClient } from './watched-client.ts';

/** So long an answer is awaited: a machine that is frozen or cut off must not keep us from the other. */
const patienceMs = 2000;

async function takesWrites(connectionString: string): Promise<boolean> {
  const client = new WatchedClient({
    ...{ connectionString, application_name: 'sigillum-standby' },
    ...{ connectionTimeoutMillis: patienceMs, query_timeout: patienceMs },
  });
  try {
    await client.connect();
    const { rows } = await client.query('select pg_is_in_recovery() as follows');
    return !rows[0].follows;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => undefined);
  }
}

export function openDatabaseServers(urls: readonly [string, string]): DatabaseServers {
  let current: string = urls[0];
  let search: Promise<void> | undefined;
  const look = async () => {
    const answers = await Promise.all(urls.map(async (url) => ((await takesWrites(url)) ? url : undefined)));
    // Two that take writes are a mistake of whoever promoted one: we stay where we are.
    if (!answers.includes(current)) current = answers.find((url) => url !== undefined) ?? current;
  };
  return {
    current: () => current,
    find: async () => (search ??= look().finally(() => (search = undefined))),
  };
}

/** The operator's database; with a standby, whichever of the two takes writes. */
export async function locateDatabase(url: string, standbyUrl?: string): Promise<DatabaseAddress> {
  if (!standbyUrl) return { connectionString: url };
  const servers = openDatabaseServers([url, standbyUrl]);
  await servers.find();
  return { connectionString: url, servers };
}

/** Where a session is opened now, as `pg` understands it. */
export const readAddress = (address: DatabaseAddress): Exclude<pg.ClientConfig, string> => {
  if (!('connectionString' in address)) return address;
  return { connectionString: address.servers?.current() ?? address.connectionString };
};
