import { sql } from 'kysely';
import { expect } from 'vitest';
import { it, world } from '../testing/world.ts';
import { askForNext, beginRound } from './rounds.ts';

const hourMs = 3600_000;
const listWaiting = async () => {
  const { rows } = await sql<{ key: string; due: Date }>`select singleton_key as key, start_after as due from jobs.job
    where name = 'clean-up' and state < 'active'`.execute(world.services.db);
  return rows;
};

it('runs once when a server starts, whatever waits from before', async () => {
  const { services } = world;
  const { bootId } = services;
  await beginRound(services, 'clean-up');
  expect(await listWaiting()).toMatchObject([{ key: bootId }]);
  for (const before of [-hourMs, hourMs]) {
    await askForNext(services, 'clean-up', before);
    await beginRound({ ...services, bootId: 'after another start' }, 'clean-up');
    expect(await listWaiting()).toMatchObject([{ key: 'after another start' }]);
  }
});

it('asks for the next run once', async () => {
  const due = new Date(world.services.now().getTime() + hourMs);
  expect(await askForNext(world.services, 'clean-up', hourMs)).toBe(true);
  expect(await askForNext(world.services, 'clean-up', 2 * hourMs)).toBe(false);
  expect(await listWaiting()).toMatchObject([{ key: 'next', due }]);
});
