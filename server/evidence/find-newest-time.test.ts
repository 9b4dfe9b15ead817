import { sql } from 'kysely';
import { expect } from 'vitest';
import { createDraft } from '../testing/journeys.ts';
import { seedPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { findNewestTime } from './find-newest-time.ts';

it('the newest time is that of the last event, and no more than the end of a long trail is read for it', async () => {
  const { db } = world.services;
  expect(await findNewestTime(db)).toBeUndefined();
  const anna = await seedPerson(world, 'anna@example.ch', { business: true });
  const id = await createDraft(anna);
  expect(Date.now() - (await findNewestTime(db))!.getTime()).toBeLessThan(60_000);
  const insert = (count: number, at: string) =>
    sql`insert into audit_events (request_id, seq, at, name, actor, data, previous_hash, hash)
      select ${id}, (select max(seq) from audit_events) + n, ${at}::timestamptz, 'VIEWED', '{"type":"system"}', '{}', md5(n::text), md5(n::text)
      from generate_series(1, ${count}::int) n`.execute(db);
  await insert(1, '2040-01-01T00:00:00Z');
  expect(await findNewestTime(db)).toEqual(new Date('2040-01-01T00:00:00Z'));
  await insert(80_000, '2031-01-01T00:00:00Z');
  expect(await findNewestTime(db), 'what lies far before the end').toEqual(new Date('2031-01-01T00:00:00Z'));
});
