import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import { seedPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { keepQuery, openPage } from './keep-query.ts';
import type { Database } from './schema.ts';

it('is built once, and asked with its own values each time, within a transaction, too', async () => {
  let built = 0;
  const findPeople = keepQuery((db, { email, since }: { email: string; since: Date }) => {
    built += 1;
    return db.selectFrom('users').select('email').where('email', '=', email).where('created_at', '>=', since);
  });
  const { db } = world.services;
  await seedPerson(world, 'anna@example.ch');
  await seedPerson(world, 'bruno@example.ch');
  const since = new Date(0);
  expect(await findPeople(db, { email: 'anna@example.ch', since })).toEqual([{ email: 'anna@example.ch' }]);
  const inside = await db.transaction().execute((trx) => findPeople(trx, { email: 'bruno@example.ch', since }));
  expect(inside).toEqual([{ email: 'bruno@example.ch' }]);
  expect(await findPeople(db, { email: 'anna@example.ch', since: new Date('2999-01-01') })).toEqual([]);
  expect(built).toBe(1);
});

it('takes SQL as it takes what is built, and lists as one value', async () => {
  const add = keepQuery(
    (_db, { numbers, more }: { numbers: readonly number[]; more: number }) =>
      sql<{ sum: number }>`select number + ${more}::int as sum from unnest(${numbers}::int[]) number`,
  );
  expect(await add(world.services.db, { numbers: [1, 2], more: 10 })).toEqual([{ sum: 11 }, { sum: 12 }]);
  expect(await add(world.services.db, { numbers: [], more: 1 })).toEqual([]);
});

it('is asked once for a page, where it is the same for all of it, and again where it failed', async () => {
  let built = 0;
  const build = (db: Kysely<Database>, { email }: { email: string }) => {
    built += 1;
    if (built === 1) throw new Error('The database is away.');
    return db.selectFrom('users').select('email').where('email', '=', email);
  };
  const findPeople = keepQuery(build, { isOfPage: true });
  const { db } = world.services;
  const page = openPage(db);
  await expect(findPeople(page, { email: 'anna@example.ch' })).rejects.toThrow('away');
  expect(await findPeople(page, { email: 'anna@example.ch' })).toEqual([]);
  await seedPerson(world, 'anna@example.ch');
  // The page sees what it saw, others what there is: another page, who asks for something else, and what changes something.
  expect(await findPeople(page, { email: 'anna@example.ch' })).toEqual([]);
  await seedPerson(world, 'bruno@example.ch');
  expect(await findPeople(page, { email: 'bruno@example.ch' })).toHaveLength(1);
  for (const other of [db, openPage(db)]) expect(await findPeople(other, { email: 'anna@example.ch' })).toHaveLength(1);
  const inside = await page.transaction().execute((trx) => findPeople(trx, { email: 'anna@example.ch' }));
  expect(inside).toHaveLength(1);
});
