import { randomBytes } from 'node:crypto';
import { defineEndpoint, empty } from '@sigillum/api-contracts/endpoint.ts';
import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { beforeEach, describe, expect } from 'vitest';
import { createLog } from '../process/log.ts';
import { createDraft, view } from '../testing/journeys.ts';
import { openSession, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { implement } from './implement.ts';
import { mount, undeclared, type Api } from './mount.ts';
import { refuse } from './refusal.ts';

let anna: SeededPerson;
let token: string;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  token = await openSession(world, anna.id);
});

const call = (
  method: string,
  path: string,
  { body, headers = {}, isPage }: { body?: string; headers?: HeadersInit; isPage?: boolean } = {},
) =>
  world.api.request(
    path,
    {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    },
    { ip: '127.0.0.1', ...(isPage !== undefined && { isPage }) },
  );
const keyOf = async (response: Response) => ({
  status: response.status,
  key: ((await response.json()) as { key?: string }).key,
});

describe('the origin of a request', () => {
  it.each([
    ['WEB', 'a page of the app', true],
    ['API', 'a program with its own token', undefined],
  ])('is %s when %s makes it', async (origin, _who, isPage) => {
    const body = JSON.stringify({ title: 'Lease' });
    const made = await call('POST', '/v3/signature-requests', { body, ...(isPage && { isPage }) });
    expect(await made.json()).toMatchObject({ origin });
    // No header can say so: only the process vouches for it.
    const claimed = await call('POST', '/v3/signature-requests', { body, headers: { 'x-is-page': 'true' } });
    expect(await claimed.json()).toMatchObject({ origin: 'API' });
  });
});

describe('the page of another account than the one that is logged in', () => {
  it('reads nothing and changes nothing', async () => {
    const body = JSON.stringify({ title: 'Lease' });
    const refused = { status: 401, key: 'error.auth.token_invalid' };
    const headers = { 'x-page-owner': '0197a8a0-0000-7000-8000-000000000001' };
    expect(await keyOf(await call('POST', '/v3/signature-requests', { body, headers }))).toEqual(refused);
    expect(await keyOf(await call('GET', '/v1/user', { headers }))).toEqual(refused);
    for (const owner of [anna.id, 'visit-k3f'])
      expect((await call('GET', '/v1/user', { headers: { 'x-page-owner': owner } })).status).toBe(200);
  });
});

describe('what PostgreSQL could not keep', () => {
  it.each([
    ['a zero character in a preference', 'PUT', '/v1/user', '{"attributes":{"celloUcc":"a\\u0000b"}}'],
    ['half a character in a preference', 'PUT', '/v1/user', '{"attributes":{"p11SigningName":"\\ud800"}}'],
    ['half a character in a name', 'PUT', '/v1/user', '{"firstName":"\\ud800"}'],
    ['half a character in a business’s name', 'POST', '/v2/businesses', '{"name":"\\udfff","gtc_accepted":true}'],
    ['a zero character in a search of the outbox', 'GET', '/v1/outbox?to=%00', undefined],
    ['a day of the year 0', 'GET', '/v3/signature-requests-redesign?date_from=0000-01-01', undefined],
  ])('is refused as not valid: %s', async (_what, method, path, body) => {
    const response = await call(method, path, body === undefined ? {} : { body });
    expect(await keyOf(response)).toEqual({ status: 400, key: 'error.validation' });
  });

  it('is refused as not valid: an idempotency key longer than 255 characters', async () => {
    const put = (key: string) => call('PUT', '/v1/user', { body: '{}', headers: { 'idempotency-key': key } });
    expect(await keyOf(await put(randomBytes(4000).toString('hex')))).toEqual({ status: 400, key: 'error.validation' });
    expect((await put('k'.repeat(255))).status).toBe(200);
  });

  it('takes the place of a zone that is none: days are those of Zurich', async () => {
    for (const zone of ['+05:00', 'Nowhere/At_All', 'Asia/Kolkata']) {
      const response = await call('GET', '/v3/signature-requests-redesign?date_from=2026-11-21', {
        headers: { 'x-time-zone': zone },
      });
      expect(response.status).toBe(200);
    }
  });
});

