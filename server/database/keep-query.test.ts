import { sql } from 'kysely';
import { expect } from 'vitest';
import { seedPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { keepQuery } from './keep-query.ts';

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
