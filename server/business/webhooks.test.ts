import { createHmac } from 'node:crypto';
import * as endpoints from '@sigillum/api-contracts/business/index.ts';
import { ProgramEventType } from '@sigillum/api-contracts/business/webhook-schemas.ts';
import * as requests from '@sigillum/api-contracts/signature-requests/index.ts';
import { serveLocally, type LocalAnswer, type LocalServer } from '@sigillum/engine/testing/local-server';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { cleanUp } from '../platform/clean-up.ts';
import { deliverCallback } from '../requests/deliver-callback.ts';
import { keyOf, sendRequest, sign } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let answers: LocalAnswer[] = [];
let standing: LocalAnswer = { status: 204 };
let receiver: LocalServer;
beforeAll(async () => {
  receiver = await serveLocally(() => answers.shift() ?? standing);
});
afterAll(() => receiver.close());

let anna: SeededPerson;
let beat: SeededPerson;
let id: string;
beforeEach(async () => {
  answers = [];
  standing = { status: 204 };
  receiver.requests.length = 0;
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  id = anna.businessId!;
  beat = await seedPerson(world, 'beat@example.ch', { business: id });
});

const types = ProgramEventType.options;
const create = (more: object = {}, person = anna) =>
  person.client.call(endpoints.createWebhook, {
    params: { id },
    body: { description: 'Archive', url: `${receiver.url}/hook?token=hidden`, types, ...more },
  });
const list = async () => (await anna.client.call(endpoints.listWebhooks, { params: { id } })).webhooks;
const deliveries = async (query: object = {}, person = anna) =>
  (await person.client.call(endpoints.listDeliveries, { params: { id }, query })).deliveries;
const test = (webhookId: string) => anna.client.call(endpoints.testWebhook, { params: { id, webhookId }, body: {} });
const send = () => sendRequest(anna, { signatures: [{ account_email: anna.email }] });

/** Makes one try of all that is open, as the job does. */
async function deliverAll() {
  const rows = await world.services.db
    .selectFrom('callbacks')
    .select('id')
    .where('state', '=', 'OPEN')
    .orderBy('position')
    .execute();
  const run = { attempt: 1, signal: new AbortController().signal, complete: () => Promise.resolve() };
  for (const row of rows) await deliverCallback(world.services, row.id, { ...run, id: row.id });
}

/** Every try until it is given up: one each ten minutes. */
async function deliverToTheEnd() {
  const begun = world.services.now().getTime();
  for (let tries = 0; tries < 14; tries += 1) {
    world.setClock(new Date(begun + tries * 600_000));
    await deliverAll();
  }
}

/** As any library for Standard Webhooks does. */
function verify(secret: string, { headers, body }: LocalServer['requests'][number]): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const content = [headers['webhook-id'], headers['webhook-timestamp'], body.toString()].join('.');
  const mac = createHmac('sha256', key).update(content).digest('base64');
  return String(headers['webhook-signature']).split(' ').includes(`v1,${mac}`);
}