describe('a call for the headers alone', () => {
  it('gets them without a body, and leaves no evidence of a download', async () => {
    const { id, documents } = await view(anna, await createDraft(anna));
    for (const path of [
      `/v3/documents/${documents[0]!.id}/download`,
      `/v3/signature-requests/${id}/zip`,
      `/v3/signature-requests/${id}/report`,
    ]) {
      const response = await call('HEAD', path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-disposition')).toContain('attachment');
      expect(await response.text()).toBe('');
    }
    const events = await world.services.db.selectFrom('audit_events').select('name').execute();
    expect(events.map(({ name }) => name)).toEqual(['CREATED', 'DOCUMENTS_ADDED']);
  });
});

describe('a problem that the contract does not name', () => {
  it('is logged as a defect, unlike the named ones', async () => {
    const lines: string[] = [];
    const log = createLog({ level: 'error', write: (line) => lines.push(line) });
    const endpoint = (path: string, problems: readonly ProblemKey[]) =>
      defineEndpoint({ method: 'GET', path, auth: 'none', summary: 'Fails.', responses: { 204: empty }, problems });
    const api: Api = new Hono();
    const fail = async () => refuse('error.sr.not_open');
    const [named, unnamed] = [endpoint('/named', ['error.sr.not_open']), endpoint('/unnamed', [])];
    mount(api, [implement(named, fail), implement(unnamed, fail)], {
      services: { ...world.services, log },
      readLargeBody: () => expect.fail('no endpoint here takes files'),
    });
    for (const path of ['/named', '/unnamed']) expect((await api.request(path)).status).toBe(422);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { message: undeclared, path: '/unnamed', key: 'error.sr.not_open' },
    ]);
  });
});

describe('a failure of ours', () => {
  it('tells its caller nothing of the inside, and the log all', async () => {
    const lines: string[] = [];
    const log = createLog({ level: 'error', write: (line) => lines.push(line) });
    const endpoint = defineEndpoint({
      ...{ method: 'GET', path: '/broken', auth: 'none', summary: 'Fails.' },
      ...{ responses: { 204: empty }, problems: [] },
    });
    const api: Api = new Hono();
    const handle = async () => {
      throw new Error('relation "users" does not exist');
    };
    const readLargeBody = () => expect.fail('no endpoint here takes files');
    mount(api, [implement(endpoint, handle)], { services: { ...world.services, log }, readLargeBody });
    const response = await api.request('/broken');
    const body = await response.text();
    expect(response.status).toBe(500);
    expect(body).not.toMatch(/relation|users|\.ts|\bat /);
    expect(lines.join()).toContain('relation');
  });
});

describe('what takes longer than the database may take', () => {
  it('is answered with when to try again and what to do, and not as a failure of ours', async () => {
    const endpoint = defineEndpoint({
      ...{ method: 'GET', path: '/slow', auth: 'none', summary: 'Is slow.' },
      ...{ responses: { 204: empty }, problems: [] },
    });
    const handle = () =>
      world.services.db.transaction().execute(async (trx) => {
        await sql`set local statement_timeout = 20`.execute(trx);
        await sql`select pg_sleep(60)`.execute(trx);
        return { status: 204 as const, body: undefined };
      });
    const api: Api = new Hono();
    const log = createLog({ level: 'error', write: () => undefined });
    const readLargeBody = () => expect.fail('no endpoint here takes files');
    mount(api, [implement(endpoint, handle)], { services: { ...world.services, log }, readLargeBody });
    const response = await api.request('/slow');
    expect(response.headers.get('retry-after')).toBe('30');
    expect(await keyOf(response)).toEqual({ status: 503, key: 'error.too_slow' });
  });
});

describe('the trust centre', () => {
  it('refuses bodies that no question of its protocols has', async () => {
    const response = await world.api.request('/trust/tsa', { method: 'POST', body: randomBytes(17 * 1024) });
    expect(await keyOf(response)).toEqual({ status: 413, key: 'error.body.too_large' });
  });
});

describe('every answer', () => {
  it('is private, is what it says, and is JSON also when nothing is there', async () => {
    const answers = [
      await call('GET', '/v1/user'),
      await call('GET', '/v1/nothing'),
      await call('DELETE', '/v1/login'),
      await call('GET', '/v1/user/'),
      await call('GET', '/api-docs/constructor'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 404, 404]);
    for (const answer of answers) {
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-type')).toBe('application/json');
    }
  });
});

it('a file that could not be looked at now is refused before it is received, and its sender told when to come again', async () => {
  const id = await createDraft(anna);
  world.services.pdf = { ...world.services.pdf, isFull: () => true };
  let isRead = false;
  const body = new ReadableStream(
    {
      pull(controller) {
        isRead = true;
        controller.enqueue(randomBytes(1000));
      },
    },
    { highWaterMark: 0 },
  );
  const answer = await world.api.request(
    `/v3/signature-requests/${id}/documents`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/pdf' },
      body,
      duplex: 'half',
    } as RequestInit,
    { ip: '127.0.0.1' },
  );
  expect(answer.headers.get('retry-after')).toBe('10');
  expect(await keyOf(answer)).toEqual({ status: 503, key: 'error.unavailable' });
  expect(isRead).toBe(false);
  // What needs no worker goes on.
  expect((await call('GET', `/v3/signature-requests/${id}`)).status).toBe(200);
});
