import pg from 'pg';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { expect, onTestFinished, vi } from 'vitest';
import { seedPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

it.each([
  ['four times about a person alone', 4, {}],
  ['three times about an administrator', 3, { business: true }],
] as const)('asks the database %s, the session among them, for every page load does', async (_who, times, options) => {
  const { client } = await seedPerson(world, 'nora@example.ch', options);
  // The first call of ten seconds also looks after the clock.
  await client.call(getUser, {});
  // What a session is asked, whether it is prepared or not.
  const query = vi.spyOn(pg.Query.prototype, 'submit');
  onTestFinished(() => query.mockRestore());
  await client.call(getUser, {});
  expect(query).toHaveBeenCalledTimes(times);
});