describe('a webhook', () => {
  it('hears of what happens to every request of the business, signed with its secret', async () => {
    const { secret, id: webhookId } = await create();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const request = await send();
    await sign(anna, request);
    await deliverAll();
    const bodies = receiver.requests.map(({ body }) => JSON.parse(body.toString()) as Record<string, unknown>);
    expect(bodies).toMatchObject([
      { type: 'request.sent', signature_request_id: request, status_overall: 'OPEN' },
      { type: 'signature.signed', signature_id: expect.any(String) as string },
      { type: 'request.signed', status_overall: 'SIGNED' },
    ]);
    for (const call of receiver.requests) expect(verify(secret, call)).toBe(true);
    expect(verify((await create()).secret, receiver.requests[0]!)).toBe(false);
    expect(receiver.requests.map(({ headers }) => headers['webhook-id'])).toEqual(bodies.map((body) => body['id']));
    const told = await deliveries();
    expect(told.map(({ type, state }) => [type, state])).toEqual([
      ['request.signed', 'COMPLETED'],
      ['signature.signed', 'COMPLETED'],
      ['request.sent', 'COMPLETED'],
    ]);
    expect(told[0]).toMatchObject({ webhookId, requestId: request, address: `${receiver.url}/hook` });
    expect(JSON.stringify(await world.services.db.selectFrom('webhooks').selectAll().execute())).not.toContain(secret);
  });

  it('hears of nothing that it has not asked for, that is not of its business, or while it is paused', async () => {
    const { id: webhookId } = await create({ types: ['request.withdrawn'] });
    const foreign = await seedPerson(world, 'foreign@example.ch', { business: true });
    await sendRequest(foreign, { signatures: [{ account_email: foreign.email }] });
    const request = await send();
    await deliverAll();
    expect(receiver.requests).toHaveLength(0);
    await anna.client.call(requests.withdrawSignatureRequest, { params: { id: request }, body: {} });
    await deliverAll();
    expect(receiver.requests).toHaveLength(1);
    await anna.client.call(endpoints.updateWebhook, { params: { id, webhookId }, body: { types, isActive: false } });
    await send();
    expect(await deliveries({ state: 'OPEN' })).toEqual([]);
  });

  it('is tried out by a call of its own', async () => {
    const { id: webhookId, secret } = await create({ types: ['request.failed'] });
    const { id: deliveryId } = await test(webhookId);
    await deliverAll();
    const [call] = receiver.requests;
    expect(JSON.parse(call!.body.toString())).toMatchObject({ id: deliveryId, type: 'webhook.test' });
    expect(verify(secret, call!)).toBe(true);
    expect(await deliveries()).toMatchObject([{ id: deliveryId, state: 'COMPLETED', requestId: null, attempts: 1 }]);
  });

  it('gets another secret, beside which the one before signs for a day', async () => {
    world.setClock('2026-11-23T08:00:00.000Z');
    const { id: webhookId, secret, updatedAt } = await create();
    world.setClock('2026-11-23T09:00:00.000Z');
    const reset = { params: { id, webhookId }, body: { updatedAt } };
    const newer = (await anna.client.call(endpoints.resetWebhookSecret, reset)).secret;
    expect(await keyOf(beat.client.call(endpoints.resetWebhookSecret, reset))).toBe('error.business.changed_meanwhile');
    await test(webhookId);
    await deliverAll();
    expect([secret, newer].map((one) => verify(one, receiver.requests[0]!))).toEqual([true, true]);
    world.setClock('2026-11-24T09:00:01.000Z');
    await test(webhookId);
    await deliverAll();
    expect([secret, newer].map((one) => verify(one, receiver.requests[1]!))).toEqual([false, true]);
  });

  it('is given up after thirteen tries, and sent again by hand with the same id and bytes', async () => {
    const { id: webhookId } = await create();
    const { id: deliveryId } = await test(webhookId);
    const resend = () => anna.client.call(endpoints.resendDelivery, { params: { id, deliveryId }, body: {} });
    expect(await keyOf(resend())).toBe('error.delivery.not_resignated');
    standing = { status: 500 };
    await deliverToTheEnd();
    expect(await deliveries({ state: 'RESIGNATED' })).toMatchObject([{ attempts: 13 }]);
    expect(await list()).toMatchObject([{ isActive: true, failingSince: expect.any(String) as string }]);
    standing = { status: 200 };
    expect(await resend()).toMatchObject({ state: 'OPEN', attempts: 13 });
    await deliverAll();
    expect(await deliveries()).toMatchObject([{ state: 'COMPLETED', attempts: 14 }]);
    expect(receiver.requests).toHaveLength(14);
    expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([deliveryId]));
    expect(new Set(receiver.requests.map(({ body }) => body.toString())).size).toBe(1);
    expect(await list()).toMatchObject([{ isActive: true, failingSince: null }]);
    expect(await keyOf(resend())).toBe('error.delivery.not_resignated');
  });

  it('is sent again as often as a new one, with its earlier tries in the record', async () => {
    const { id: webhookId } = await create();
    const { id: deliveryId } = await test(webhookId);
    standing = { status: 503 };
    await deliverToTheEnd();
    await anna.client.call(endpoints.resendDelivery, { params: { id, deliveryId }, body: {} });
    await deliverToTheEnd();
    const [only] = await deliveries();
    expect(only).toMatchObject({ state: 'RESIGNATED', attempts: 26 });
    expect(only!.messages).toHaveLength(26);
  });

  it.each([
    ['nothing has come through for three days', [500, 500], '2026-11-26T08:00:01.000Z'],
    ['it says that it is gone', [204, 410], '2026-11-23T08:00:01.000Z'],
  ])('is switched off once %s, with a mail to every administrator', async (_, [before, status], then) => {
    world.setClock('2026-11-23T08:00:00.000Z');
    const { id: webhookId } = await create();
    standing = { status: before! };
    await test(webhookId);
    await deliverAll();
    expect(await list()).toMatchObject([{ isActive: true }]);
    standing = { status: status! };
    world.setClock(then);
    await test(webhookId);
    await deliverAll();
    expect(await list()).toMatchObject([{ isActive: false, switchedOffAt: then }]);
    const mails = await world.services.db
      .selectFrom('mails')
      .select('to_address')
      .where('template', '=', 'webhook-off')
      .execute();
    expect(mails.map((mail) => mail.to_address).toSorted()).toEqual(['anna@example.ch', 'beat@example.ch']);
    await anna.client.call(endpoints.updateWebhook, { params: { id, webhookId }, body: { isActive: true } });
    expect(await list()).toMatchObject([{ isActive: true, switchedOffAt: null, failingSince: null }]);
  });

  it('stays on while what fails is tried again, however long ago the call before was given up', async () => {
    world.setClock('2026-11-23T08:00:00.000Z');
    const { id: webhookId } = await create();
    standing = { status: 503 };
    await test(webhookId);
    await deliverToTheEnd();
    world.setClock('2026-11-27T08:00:00.000Z');
    await test(webhookId);
    await deliverAll();
    expect(await list()).toMatchObject([{ isActive: true }]);
    await deliverToTheEnd();
    expect(await list()).toMatchObject([{ isActive: false }]);
  });

  it('never goes inside the house unless the operator allows it, nor anywhere but to the web', async () => {
    world.setConfig({ callbackNetworks: undefined });
    const { id: webhookId } = await create({ url: 'http://10.1.2.3/' });
    await test(webhookId);
    await deliverAll();
    expect(await deliveries()).toMatchObject([{ state: 'OPEN', messages: ['address not allowed'] }]);
    expect(await keyOf(create({ url: 'ftp://a.example/' }))).toBe('error.validation');
    expect(await keyOf(create({ types: [] }))).toBe('error.validation');
    expect(await keyOf(create({ types: ['request.sent', 'request.sent'] }))).toBe('error.validation');
  });

  it('is the administrators’ alone, as are its deliveries', async () => {
    const { id: webhookId } = await create();
    const { id: deliveryId } = await test(webhookId);
    const noemi = await seedPerson(world, 'noemi@example.ch', { business: id, role: 'member' });
    const foreign = await seedPerson(world, 'foreign@example.ch', { business: true });
    const params = { id, webhookId };
    const refusals = ({ client }: SeededPerson) =>
      Promise.all([
        keyOf(client.call(endpoints.listWebhooks, { params: { id } })),
        keyOf(client.call(endpoints.updateWebhook, { params, body: { isActive: false } })),
        keyOf(client.call(endpoints.deleteWebhook, { params })),
        keyOf(client.call(endpoints.resetWebhookSecret, { params, body: {} })),
        keyOf(client.call(endpoints.testWebhook, { params, body: {} })),
        keyOf(client.call(endpoints.listDeliveries, { params: { id } })),
        keyOf(client.call(endpoints.resendDelivery, { params: { id, deliveryId }, body: {} })),
        keyOf(client.call(endpoints.listProgramCalls, { params: { id } })),
      ]);
    expect(new Set(await refusals(noemi))).toEqual(new Set(['error.business.admins_only']));
    expect(new Set(await refusals(foreign))).toEqual(new Set(['error.not_found']));
    // Under their own business nothing of ours is found.
    const own = { id: foreign.businessId! };
    const reach = await Promise.all([
      keyOf(foreign.client.call(endpoints.deleteWebhook, { params: { ...own, webhookId } })),
      keyOf(foreign.client.call(endpoints.resendDelivery, { params: { ...own, deliveryId }, body: {} })),
    ]);
    expect(reach).toEqual(['error.not_found', 'error.not_found']);
  });

  it('stands among no more than twenty, and leaves a trail without address and secret', async () => {
    const { id: webhookId, secret } = await create();
    const params = { id, webhookId };
    await beat.client.call(endpoints.updateWebhook, { params, body: { url: 'https://a.example/?token=x' } });
    await anna.client.call(endpoints.deleteWebhook, { params });
    const acts = await world.services.db
      .selectFrom('business_events')
      .select(['name', 'data'])
      .orderBy('seq')
      .execute();
    expect(acts.map(({ name }) => name)).toEqual(['WEBHOOK_CREATED', 'WEBHOOK_CHANGED', 'WEBHOOK_DELETED']);
    for (const hidden of [secret, 'token=']) expect(JSON.stringify(acts)).not.toContain(hidden);
    for (let count = 0; count < 20; count += 1) await create();
    expect(await keyOf(create())).toBe('error.webhook.too_many');
  });
});

