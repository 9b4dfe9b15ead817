import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/testing.ts';
import { appendEvent, type EvidenceCall } from './append-event.ts';
import { writeCanonicalJson } from './canonical-json.ts';
import { verifyChain } from './verify-chain.ts';

let database: TestDatabase;
const now = new Date('2026-11-21T08:00:00.123Z');
const userId = randomUUID();
const call: EvidenceCall = {
  actor: {
    kind: 'user',
    id: userId,
    email: 'anna@example.ch',
    firstName: 'Anna',
    lastName: 'Keller',
    lang: 'de',
    sessionHash: '',
  },
  meta: { ip: '192.0.2.7', zone: 'Europe/Zurich' },
  now,
};

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db
    .insertInto('users')
    .values({
      id: userId,
      email: 'anna@example.ch',
      first_name: 'Anna',
      last_name: 'Keller',
      password_hash: '',
      lang: 'de',
      created_at: now,
    })
    .execute();
});
afterAll(() => database.drop());

async function createRequest(): Promise<string> {
  const id = randomUUID();
  await database.db
    .insertInto('signature_requests')
    .values({
      id,
      owner_id: userId,
      title: 'T',
      quality: 'SES',
      legislation: 'ZERTES',
      status: 'DRAFT',
      origin: 'WEB',
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

const append = (requestId: string, message?: string) =>
  database.db.transaction().execute((trx) => appendEvent(trx, call, { requestId, name: 'UPDATED', data: { message } }));
const readChain = (requestId: string) =>
  database.db.selectFrom('audit_events').selectAll().where('request_id', '=', requestId).orderBy('seq').execute();

describe('the chain of audit events', () => {
  it('is intact after events from parallel transactions, which are numbered without a gap', async () => {
    const id = await createRequest();
    await Promise.all(Array.from({ length: 8 }, (_, index) => append(id, `“${index}” 👩‍⚖️ שלום`)));
    const events = await readChain(id);
    expect(events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(verifyChain(events)).toEqual({ isIntact: true, lastHash: events.at(-1)!.hash });
    expect(events[0]).toMatchObject({
      ip: '192.0.2.7',
      zone: 'Europe/Zurich',
      actor: { type: 'member', email: 'anna@example.ch' },
    });
  });

  it.each([
    [
      'changed',
      (events: never[]) =>
        events.map((event, index) => (index === 1 ? { ...(event as object), name: 'SIGNED' } : event)),
    ],
    ['removed', (events: never[]) => events.toSpliced(1, 1)],
    ['put in another order', (events: never[]) => [events[0], events[2], events[1]]],
  ])('shows where an event was %s', async (_how, tamper) => {
    const id = await createRequest();
    for (const message of ['one', 'two', 'three']) await append(id, message);
    const events = await readChain(id);
    expect(verifyChain(tamper(events as never[]) as never)).toEqual({ isIntact: false, brokenAt: 2 });
  });

  it('does not accept an event of another request', async () => {
    const [one, other] = [await createRequest(), await createRequest()];
    await append(one);
    const events = await readChain(one);
    expect(verifyChain(events.map((event) => ({ ...event, request_id: other })))).toEqual({
      isIntact: false,
      brokenAt: 1,
    });
  });
});

describe('canonical JSON', () => {
  it('does not depend on the order of keys nor on members that are undefined', () => {
    expect(writeCanonicalJson({ b: [1, { d: null, c: 'é' }], a: undefined })).toBe('{"b":[1,{"c":"é","d":null}]}');
    expect(writeCanonicalJson({ a: 1, B: 2 })).toBe('{"B":2,"a":1}');
  });
});
