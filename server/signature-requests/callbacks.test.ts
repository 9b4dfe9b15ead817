import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import { serveLocally, type LocalAnswer, type LocalServer } from '@sigillum/engine/testing/local-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { jobsSchema } from '../jobs/jobs-schema.ts';
import { deliverCallback } from '../requests/deliver-callback.ts';
import { keyOf, sendRequest, sign, view, visitor } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let answers: LocalAnswer[] = [];
let receiver: LocalServer;
beforeAll(async () => {
  receiver = await serveLocally(() => answers.shift() ?? { status: 204 });
});
afterAll(() => receiver.close());

let anna: SeededPerson;
beforeEach(async () => {
  answers = [];
  receiver.requests.length = 0;
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
});

const hooks = (url = `${receiver.url}/a/SKRIBBLE_SIGNATURE_REQUEST_ID?s={SKRIBBLE_SIGNATURE_ID}`) => ({
  callback_success_url: url,
  callback_update_url: url,
  callback_error_url: url,
});
const send = (body: object = hooks()) => sendRequest(anna, { signatures: [{ account_email: anna.email }], ...body });
const list = async (id: string, person = anna) =>
  (await person.client.call(endpoints.listCallbacks, { params: { id } })).callbacks;

/** Makes every try that is due, as the job does, in the order in which they were caused. */
async function deliverAll(limits?: { timeoutMs: number }) {
  const rows = await world.services.db.selectFrom('callbacks').select('id').orderBy('position').execute();
  const run = { attempt: 1, signal: new AbortController().signal, complete: () => Promise.resolve() };
  for (const { id } of rows) await deliverCallback(world.services, id, { ...run, id }, limits);
}

