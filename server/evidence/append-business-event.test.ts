import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/testing.ts';
import { appendBusinessEvents } from './append-business-event.ts';
import { systemCall } from './append-event.ts';
import { chainHash, genesisHash } from './hash-event.ts';

const now = new Date('2026-11-21T08:00:00.123Z');
const businessId = randomUUID();
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db
    .insertInto('businesses')
    .values({
      id: businessId,
      name: 'Keller AG',
      email: 'anna@example.ch',
      payment_method: 'TRIALING',
      plan: 'trial',
      created_at: now,
      updated_at: now,
    })
    .execute();
});
afterAll(() => database.drop());

it('what two people do at once in an organisation becomes one chain', async () => {
  const append = (subject: string) =>
    database.db.transaction().execute((trx) =>
      appendBusinessEvents(trx, systemCall(now), businessId, [
        { name: 'GROUP_CREATED', data: { subject } },
        { name: 'GROUP_DELETED', data: { subject } },
      ]),
    );
  await Promise.all([append('A'), append('B'), append('C')]);
  const events = await database.db.selectFrom('business_events').selectAll().orderBy('seq').execute();
  expect(events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
  let previous = genesisHash;
  for (const { hash, previous_hash, at, ...row } of events) {
    expect(previous_hash).toBe(previous);
    expect(chainHash(previous, { ...row, at: at.toISOString() })).toBe(hash);
    previous = hash;
  }
});