describe('the deliveries of a business', () => {
  it('are found by id, type and address, never by what stands in its query, and come page by page', async () => {
    const { id: webhookId } = await create();
    const other = await create({ url: `${receiver.url}/other` });
    const request = await send();
    const [first] = await deliveries({ webhookId });
    for (const search of [first!.id, request, 'REQUEST.SENT', '/HOOK'])
      expect(
        (await deliveries({ search, webhookId })).map((one) => one.id),
        search,
      ).toEqual([first!.id]);
    expect(await deliveries({ search: 'hidden' })).toEqual([]);
    expect(await deliveries({ search: '/other' })).toMatchObject([{ webhookId: other.id }]);
    for (let count = 0; count < 30; count += 1) await test(other.id);
    const page = await anna.client.call(endpoints.listDeliveries, { params: { id } });
    expect([page.deliveries.length, page.hasMore]).toEqual([25, true]);
    const rest = await deliveries({ after: page.deliveries.at(-1)!.id });
    expect(rest).toHaveLength(7);
  });

  it('hold the callbacks that requests name, too, without names and passwords of their addresses', async () => {
    const address = receiver.url.replace('//', '//me:secret@');
    const request = await sendRequest(anna, {
      signatures: [{ account_email: anna.email }],
      callback_update_url: `${address}/a?b=c`,
    });
    expect(await deliveries()).toMatchObject([
      { type: 'INITIATE', webhookId: null, requestId: request, address: `${receiver.url}/a` },
    ]);
    await deliverAll();
    expect(receiver.requests[0]!.headers).toMatchObject({ authorization: `Basic ${btoa('me:secret')}` });
    expect(receiver.requests[0]!.headers).not.toHaveProperty('webhook-signature');
  });

  it('of webhooks are forgotten after ninety days, and events after thirty', async () => {
    world.setClock('2026-11-23T08:00:00.000Z');
    await create();
    await send();
    await deliverAll();
    world.setClock('2026-12-24T08:00:00.000Z');
    await cleanUp(world.services);
    const count = async (table: 'program_events' | 'callbacks') =>
      (await world.services.db.selectFrom(table).select('id').execute()).length;
    expect([await count('program_events'), await count('callbacks')]).toEqual([0, 1]);
    world.setClock('2027-02-22T08:00:01.000Z');
    await cleanUp(world.services);
    expect(await count('callbacks')).toBe(0);
  });
});
