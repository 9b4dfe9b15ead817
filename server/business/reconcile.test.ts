import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as endpoints from '@sigillum/api-contracts/business/index.ts';
import { getSubscriptionUsage } from '@sigillum/api-contracts/pricing/get-subscription-usage.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import { appendEvents, systemCall, type NewEvent } from '../evidence/append-event.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { createTestServices, type TestServices } from '../testing/test-services.ts';
import { countActivityDays } from './count-activity-days.ts';

let world: TestServices;
const owners: SeededPerson[] = [];
const begunAt = new Date('2026-09-30T08:00:00.000Z');
const now = new Date('2026-12-29T21:00:00.000Z');
const wanted = 10_000;
const qualities = ['SES', 'AES', 'AES_MINIMAL', 'QES', 'DEMO', 'PART11'] as const;

/** Always the same numbers from 0 to below 1 (mulberry32). */
function makeDice(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const roll = makeDice(16);
const pick = <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)]!;

beforeAll(async () => {
  world = await createTestServices();
  world.setClock(begunAt);
  for (const email of ['anna@example.ch', 'bea@example.ch', 'carla@example.ch'])
    owners.push(await seedPerson(world, email, { business: true }));
  await world.services.db.updateTable('users').set({ attributes: '{}' }).execute();
  owners.push(await seedPerson(world, 'dora@example.ch'));
  await world.services.db.updateTable('users').set({ attributes: '{}' }).execute();
});
afterAll(() => world.close());

/** What was really signed: by payer, quality, law and moment. */
interface Made {
  payer: SeededPerson;
  quality: Quality;
  legislation: string;
  at: Date;
}

it(`agrees to the unit after ${wanted} random signatures with declines, undone transactions and repetitions`, async () => {
  const { db } = world.services;
  const requests: { id: string; owner: SeededPerson }[] = [];
  for (let index = 0; index < 48; index += 1) {
    const owner = owners[index % owners.length]!;
    const { id } = await owner.client.call(createSignatureRequest, { body: { title: `Nr. ${index}` } });
    requests.push({ id, owner });
  }
  const made: Made[] = [];
  const undo = new Error('undone');
  while (made.length < wanted) {
    const { id, owner } = pick(requests);
    // Time goes on as signatures are made.
    const at = new Date(begunAt.getTime() + Math.floor((made.length / wanted) * (now.getTime() - begunAt.getTime())));
    const signed: Made[] = [];
    const events: Omit<NewEvent, 'requestId'>[] = [];
    for (let left = 1 + Math.floor(roll() * 60); left > 0; left -= 1) {
      const kind = roll();
      if (kind < 0.1) events.push({ name: 'DECLINED', data: { sid: randomUUID() } });
      else if (kind < 0.15) events.push({ name: 'SIGNATURE_FAILED', data: { sid: randomUUID() } });
      else {
        const [quality, legislation] = [pick(qualities), pick(['ZERTES', 'EIDAS'])];
        events.push({ name: 'SIGNED', data: { sid: randomUUID(), quality, legislation } });
        signed.push({ payer: owner, quality, legislation, at });
      }
    }
    const append = (isUndone: boolean) =>
      db.transaction().execute(async (trx) => {
        await appendEvents(trx, systemCall(at), id, events);
        if (isUndone) throw undo;
      });
    // A fault or a death before the commit, after which the call is repeated or is not.
    const fate = roll();
    if (fate < 0.25)
      await append(true).catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    if (fate > 0.1) {
      await append(false);
      made.push(...signed);
    }
    // The job that counts days that are over comes by at any time.
    if (roll() < 0.05) await countActivityDays(db, at);
  }
  world.setClock(now);
  await countActivityDays(db, now);

  const rows = await db.selectFrom('paid_signatures').selectAll().execute();
  expect(rows).toHaveLength(made.length);
  const events = await db
    .selectFrom('audit_events')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('name', '=', 'SIGNED')
    .executeTakeFirstOrThrow();
  expect(Number(events.count)).toBe(made.length);

  for (const owner of owners.filter(({ businessId }) => businessId)) {
    const params = { id: owner.businessId! };
    const own = made.filter(({ payer }) => payer === owner);
    const usage = await owner.client.call(getSubscriptionUsage, { params });
    const { start_at, end_at } = usage.period;
    const inPeriod = own.filter(({ at }) => at >= new Date(start_at) && at < new Date(end_at));
    expect(usage.signatures).toEqual(count(inPeriod));

    const { months } = await owner.client.call(endpoints.getBusinessStatistics, { params });
    expect(months.flatMap(({ signatures }) => signatures).reduce((sum, one) => sum + one.count, 0)).toBe(own.length);

    const file = await (await owner.client.call(endpoints.exportSignatureActivities, { params, query: {} })).text();
    const lines = file.trimEnd().split('\r\n').slice(1);
    expect(lines).toHaveLength(own.length);
    expect(new Set(lines.map((line) => line.split(';')[0])).size).toBe(own.length);
    const report = await owner.client.call(endpoints.exportSignatureActivities, {
      params,
      query: { group_by: 'cost_center' },
    });
    const sums = (await report.text()).trimEnd().split('\r\n').slice(1);
    const cells = sums.map((line) => line.split(';').map((cell) => cell.replaceAll('"', '')));
    for (const [, , quality, legislation, signatures] of cells)
      expect(Number(signatures), `${quality} ${legislation}`).toBe(
        own.filter((one) => one.quality === quality && one.legislation === legislation).length,
      );
    const { total_items } = await owner.client.call(endpoints.listSignatureActivities, { params, query: {} });
    expect(total_items).toBe(own.length);
  }
  const persons = made.filter(({ payer }) => payer === owners.at(-1));
  expect(rows.filter(({ user_id, business_id }) => user_id === owners.at(-1)!.id && business_id === null)).toHaveLength(
    persons.length,
  );
  expect(persons.length).toBeGreaterThan(1000);
});

const count = (list: readonly Made[]) =>
  qualities
    .map((quality) => ({ quality, count: list.filter((one) => one.quality === quality).length }))
    .filter((one) => one.count > 0)
    .toSorted((one, other) => (one.quality < other.quality ? -1 : 1));
