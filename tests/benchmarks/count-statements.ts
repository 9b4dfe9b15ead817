import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connectDatabase } from '@sigillum/server/database/connect.ts';

/**
 * How many statements a signature takes, up to its commit, begin and commit among them: of the session that takes its lease. By the log of an embedded
 * PostgreSQL in `cluster`, where nobody else signs meanwhile; what follows (its mail) and what other sessions do is not the signature's.
 */
export async function countStatements(cluster: string, signOne: () => Promise<unknown>): Promise<number> {
  const socket = readFileSync(path.join(cluster, 'data/postmaster.pid'), 'utf8').split('\n')[4]!;
  const database = connectDatabase(
    { host: socket, user: 'sigillum', database: 'postgres' },
    { max: 1, applicationName: 'bench' },
  );
  const readLog = () => readFileSync(path.join(cluster, 'postgres.log'), 'utf8');
  const listSaid = async (from: number) => {
    const { rows } = await database.pool.query<{ pid: number }>(
      "select pid from pg_stat_activity where application_name = 'sigillum'",
    );
    return [
      ...readLog()
        .slice(from)
        .matchAll(/\[(\d+)\] LOG: {2}(?:statement|execute)([^\n]*)/g),
    ]
      .filter(([, session]) => rows.some(({ pid }) => pid === Number(session)))
      .map(([, session, said]) => ({ session, said: said! }));
  };
  const tellAll = async (whose: 'all' | 'none') => {
    await database.pool.query(`alter system set log_statement = '${whose}'`);
    await database.pool.query('select pg_reload_conf()');
    await delay(300);
  };
  try {
    await tellAll('all');
    // By its place in the log: sessions come and go.
    const start = readLog().length;
    await signOne();
    const said = await listSaid(start);
    await tellAll('none');
    const lease = said.find((one) => one.said.includes('insert into "signing_locks"'));
    const own = said.filter(({ session }) => session === lease?.session);
    const at = own.indexOf(lease!);
    const isEnd = (one: { said: string }) => one.said.endsWith(': commit');
    // The session may have done something else before, and goes on with what follows.
    const before = own.slice(0, at).findLastIndex(isEnd) + 1;
    return own.findIndex((one, index) => index > at && isEnd(one)) + 1 - before;
  } finally {
    await database.close();
  }
}
