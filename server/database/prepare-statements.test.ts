import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../process/log.ts';
import { openTransactionPooler, type TransactionPooler } from '../testing/transaction-pooler.ts';
import { connectDatabase, type DatabaseConnection } from './connect.ts';
import { openDatabase } from './open-database.ts';
import { openStatementNames } from './prepare-statements.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

type Address = { host: string; user: string; database: string };

let test: TestDatabase;
let pooler: TransactionPooler;
let one: DatabaseConnection;
beforeAll(async () => {
  test = await createTestDatabase();
  pooler = await openTransactionPooler(test.address as Address);
  one = connectDatabase(test.address, { max: 1 });
});
afterAll(async () => {
  await one.close();
  await pooler.close();
  await test.drop();
});

const countUsers = (connection: DatabaseConnection, email: string) =>
  connection.db.selectFrom('users').select('id').where('email', '=', email).execute();
const listPrepared = async ({ db }: DatabaseConnection) =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows.map(
    ({ statement }) => statement,
  );

describe('statements', () => {
  it('are prepared once they have come three times, whatever their values, and not those that come seldom', async () => {
    await countUsers(one, 'a@example.ch');
    await countUsers(one, 'b@example.ch');
    expect(await listPrepared(one)).toEqual([]);
    await countUsers(one, 'c@example.ch');
    await countUsers(one, 'd@example.ch');
    expect(await listPrepared(one)).toEqual(['select "id" from "users" where "email" = $1']);
  });

  it('with a list of values are planned each time, for each length is another text', async () => {
    for (let turn = 0; turn < 6; turn += 1)
      await one.db.selectFrom('users').select('email').where('lang', 'in', ['en', 'de', 'fr', 'it']).execute();
    expect((await listPrepared(one)).filter((text) => text.includes('"email" from'))).toEqual([]);
  });

  it('are refused by PostgreSQL once their table has got a column, and asked again as they are', async () => {
    const read = () => one.db.selectFrom('surveys').selectAll().where('user_id', '=', randomUUID()).execute();
    for (let turn = 0; turn < 4; turn += 1) await read();
    await sql`alter table surveys add column later text`.execute(test.db);
    expect(await read()).toEqual([]);
    expect(await read()).toEqual([]);
    await sql`alter table surveys drop column later`.execute(test.db);
  });

  it('are none in a transaction that asks for all columns, which another server may add to: nothing fails there', async () => {
    const userId = randomUUID();
    const read = (db: DatabaseConnection['db']) =>
      db.selectFrom('surveys').selectAll().where('user_id', '=', userId).limit(3).execute();
    const count = (db: DatabaseConnection['db']) =>
      db.selectFrom('surveys').select(db.fn.countAll().as('count')).where('user_id', '=', userId).executeTakeFirst();
    const readTwice = () =>
      one.db.transaction().execute(async (trx) => {
        await count(trx);
        return read(trx);
      });
    for (let turn = 0; turn < 4; turn += 1) await readTwice();
    await sql`alter table surveys add column later text`.execute(test.db);
    expect(await readTwice()).toEqual([]);
    const prepared = await listPrepared(one);
    expect(prepared.filter((text) => text.includes('count(*)'))).toHaveLength(1);
    expect(prepared.filter((text) => text.includes('limit'))).toEqual([]);
    await sql`alter table surveys drop column later`.execute(test.db);
  });

  it('are prepared in a transaction that asks for all columns within, and answers with those that it names', async () => {
    const read = (email: string) =>
      one.db.transaction().execute((trx) =>
        sql`with found as (select * from (select *, 1 as amount from users where email = ${email}) person)
          select id from found where (select count(*) from found) > 0`.execute(trx),
      );
    for (let turn = 0; turn < 4; turn += 1) await read('a@example.ch');
    expect((await listPrepared(one)).filter((text) => text.includes('with found'))).toHaveLength(1);
    await sql`alter table users add column later text`.execute(test.db);
    expect((await read('a@example.ch')).rows).toEqual([]);
    await sql`alter table users drop column later`.execute(test.db);
  });

  it('keep their errors', async () => {
    for (let turn = 0; turn < 5; turn += 1)
      await expect(sql`select 1 / ${turn * 0}::int`.execute(one.db)).rejects.toThrow('division by zero');
  });

  it('get no more names than a session can bear, and are forgotten where they come seldom', () => {
    const names = openStatementNames(2);
    const findOften = (text: string) => [1, 2, 3, 4].map(() => names.find(text)).at(-1);
    expect(['a', 'b', 'c', 'a'].map(findOften)).toEqual(['s1', 's2', undefined, 's1']);
    names.forget('a');
    expect(names.find('a')).toBeUndefined();
    const seldom = openStatementNames();
    for (const _ of [1, 2, 3]) {
      for (let other = 0; other < 1000; other += 1) seldom.find(`${_} ${other}`);
      expect(seldom.find('seldom')).toBeUndefined();
    }
  });
});

describe('through a pooler in transaction mode', () => {
  it('everything works, on any of its sessions, and nothing lies in one', async () => {
    const pooled = connectDatabase({ connectionString: pooler.url }, { isPooled: true });
    const answers = await Promise.all(Array.from({ length: 40 }, () => countUsers(pooled, 'a@example.ch')));
    expect(answers.flat()).toEqual([]);
    const pids = await pooled.db.transaction().execute(async (trx) => {
      const read = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)).rows[0]!.pid;
      return [await read(), await read(), await read()];
    });
    expect(new Set(pids).size).toBe(1);
    for (let turn = 0; turn < 3; turn += 1) expect(await listPrepared(pooled)).toEqual([]);
    await pooled.close();
  });

  it('a server that was not told of it fails, as before a real one', async () => {
    const untold = connectDatabase({ connectionString: pooler.url });
    await expect(countUsers(untold, 'a@example.ch')).rejects.toThrow('unsupported startup parameter: options');
    await untold.close();
  });

  it('the database tells new sessions what they have to know, and the lock of the server is held beside it', async () => {
    const { host, user, database } = test.address as Address;
    const url = `postgresql:///${database}?host=${encodeURIComponent(host)}&user=${user}`;
    const options = {
      url,
      folder: '',
      log: createLog({ level: 'error', write: () => undefined }),
      onLost: () => undefined,
    };
    // As after the first start of all: the pooler's sessions are those of before, in the time of the cluster.
    await sql`alter database ${sql.id(database)} set timezone to 'Asia/Tokyo'`.execute(test.db);
    const before = await openTransactionPooler(test.address as Address);
    await expect(openDatabase({ ...options, poolerUrl: before.url })).rejects.toThrow(/RECONNECT in PgBouncer/);
    await before.close();
    const after = await openTransactionPooler(test.address as Address);
    const opened = await openDatabase({ ...options, poolerUrl: after.url });
    const { rows } = await sql<{ timezone: string; limit: string; locks: number }>`
      select current_setting('timezone') as timezone, current_setting('statement_timeout') as limit,
        (select count(*)::int from pg_stat_activity where application_name = 'sigillum-lock' and datname = ${database}) as locks`.execute(
      opened.db,
    );
    expect(rows).toEqual([{ timezone: 'UTC', limit: '30s', locks: 1 }]);
    await opened.close();
    await after.close();
  });
});
