import { sql, type Kysely } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../database/testing.ts';
import type { Database } from '../database/schema.ts';
import { watchSessions } from './watch-sessions.ts';

const database = await createTestDatabase();
const { db } = database;
const sessions = watchSessions(database);
afterAll(() => database.drop());

const ask = (by: Kysely<Database>) => sql`select 1`.execute(by);

function isDemandMet(): boolean {
  try {
    sessions.demandOne();
    return true;
  } catch {
    return false;
  }
}

it.each<[string, () => Promise<unknown>, boolean]>([
  ['outside of a transaction', () => ask(db), false],
  ['by its transaction', () => db.transaction().execute((trx) => ask(trx)), false],
  [
    'after its transaction',
    () =>
      db
        .transaction()
        .execute(ask)
        .then(() => ask(db)),
    false,
  ],
  ['beside its transaction', () => db.transaction().execute(() => ask(db)), true],
])('a call that asks %s', async (_where, work, isTold) => {
  const api = sessions.watch({ fetch: () => work().then(() => new Response()) });
  const call = () => api.fetch();
  await call();
  expect(isDemandMet()).toBe(!isTold);
  // Told once; and a test that calls within a transaction of its own has opened that one, not the call.
  if (!isTold) await db.transaction().execute(() => call());
  expect(isDemandMet()).toBe(true);
});
