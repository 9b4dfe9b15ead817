import { randomUUID } from 'node:crypto';
import * as business from '@sigillum/api-contracts/business/index.ts';
import type { ProgramEvents } from '@sigillum/api-contracts/machine/list-program-events.ts';
import { withdrawSignatureRequest } from '@sigillum/api-contracts/signature-requests/index.ts';
import { beforeEach, describe, expect } from 'vitest';
import { cleanUp } from '../platform/clean-up.ts';
import { recordProgramEvents } from '../requests/record-program-event.ts';
import { sendRequest, sign } from '../testing/journeys.ts';
import { seedProgram, type Program } from '../testing/program.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;
let program: Program;
beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  program = await seedHearing(anna);
});

/** A program that may hear of everything in the business. */
async function seedHearing(admin: SeededPerson): Promise<Program> {
  const seeded = await seedProgram(world, admin);
  await admin.client.call(business.updateApiUser, {
    params: { id: admin.businessId!, username: seeded.username },
    body: { description: 'Archive', scopes: ['read', 'send', 'admin'] },
  });
  return seeded;
}

const send = (person = anna) => sendRequest(person, { signatures: [{ account_email: person.email }] });
const ask = async (query = '', by = program) => {
  const answer = await by.ask(`GET v3/events${query}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as ProgramEvents;
};
/** Everything after a position, page by page, as a receiver recovers it. */
async function recover(after = 0, limit = 2): Promise<{ events: ProgramEvents['events']; next: number }> {
  const page = await ask(`?after=${after}&limit=${limit}`);
  if (!page.has_more) return page;
  const rest = await recover(page.next, limit);
  return { events: [...page.events, ...rest.events], next: rest.next };
}

describe('the events of a business', () => {
  it('are recovered exactly once, in order, by a receiver that slept for a week', async () => {
    // From today on: no certificate of the trust centre is older than the test.
    const today = Date.now();
    world.setClock(new Date(today));
    await program.logIn();
    await send();
    const { next } = await recover();
    const days = [1, 2, 3, 4, 5, 6, 7];
    const slept: string[][] = [];
    for (const day of days) {
      world.setClock(new Date(today + day * 24 * 3600_000));
      const id = await send();
      await sign(anna, id);
      slept.push([id, 'request.sent'], [id, 'signature.signed'], [id, 'request.signed']);
    }
    await program.logIn();
    const woken = await recover(next);
    expect(woken.events.map((event) => [event.signature_request_id, event.type])).toEqual(slept);
    expect(new Set(woken.events.map(({ id }) => id)).size).toBe(21);
    const positions = woken.events.map(({ position }) => position);
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
    expect(await recover(woken.next)).toEqual({ events: [], next: woken.next, has_more: false });
    // Nothing moves once it was told.
    expect((await recover(next)).events).toEqual(woken.events);
  });

  it('are what webhooks are called with, under the same id', async () => {
    await anna.client.call(business.createWebhook, {
      params: { id: anna.businessId! },
      body: { description: 'Archive', url: 'https://hooks.example.ch/', types: ['request.sent'] },
    });
    await send();
    const [call] = await world.services.db.selectFrom('callbacks').select(['event_id', 'body']).execute();
    const [{ position, ...event }] = (await ask()).events as [ProgramEvents['events'][number]];
    expect(position).toBe(1);
    expect(event.id).toBe(call!.event_id);
    expect(JSON.stringify(event)).toBe(call!.body);
  });

  it('that commit late come after what was told meanwhile, and are told', async () => {
    const id = await send();
    const before = await ask();
    const { services } = world;
    const told = {
      ...{ request: { id, business_id: anna.businessId! }, username: null, now: services.now() },
      events: [{ type: 'UPDATE', status: 'OPEN', sid: undefined, documentId: randomUUID() }] as const,
    };
    const later = { ...told, events: [{ ...told.events[0], type: 'SUCCESS' }] as const };
    const slow = await services.db.startTransaction().execute();
    await recordProgramEvents(services, slow, told);
    // Begun later, committed before.
    await services.db.transaction().execute((trx) => recordProgramEvents(services, trx, later));
    const meanwhile = await ask(`?after=${before.next}`);
    expect(meanwhile.events.map(({ type }) => type)).toEqual(['request.signed']);
    await slow.commit().execute();
    const late = await ask(`?after=${meanwhile.next}`);
    expect(late.events.map(({ type }) => type)).toEqual(['request.changed']);
  });

  it('are told once each to receivers that ask at the same time as they come', async () => {
    const seen: string[] = [];
    let after = 0;
    let isOver = false;
    const follow = async (): Promise<void> => {
      const last = isOver;
      const page = await ask(`?after=${after}`);
      seen.push(...page.events.map(({ id }) => id));
      after = page.next;
      if (!last) await follow();
    };
    const asking = [follow(), ...Array.from({ length: 8 }, () => ask())];
    await Promise.all(Array.from({ length: 12 }, () => send()));
    isOver = true;
    await Promise.all(asking);
    const written = await world.services.db.selectFrom('program_events').select('id').execute();
    expect(seen.toSorted()).toEqual(written.map(({ id }) => id).toSorted());
    expect(seen).toHaveLength(12);
  });

  it('keep their numbers after thirty days, when the first are forgotten', async () => {
    await world.services.db.updateTable('businesses').set({ payment_method: 'MANUAL' }).execute();
    world.setClock('2026-11-23T08:00:00.000Z');
    await program.logIn();
    await send();
    const { next } = await ask();
    world.setClock('2026-12-24T08:00:00.000Z');
    await cleanUp(world.services);
    await program.logIn();
    expect(await ask()).toEqual({ events: [], next: 0, has_more: false });
    await send();
    expect((await ask(`?after=${next}`)).events).toMatchObject([{ position: next + 1, type: 'request.sent' }]);
  });

  it('tell how a request ended that a program has deleted', async () => {
    const { body } = await program.ask('POST v2/signature-requests', {
      ...{ title: 'Lease', content: buildSamplePdf().toString('base64'), quality: 'SES' },
      signatures: [{ account_email: 'luca@example.it' }],
    });
    const { next } = await recover();
    expect((await program.ask(`DELETE v2/signature-requests/${body.id}`)).status).toBe(204);
    expect((await recover(next)).events).toMatchObject([
      { position: next + 1, type: 'request.withdrawn', signature_request_id: body.id },
    ]);
  });

  it('are of one’s own business alone', async () => {
    const eve = await seedPerson(world, 'eve@example.org', { business: true });
    const theirs = await seedHearing(eve);
    const id = await send();
    await send(eve);
    const own = await ask('', program);
    expect(own.events.map((event) => event.signature_request_id)).toEqual([id]);
    expect((await ask('', theirs)).events).toHaveLength(1);
    expect(JSON.stringify(await ask('', theirs))).not.toContain(id);
    await anna.client.call(withdrawSignatureRequest, { params: { id }, body: {} });
    expect((await ask('', theirs)).events).toHaveLength(1);
  });

  it.each([
    ['?after=-1', 'after'],
    ['?after=x', 'after'],
    ['?after=9007199254740993', 'after'],
    ['?limit=0', 'limit'],
    ['?limit=501', 'limit'],
    ['?after=4711', 'after'],
  ])('say what is wrong with %s', async (query, field) => {
    await send();
    const { status, body } = await program.ask(`GET v3/events${query}`);
    expect([status, body.key]).toEqual([400, 'error.validation']);
    expect(JSON.stringify(body)).toContain(`"${field}"`);
  });

  it('are not for a key without the scope admin', async () => {
    const usual = await seedProgram(world, anna);
    const { status, body } = await usual.ask('GET v3/events');
    expect([status, body.key]).toEqual([403, 'error.machine.scope_missing']);
  });
});
