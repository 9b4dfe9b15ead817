import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSignatureActivities } from '@sigillum/api-contracts/business/list-signature-activities.ts';
import { getSubscriptionUsage } from '@sigillum/api-contracts/pricing/get-subscription-usage.ts';
import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import { appendEvent, systemCall } from '../evidence/append-event.ts';
import { keyOf, sendRequest } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { createTestServices, type TestServices } from '../testing/test-services.ts';

let world: TestServices;
let anna: SeededPerson;

beforeAll(async () => {
  world = await createTestServices();
  world.setClock('2026-09-30T08:00:00.000Z');
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
});
afterAll(() => world.close());

const read = ({ client, businessId } = anna) =>
  client.call(getSubscriptionUsage, { params: { id: businessId ?? anna.businessId! } });

/** A signature in the evidence of a request of Anna’s. */
const sign = (requestId: string, at: string, quality: Quality) =>
  world.services.db
    .transaction()
    .execute((trx) =>
      appendEvent(trx, systemCall(new Date(at)), { requestId, name: 'SIGNED', data: { sid: randomUUID(), quality } }),
    );

describe('what a business has used of its plan', () => {
  it('is counted by quality from the first moment of the period to before the first of the next, as its activities are', async () => {
    const requestId = await sendRequest(anna, { signatures: [{ account_email: anna.email }] });
    // In the trial, at the last moment of a month, at the first of the next, later in it, and at the first of the one after.
    await sign(requestId, '2026-10-05T08:00:00.000Z', 'SES');
    await sign(requestId, '2026-11-30T07:59:59.999Z', 'SES');
    await sign(requestId, '2026-11-30T08:00:00.000Z', 'SES');
    await sign(requestId, '2026-12-01T08:00:00.000Z', 'AES');
    await sign(requestId, '2026-12-24T08:00:00.000Z', 'AES');
    await sign(requestId, '2026-12-30T08:00:00.000Z', 'QES');

    world.setClock('2026-10-06T08:00:00.000Z');
    expect(await read()).toEqual({
      period: { start_at: '2026-09-30T08:00:00.000Z', end_at: '2026-10-14T08:00:00.000Z' },
      seats: { used: 1, held: 0, total: 25 },
      signatures: [{ quality: 'SES', count: 1 }],
      identifications: [],
      quotas: [],
    });
    world.setClock('2026-12-29T08:00:00.000Z');
    const { period, signatures } = await read();
    expect(period).toEqual({ start_at: '2026-11-30T08:00:00.000Z', end_at: '2026-12-30T08:00:00.000Z' });
    expect(signatures).toEqual([
      { quality: 'AES', count: 2 },
      { quality: 'SES', count: 1 },
    ]);
    const listed = await anna.client.call(listSignatureActivities, { params: { id: anna.businessId! }, query: {} });
    const within = listed.activities.filter(
      ({ timestamp }) => timestamp >= period.start_at && timestamp < period.end_at,
    );
    expect(within).toHaveLength(3);
  });

  it('is told to administrators alone', async () => {
    const member = await seedPerson(world, 'bruno@example.ch', { business: anna.businessId!, role: 'member' });
    const stranger = await seedPerson(world, 'nora@example.ch');
    expect(await keyOf(read(member))).toBe('error.business.admins_only');
    expect(await keyOf(read(stranger))).toBe('error.not_found');
  });
});