describe('the callbacks of a request', () => {
  it('tell of sending, of each signature and of the end, in that order, with the ids in address and body', async () => {
    const id = await send();
    const { sid } = (await view(anna, id)).signatures[0]!;
    expect(await sign(anna, id)).toMatchObject({ status: 'SIGNED' });
    await deliverAll();
    const { documents } = await view(anna, id);
    const bodies = receiver.requests.map(({ body }) => JSON.parse(body.toString()) as Record<string, unknown>);
    const common = { signature_request_id: id, document_id: documents[0]!.version_id };
    expect(bodies).toMatchObject([
      { type: 'INITIATE', signature_request_id: id, status_overall: 'OPEN' },
      { ...common, type: 'UPDATE', status_overall: 'OPEN', signature_id: sid },
      { ...common, type: 'SUCCESS', status_overall: 'SIGNED' },
    ]);
    expect(receiver.requests.map(({ method, url }) => `${method} ${url.pathname}${url.search}`)).toEqual([
      `POST /a/${id}?s=%7BSKRIBBLE_SIGNATURE_ID%7D`,
      `POST /a/${id}?s=${sid}`,
      `POST /a/${id}?s=%7BSKRIBBLE_SIGNATURE_ID%7D`,
    ]);
    const { headers } = receiver.requests[1]!;
    expect(headers).toMatchObject({ 'webhook-id': bodies[1]!['id'], 'content-type': 'application/json' });
    expect(headers['webhook-timestamp']).toMatch(/^\d{10}$/);
    expect((await list(id)).map(({ state, attempts, messages }) => ({ state, attempts, messages }))).toEqual(
      Array.from({ length: 3 }, () => ({ state: 'COMPLETED', attempts: 1, messages: [] })),
    );
  });

  it.each([
    [
      'a withdrawal',
      (id: string) => anna.client.call(endpoints.withdrawSignatureRequest, { params: { id }, body: {} }),
    ],
    [
      'a refusal to sign',
      (id: string) => anna.client.call(endpoints.declineSignatureRequest, { params: { id }, body: {} }),
    ],
  ])('tell of %s as an error', async (_, end) => {
    const id = await send({ ...hooks(), callback_update_url: null });
    await end(id);
    expect((await list(id)).map(({ type }) => type)).toEqual(['ERROR']);
  });

  it('tell of signers who come and go, and of nothing that was refused', async () => {
    const id = await send();
    const added = await anna.client.call(endpoints.addSignature, { params: { id }, body: visitor('luca@example.ch') });
    await anna.client.call(endpoints.removeSignature, { params: { id, sid: added.sid } });
    const { sid } = (await view(anna, id)).signatures[0]!;
    const last = anna.client.call(endpoints.removeSignature, { params: { id, sid } });
    expect(await keyOf(last)).toBe('error.sr.no_signer');
    expect((await list(id)).map(({ type }) => type)).toEqual(['INITIATE', 'UPDATE', 'UPDATE']);
  });

  it('tell of a signature that is handed on as a change of signers', async () => {
    const id = await send();
    await anna.client.call(endpoints.delegateSignature, { params: { id }, body: { account_email: 'luca@example.ch' } });
    await deliverAll();
    const bodies = receiver.requests.map(({ body }) => JSON.parse(body.toString()) as Record<string, unknown>);
    expect(bodies).toMatchObject([{ type: 'INITIATE' }, { type: 'UPDATE', status_overall: 'OPEN' }]);
    // It names whoever has just signed, and nobody has.
    expect(bodies[1]).not.toHaveProperty('signature_id');
  });

  it('come again with the same id and bytes, for two hours', async () => {
    const begun = world.services.now().getTime();
    const id = await send();
    answers = Array.from({ length: 13 }, () => ({ status: 500, body: 'a secret of the receiver' }));
    for (let tries = 0; tries < 14; tries += 1) {
      world.setClock(new Date(begun + tries * 600_000));
      await deliverAll();
    }
    expect(receiver.requests).toHaveLength(13);
    expect(new Set(receiver.requests.map(({ body }) => body.toString())).size).toBe(1);
    expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const [only] = await list(id);
    expect(only).toMatchObject({ state: 'RESIGNATED', attempts: 13, messages: Array(13).fill('answered 500') });
  });

  it.each<[string, LocalAnswer, string[], string]>([
    ['hangs', { manner: 'silent' }, ['no answer in time'], 'OPEN'],
    ['hangs up', { manner: 'lost' }, ['no connection'], 'OPEN'],
    [
      'leads elsewhere',
      { status: 302, headers: { location: 'http://169.254.169.254/latest' } },
      ['answered 302'],
      'OPEN',
    ],
    ['leads back to itself', { status: 307, headers: { location: '/again' } }, ['answered 307'], 'OPEN'],
    ['is gone for good', { status: 410, body: 'gone' }, ['answered 410'], 'RESIGNATED'],
    ['says 10 MB', { status: 200, body: 'x'.repeat(10_000_000) }, [], 'COMPLETED'],
    ['says 10 MB drop by drop', { status: 200, manner: 'slow', body: 'x'.repeat(10_000_000) }, [], 'COMPLETED'],
  ])('keep nothing of a receiver that %s, and follow nowhere', async (_, answer, messages, state) => {
    const id = await send();
    answers = [answer];
    await deliverAll({ timeoutMs: 4000 });
    expect(receiver.requests).toHaveLength(1);
    expect(await list(id)).toMatchObject([{ state, attempts: 1, messages }]);
  });

  it.each([
    'http://127.0.0.1:1/',
    'http://localhost:1/',
    'http://[::1]:1/',
    'http://169.254.169.254/',
    'http://10.1.2.3/',
  ])('never go to %s unless the operator allows it', async (url) => {
    world.setConfig({ callbackNetworks: undefined });
    const id = await send(hooks(url));
    await deliverAll();
    expect(await list(id)).toMatchObject([{ state: 'OPEN', messages: ['address not allowed'] }]);
  });

  it('come again with the same id after a death between the call and what is written down of it', async () => {
    const id = await send();
    const { id: callbackId } = await world.services.db.selectFrom('callbacks').select('id').executeTakeFirstOrThrow();
    const dies = {
      id: 'x',
      attempt: 1,
      signal: new AbortController().signal,
      complete: () => Promise.reject(new Error('killed')),
    };
    await expect(deliverCallback(world.services, callbackId, dies)).rejects.toThrow('killed');
    expect(await list(id)).toMatchObject([{ state: 'OPEN', attempts: 0 }]);
    await deliverAll();
    expect(receiver.requests.map(({ headers }) => headers['webhook-id'])).toEqual([callbackId, callbackId]);
    const [first, second] = receiver.requests;
    expect(first!.body.equals(second!.body)).toBe(true);
  });

  it('have their job from the transaction that causes them', async () => {
    await send();
    const { rows } = await sql`
      select from callbacks join ${sql.table(`${jobsSchema}.job`)} as job on job.data ->> 'callbackId' = callbacks.id::text
      where job.name = 'deliver-callback'`.execute(world.services.db);
    expect(rows).toHaveLength(1);
  });

  it('let one that fails not hold back a later one, which waits for its first try alone', async () => {
    const id = await send();
    const { db } = world.services;
    await sign(anna, id);
    const rows = await db.selectFrom('callbacks').select('id').orderBy('position').execute();
    const run = { id: 'x', attempt: 1, signal: new AbortController().signal, complete: () => Promise.resolve() };
    await deliverCallback(world.services, rows[2]!.id, run);
    expect(receiver.requests).toHaveLength(0);
    answers = [{ status: 500 }, { status: 500 }];
    await deliverAll();
    expect((await list(id)).map(({ state }) => state)).toEqual(['OPEN', 'OPEN', 'COMPLETED']);
  });

  it('are for whoever manages the request, as are their addresses', async () => {
    const luca = await seedPerson(world, 'luca@example.ch');
    const id = await send({ ...hooks(), signatures: [{ account_email: luca.email }] });
    expect(await keyOf(list(id, luca))).toBe('error.not_found');
    expect((await view(luca, id)).callback_success_url).toBeNull();
    expect((await view(anna, id)).callback_success_url).toBe(hooks().callback_success_url);
  });

  it.each([
    'javascript:alert(1)',
    'ftp://a.example/',
    '//a.example/',
    'a.example',
    `https://a.example/${'x'.repeat(2048)}`,
  ])('take no other address than one of the web: %s', async (url) => {
    const body = { title: 'Lease', callback_success_url: url };
    expect(await keyOf(anna.client.call(endpoints.createSignatureRequest, { body }))).toBe('error.validation');
  });
});
