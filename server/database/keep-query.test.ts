import { type Kysely, sql } from 'kysely';
import { describe, expect, vi } from 'vitest';
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

describe('what a page asks at once', () => {
  const readAll = keepQuery(
    (_db, { at, number }: { at: Date; number: number }) => sql<Record<string, unknown>>`
      select kind, ${at}::timestamptz as instant, null::timestamptz as never, 'infinity'::timestamptz as forever,
        '12026-03-04 05:06:07.891+00'::timestamptz as distant, date '2026-11-29' as day, ${number}::int as number, count(*) as many,
        true as is_so, 'ä “$1” \\' as text, '{"a":[1,null]}'::jsonb as document, array['x', null] as words, 1.5::float8 as share,
        gen_random_uuid() is not null as has_id
      from unnest(array['first', 'second']) with ordinality listed(kind, place) group by kind, place order by place`,
  );
  const divide = keepQuery(
    (_db, { by }: { by: number }) => sql<{ quotient: number }>`select 12 / ${by}::int as quotient`,
  );
  const countBytes = keepQuery(
    (_db, { text }: { text: string }) => sql<{ bytes: Buffer }>`select ${text}::bytea as bytes`,
  );
  const ask = (db: Kysely<Database>) =>
    Promise.all([
      divide(db, { by: 4 }),
      readAll(db, { at: new Date(1234), number: 7 }),
      countBytes(db, { text: 'abc' }),
      readAll(db, { at: new Date('2026-11-29T10:20:30.456Z'), number: 8 }),
    ]);
  const openWatched = () => {
    const page = openPage(world.services.db);
    return { page, asked: vi.spyOn(page, 'executeQuery') };
  };

  it('goes out together once it is known how it comes back, and is what it is by itself', async () => {
    const { db } = world.services;
    const alone = await ask(db);
    expect(alone[1][0]).toMatchObject({ instant: new Date(1234), never: null, forever: Infinity, many: 1 });
    for (let turn = 0; turn < 4; turn += 1) expect(await ask(openPage(db))).toEqual(alone);
    const { page, asked } = openWatched();
    expect(await ask(page)).toEqual(alone);
    // Bytes are no JSON.
    expect(asked).toHaveBeenCalledTimes(2);
    expect(await ask(page)).toEqual(alone);
    expect(asked).toHaveBeenCalledTimes(4);
    await divide(page, { by: 3 });
    expect(asked.mock.lastCall?.[0]).toMatchObject({ sql: expect.stringMatching(/^select 12/) });
  });

  it('fails each by itself', async () => {
    const { page, asked } = openWatched();
    for (let turn = 0; turn < 4; turn += 1) await ask(page);
    asked.mockClear();
    const [refused, found] = await Promise.allSettled([
      divide(page, { by: 0 }),
      readAll(page, { at: new Date(0), number: 1 }),
    ]);
    expect(refused).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(/zero/) } });
    expect(found).toMatchObject({ status: 'fulfilled', value: [{ number: 1 }, { number: 1 }] });
    expect(asked).toHaveBeenCalledTimes(3);
  });
});
