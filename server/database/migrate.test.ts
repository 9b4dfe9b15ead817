import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateDatabase } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const widen = (column: string) => ({
  ...migrations,
  [`999-${column}`]: {
    up: async (db: Parameters<(typeof migrations)[string]['up']>[0]) =>
      void (await sql`alter table users add column ${sql.ref(column)} text`.execute(db)),
  },
});

it('a step that waits for a table in use lets others pass, and is taken when the table is free', async () => {
  const { db } = database;
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  const long = db.transaction().execute(async (trx) => {
    await sql`select count(*) from users`.execute(trx);
    hold();
    await over;
  });
  await held;
  const migrating = migrateDatabase(db, widen('one'), { lockMs: 100, pauseMs: 100, inAllMs: 60_000 });
  // As long as the other transaction lasts, whoever reads is held up no longer than one try.
  for (let reader = 0; reader < 10; reader += 1) await sql`select count(*) from users`.execute(db);
  end();
  await long;
  expect(await migrating).toEqual(['999-one']);
});

it('gives up in the end, in a sentence, with nothing half done', async () => {
  const { db } = database;
  await db.transaction().execute(async (trx) => {
    await sql`select count(*) from users`.execute(trx);
    const hasty = { lockMs: 50, pauseMs: 50, inAllMs: 300 };
    await expect(migrateDatabase(db, { ...widen('one'), ...widen('two') }, hasty)).rejects.toThrow(
      'The database step 999-two failed.',
    );
  });
  expect((await sql`select 1 from information_schema.columns where column_name = 'two'`.execute(db)).rows).toEqual([]);
  expect((await sql`show lock_timeout`.execute(db)).rows).toEqual([{ lock_timeout: '0' }]);
});
