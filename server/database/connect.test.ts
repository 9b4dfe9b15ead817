import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDatabaseVersion, connectDatabase, isDatabaseUnavailable } from './connect.ts';
import { migrateDatabase } from './migrate.ts';
import { createTestDatabase } from './testing.ts';
import type { TestDatabase } from './testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('connection', () => {
  it('reads int8 as a number, refuses what a number cannot hold, and reads dates as written, in UTC', async () => {
    const { rows } = await database.pool.query(
      `select 9007199254740991::int8 as big, '2026-11-21'::date as day, current_setting('timezone') as zone`,
    );
    expect(rows).toEqual([{ big: Number.MAX_SAFE_INTEGER, day: '2026-11-21', zone: 'UTC' }]);
    await expect(database.pool.query('select 9007199254740993::int8')).rejects.toThrow(RangeError);
  });

  it('accepts the version it was made for', async () => {
    await expect(checkDatabaseVersion(database.pool)).resolves.toBeUndefined();
  });

  it('tells a database that is away from a query that is wrong', async () => {
    const away = connectDatabase({ host: '/nowhere', user: 'x', database: 'x' });
    expect(isDatabaseUnavailable(await away.pool.query('select 1').catch((error) => error))).toBe(true);
    await away.close();
    expect(isDatabaseUnavailable(await database.pool.query('select nothing').catch((error) => error))).toBe(false);
    expect(isDatabaseUnavailable(Object.assign(new Error('ending'), { code: '57P01' }))).toBe(true);
    expect(isDatabaseUnavailable(new Error('outer', { cause: new Error('Connection terminated unexpectedly') }))).toBe(
      true,
    );
    // Nothing of the call was done, and nobody is to blame: it may be asked again.
    expect(isDatabaseUnavailable(Object.assign(new Error('deadlock detected'), { code: '40P01' }))).toBe(true);
    expect(isDatabaseUnavailable(new Error('cached plan must not change result type'))).toBe(true);
    expect(isDatabaseUnavailable('text')).toBe(false);
  });

  it('survives the loss of a session between two statements of a transaction, which then fails', async () => {
    const transaction = database.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await database.pool.query('select pg_terminate_backend($1, 5000)', [rows[0]!.pid]);
      await sql`select 1`.execute(trx);
    });
    expect(isDatabaseUnavailable(await transaction.catch((error: unknown) => error))).toBe(true);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

describe('test databases', () => {
  it('are apart from each other, with every table', async () => {
    const other = await createTestDatabase();
    await sql`create table own ()`.execute(other.db);
    await expect(sql`select from own`.execute(database.db)).rejects.toThrow('does not exist');
    expect(await database.db.selectFrom('mails').selectAll().execute()).toEqual([]);
    await other.drop();
  });
});

describe('migrations', () => {
  const step = (statement: string) => ({
    up: async (db: TestDatabase['db']) => void (await sql.raw(statement).execute(db)),
  });
  const known = async () => Object.fromEntries((await listSteps()).map((name) => [name, step('select 1')]));
  const listSteps = async () =>
    (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db)).rows.map(
      ({ name }) => name,
    );

  it('have all run on a fresh database, and none of them twice', async () => {
    expect(await migrateDatabase(database.db)).toEqual([]);
  });

  it('run once when two servers start at the same moment', async () => {
    const steps = { ...(await known()), '800-two': step('create table two ()') };
    const ran = await Promise.all([migrateDatabase(database.db, steps), migrateDatabase(database.db, steps)]);
    expect(ran.flat()).toEqual(['800-two']);
  });

  it('leave nothing behind when one fails, and name it', async () => {
    const steps = {
      ...(await known()),
      '801-good': step('create table good ()'),
      '802-bad': step('create tabel bad ()'),
    };
    await expect(migrateDatabase(database.db, steps)).rejects.toThrow('The database step 802-bad failed.');
    await expect(sql`select from good`.execute(database.db)).rejects.toThrow('does not exist');
  });

  it('refuse data that a newer version has written', async () => {
    const steps = await known();
    delete steps['800-two'];
    await expect(migrateDatabase(database.db, steps)).rejects.toThrow('written by a newer version');
  });
});
