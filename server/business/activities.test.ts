import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as endpoints from '@sigillum/api-contracts/business/index.ts';
import { createClient } from '@sigillum/api-contracts/client.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { appendEvent, operatorCall, systemCall } from '../evidence/append-event.ts';
import type { EventData } from '../evidence/event.ts';
import { eraseRequest } from '../signature-requests/erase-request.ts';
import { keyOf, sendRequest, sign } from '../testing/journeys.ts';
import { connect, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { createTestServices, type TestServices } from '../testing/test-services.ts';
import { countActivityDays } from './count-activity-days.ts';

let world: TestServices;
let anna: SeededPerson;

beforeAll(async () => {
  world = await createTestServices();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.reset();
  world.setClock('2026-11-21T23:30:00.000Z');
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  const accepted_at = new Date('2026-01-01T00:00:00.000Z');
  await world.services.db.updateTable('memberships').set({ accepted_at }).execute();
});

const params = (person = anna) => ({ id: person.businessId! });
const listSignatures = (query: object = {}, { client } = anna) =>
  client.call(endpoints.listSignatureActivities, { params: params(), query });
const listAccounts = (query: object = {}) =>
  anna.client.call(endpoints.listAccountActivities, { params: params(), query });
const statistics = () => anna.client.call(endpoints.getBusinessStatistics, { params: params() });
const exportUsage = (query: object = {}) =>
  anna.client.call(endpoints.exportSignatureActivities, { params: params(), query });

/** An open request of Anna’s, and signatures in its evidence at these moments. */
async function seedSignatures(
  moments: readonly string[],
  data: EventData = {},
  custom: string | null = 'CC 4711\nrest',
): Promise<string> {
  const { db } = world.services;
  const id = await sendRequest(anna, { custom, signatures: [{ account_email: anna.email }] });
  const actor = {
    ...({ kind: 'user' } as const),
    ...{ id: anna.id, email: anna.email, firstName: '=1+1', lastName: 'Ä;"B"' },
    ...{ lang: 'de', sessionHash: '' },
  } as const;
  for (const moment of moments)
    await db.transaction().execute((trx) =>
      appendEvent(
        trx,
        { ...systemCall(new Date(moment)), actor },
        {
          requestId: id,
          name: 'SIGNED',
          data: { sid: randomUUID(), quality: 'SES', ...data },
        },
      ),
    );
  return id;
}

const timesOf = ({ activities }: { activities: { timestamp: string }[] }) =>
  activities.map(({ timestamp }) => timestamp);

describe('the signatures of an organisation', () => {
  it('are those that were made, to the unit, with who asked for them and who signed', async () => {
    // The trust centre of the tests is of today.
    world.setClock(undefined);
    const bruno = await seedPerson(world, 'bruno@example.ch', { firstName: 'Bruno', lastName: 'Frei' });
    const id = await sendRequest(anna, {
      custom: '  CC 4711 \nrest',
      signatures: [{ account_email: anna.email }, { account_email: bruno.email }],
    });
    expect(await listSignatures()).toMatchObject({ total_items: 0, total_pages: 0, activities: [] });
    await sign(anna, id);
    await sign(bruno, id);
    const page = await listSignatures();
    expect(page).toMatchObject({ total_items: 2, total_pages: 1, current_page: 1, size: 25 });
    const [last, first] = page.activities;
    expect(last).toMatchObject({
      action: 'SIGNED',
      signature_request_id: id,
      business_id_paid_by: anna.businessId,
      cost_center: 'CC 4711',
      initiator: { email: anna.email, first_name: 'Anna', last_name: 'Keller', type: 'member' },
      signer: { email: bruno.email, first_name: 'Bruno', type: 'external' },
      quality: 'SES',
      legislation: 'ZERTES',
    });
    expect(first).toMatchObject({ signer: { email: anna.email, type: 'member' } });
    const { months, ...figures } = await statistics();
    expect(figures).toMatchObject({ seats: { used: 1 }, open_invitations: 0, has_sent_requests: true });
    // A month may begin between two calls.
    expect(months.flatMap(({ signatures }) => signatures).reduce((sum, { count }) => sum + count, 0)).toBe(2);
    expect(await keyOf(sign(anna, id))).not.toBe(undefined);
    expect((await listSignatures()).total_items).toBe(2);
  });

  it('are counted by quality, this month and before', async () => {
    await seedSignatures(['2025-12-31T22:59:59.999Z', '2026-10-31T22:59:59.999Z', '2026-10-31T23:00:00.000Z']);
    await seedSignatures(['2026-11-20T10:00:00.000Z'], { quality: 'AES' });
    const figures = await statistics();
    expect(figures.period).toEqual({ start_date: '2026-11-01', end_date: '2026-11-30' });
    expect(figures.signatures).toEqual({
      total: 2,
      previous_total: 1,
      by_quality: [
        { quality: 'AES', count: 1 },
        { quality: 'SES', count: 1 },
      ],
    });
    expect(figures.months.map(({ month }) => month)).toHaveLength(12);
    expect(figures.months[0]).toEqual({
      ...{ month: '2025-12', identifications: [] },
      signatures: [{ quality: 'SES', count: 1 }],
    });
  });

  it('stay when their request is erased, and are nobody else’s', async () => {
    const id = await seedSignatures(['2026-11-20T10:00:00.000Z']);
    await world.services.db.transaction().execute((trx) => eraseRequest(trx, id));
    expect((await listSignatures()).activities).toMatchObject([{ signature_request_id: id, cost_center: 'CC 4711' }]);
    const foreign = await seedPerson(world, 'f@example.ch', { business: true });
    expect(await keyOf(listSignatures({}, foreign))).toBe('error.not_found');
    const member = await seedPerson(world, 'm@example.ch', { business: anna.businessId!, role: 'member' });
    expect(await keyOf(listSignatures({}, member))).toBe('error.business.admins_only');
    const own = await foreign.client.call(endpoints.listSignatureActivities, { params: params(foreign) });
    expect(own.total_items).toBe(0);
  });

  it('are found by whole days of the caller’s zone, also on days of 23 and 25 hours', async () => {
    await seedSignatures([
      '2026-03-28T22:59:59.999Z',
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T21:59:59.999Z',
      '2026-03-29T22:00:00.000Z',
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T22:59:59.999Z',
      '2026-10-25T23:00:00.000Z',
    ]);
    for (const counted of [false, true]) {
      if (counted) await countActivityDays(world.services.db, world.services.now());
      const spring = { start_date: '2026-03-29', end_date: '2026-03-29' };
      expect(timesOf(await listSignatures(spring))).toEqual(['2026-03-29T21:59:59.999Z', '2026-03-28T23:00:00.000Z']);
      const autumn = await listSignatures({ start_date: '2026-10-25', end_date: '2026-10-25' });
      expect(timesOf(autumn)).toEqual(['2026-10-25T22:59:59.999Z', '2026-10-24T22:00:00.000Z']);
      expect((await listSignatures({ start_date: '2026-10-26' })).total_items).toBe(1);
      expect((await listSignatures({ end_date: '2026-03-28' })).total_items).toBe(1);
      expect(await listSignatures({ start_date: '2027-01-01' })).toMatchObject({ total_items: 0, activities: [] });
    }
    const tokyo = createClient(
      async (url, init) =>
        world.api.request(url, { ...init, headers: { ...init.headers, 'x-time-zone': 'Asia/Tokyo' } }),
      { bearer: await openSession(anna.id) },
    );
    const query = { start_date: '2026-03-30', end_date: '2026-03-30' };
    const page = await tokyo.call(endpoints.listSignatureActivities, { params: params(), query });
    expect(timesOf(page)).toEqual(['2026-03-29T22:00:00.000Z', '2026-03-29T21:59:59.999Z']);
  });

  it.each([{ start_date: '2026-02-30' }, { start_date: '2026-11-02', end_date: '2026-11-01' }, { size: 101 }])(
    'are not asked for with %j',
    async (query) => {
      expect(await keyOf(listSignatures(query))).toBe('error.validation');
    },
  );

  it('come in pages that hold together from either end, counted by days or not', async () => {
    const moments = Array.from({ length: 60 }, (_, index) =>
      new Date(Date.parse('2026-11-01T05:00:00.000Z') + index * 7 * 3600_000).toISOString(),
    );
    await seedSignatures(moments);
    for (const counted of [false, true]) {
      if (counted) await countActivityDays(world.services.db, new Date('2026-11-12T12:00:00.000Z'));
      for (const sort of ['asc', 'desc'] as const) {
        const pages = await Promise.all([1, 2, 3, 4].map((page) => listSignatures({ page, size: 17, sort })));
        expect(pages.flatMap(timesOf)).toEqual(sort === 'asc' ? moments : moments.toReversed());
        expect(pages[0]).toMatchObject({ total_items: 60, total_pages: 4 });
        expect((await listSignatures({ page: 5, size: 17, sort })).activities).toEqual([]);
      }
    }
  });

  it('are counted once, however often days are counted', async () => {
    await seedSignatures(['2026-11-02T10:00:00.000Z', '2026-11-03T10:00:00.000Z', '2026-11-21T23:00:00.000Z']);
    const { db } = world.services;
    await Promise.all([1, 2].map(() => countActivityDays(db, new Date('2026-11-03T12:00:00.000Z'))));
    await countActivityDays(db, new Date('2026-11-01T12:00:00.000Z'));
    expect((await statistics()).signatures.total).toBe(3);
    await countActivityDays(db, new Date('2026-11-22T12:00:00.000Z'));
    expect((await listSignatures()).total_items).toBe(3);
    expect((await statistics()).months.at(-1)!.signatures).toEqual([{ quality: 'SES', count: 3 }]);
  });
});

describe('the identifications of an organisation', () => {
  it('are told once for each person, quality and law, and not for seals', async () => {
    await seedSignatures(['2026-11-02T10:00:00.000Z', '2026-11-03T10:00:00.000Z'], { quality: 'QES' });
    await seedSignatures(['2026-11-04T10:00:00.000Z'], { quality: 'QES', legislation: 'EIDAS' });
    await seedSignatures(['2026-11-05T10:00:00.000Z'], { quality: 'QES', sealLabel: 'Archive' });
    const { total_items, activities } = await anna.client.call(endpoints.listIdentificationActivities, {
      params: params(),
    });
    expect(total_items).toBe(2);
    expect(activities).toMatchObject([
      { timestamp: '2026-11-04T10:00:00.000Z', quality: 'QES', legislation: 'EIDAS', person: { email: anna.email } },
      { timestamp: '2026-11-02T10:00:00.000Z', quality: 'QES', legislation: 'ZERTES', person: { type: 'member' } },
    ]);
    expect((await listSignatures()).activities.map(({ action }) => action)).toEqual([
      'SEALED',
      ...Array(3).fill('SIGNED'),
    ]);
    const file = await anna.client.call(endpoints.exportIdentificationActivities, { params: params() });
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="identifications.csv"');
    expect((await file.text()).trimEnd().split('\r\n')).toHaveLength(3);
    expect((await statistics()).identifications.total).toBe(2);
  });
});

describe('what is done in an organisation', () => {
  it('is listed with who did it, but for the use of seals, which are signatures', async () => {
    await world.services.db.transaction().execute((trx) =>
      appendBusinessEvents(trx, systemCall(world.services.now()), anna.businessId!, [
        { name: 'MEMBER_INVITED', data: { email: 'new@example.ch', role: 'member' } },
        { name: 'SEAL_USED', data: { subject: 'Archive' } },
        { name: 'SETTINGS_CHANGED', data: { changes: { part11: { from: false, to: true } } } },
      ]),
    );
    await world.services.db
      .transaction()
      .execute((trx) =>
        appendBusinessEvents(trx, operatorCall(world.services.now()), anna.businessId!, [{ name: 'PLAN_CHANGED' }]),
      );
    const page = await listAccounts();
    expect(page.total_items).toBe(3);
    expect(page.activities).toMatchObject([
      { action: 'PLAN_CHANGED', actor: { type: 'operator', email: null } },
      { action: 'SETTINGS_CHANGED', changed: ['part11'], actor: { type: 'server', email: null } },
      { action: 'MEMBER_INVITED', email: 'new@example.ch', role: 'member' },
    ]);
    expect((await listAccounts({ end_date: '2026-11-21' })).total_items).toBe(0);
    expect((await listAccounts({ start_date: '2026-11-22' })).total_items).toBe(3);
  });
});

describe('the export of signatures', () => {
  it('is a file that spreadsheets split where the reader’s lists are split, without formulas', async () => {
    await seedSignatures(['2026-11-20T10:00:00.000Z', '2026-11-21T23:20:00.000Z']);
    await speak('fr');
    const file = await exportUsage({ start_date: '2026-11-22' });
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="signature_usage.csv"');
    expect(file.headers.get('x-row-count')).toBe('1');
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const [names, line, end] = bytes.toString('utf8', 3).split('\r\n');
    expect(names).toMatch(/^"id";"timestamp";"action";/);
    expect(line).toContain('"2026-11-22 00:20:00";"SIGNED"');
    expect(line).toContain(`"'=1+1";"Ä;""B"""`);
    expect(end).toBe('');
    await speak('en');
    expect((await (await exportUsage()).text()).split('\r\n')[0]).toMatch(/^"id","timestamp"/);
  });

  it('counts by cost centre', async () => {
    await seedSignatures(['2026-11-19T10:00:00.000Z', '2026-11-20T10:00:00.000Z']);
    await seedSignatures(['2026-11-21T10:00:00.000Z'], {}, null);
    const file = await exportUsage({ group_by: 'cost_center' });
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="cost_centre_report.csv"');
    expect((await file.text()).trimEnd().split('\r\n').slice(1)).toEqual([
      '"CC 4711";"SIGNED";"SES";"ZERTES";"2";"2026-11-19 11:00:00";"2026-11-20 11:00:00"',
      '"";"SIGNED";"SES";"ZERTES";"1";"2026-11-21 11:00:00";"2026-11-21 11:00:00"',
    ]);
  });

  it('goes on where a batch ended, with as many lines as it says', async () => {
    const id = await seedSignatures(['2026-11-20T10:00:00.000Z']);
    await multiply(id, 2500);
    const file = await exportUsage();
    expect(file.headers.get('x-row-count')).toBe('2501');
    const lines = (await file.text()).trimEnd().split('\r\n');
    expect(new Set(lines).size).toBe(2502);
  });

  it('is refused where the period holds more than a file may', async () => {
    const { db } = world.services;
    await countActivityDays(db, new Date('2026-11-20T12:00:00.000Z'));
    await db
      .insertInto('activity_days')
      .values({
        ...{ business_id: anna.businessId!, kind: 'signatures', quality: 'SES', count: 250_001 },
        day: new Date('2026-05-05T00:00:00.000Z'),
      })
      .execute();
    expect(await keyOf(exportUsage())).toBe('error.business.export_too_large');
    expect((await exportUsage({ start_date: '2026-06-01' })).status).toBe(200);
  });
});

async function speak(lang: string): Promise<void> {
  await world.services.db.updateTable('users').set({ lang }).where('id', '=', anna.id).execute();
}

async function openSession(userId: string): Promise<string> {
  const { db, secrets, now } = world.services;
  const token = secrets.createToken();
  const expires_at = new Date(now().getTime() + 3600_000);
  await db
    .insertInto('sessions')
    .values({ token_hash: secrets.hashToken(token), user_id: userId, created_at: now(), expires_at })
    .execute();
  return token;
}

/** Copies of the last signature of a request, all at one moment. */
async function multiply(requestId: string, count: number): Promise<void> {
  const { db } = world.services;
  const copies = sql`generate_series(1, ${count}::int) n where request_id = ${requestId}`;
  await sql`insert into audit_events
    select request_id, seq + n, at, name, actor, ip, zone, documents, jsonb_set(data, '{sid}', to_jsonb(gen_random_uuid())), '', ''
    from audit_events, ${copies} and name = 'SIGNED'`.execute(db);
  await sql`insert into paid_signatures
    select request_id, seq + n, business_id, at, quality, legislation, is_seal, cost_center from paid_signatures, ${copies}`.execute(
    db,
  );
}

it('is told to nobody without a login', async () => {
  expect(await keyOf(connect(world, {}).call(endpoints.getBusinessStatistics, { params: params() }))).toBe(
    'error.auth.token_invalid',
  );
});
