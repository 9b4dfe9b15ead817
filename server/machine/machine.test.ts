import { beforeEach, describe, expect } from 'vitest';
import * as business from '@sigillum/api-contracts/business/index.ts';
import { createApi } from '../api.ts';
import { createLog } from '../process/log.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;
let id: string;
let username: string;
let key: string;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  id = anna.businessId!;
  ({ username, key } = await anna.client.call(business.createApiUser, {
    params: { id },
    body: { description: 'Intranet' },
  }));
});

const ask = async (path: string, init: RequestInit = {}, ip = '192.0.2.9') =>
  world.api.request(`/machine/${path}`, init, { ip });
const logIn = (body: object = { username, 'api-key': key }, version = 'v2', ip?: string) =>
  ask(
    `${version}/access/login`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    ip,
  );
const read = (token: string, path = 'v2/user/signature-qualities', scheme = 'Bearer ') =>
  ask(path, { headers: { authorization: scheme + token } });
const keyOf = async (answer: Promise<Response>) => {
  const response = await answer;
  return [response.status, response.ok ? undefined : ((await response.json()) as { key: string }).key];
};
const getToken = async () => (await logIn()).text();
const later = (minutes: number) => world.setClock(new Date(Date.now() + minutes * 60_000));
const noneOfAny = {
  ...{ qes: {}, aes_minimal: {}, aes: {}, ses: {}, demo: {}, part11: {} },
  seal: { aes: {}, qes: {} },
};

describe('a program', () => {
  it('gets a bare token for its name and key, under each version, as JSON and as a form', async () => {
    for (const version of ['v1', 'v2', 'v3']) {
      const answer = await logIn({ username, 'api-key': key, unknown: true }, version);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain']);
      const token = await answer.text();
      const [head, claims] = token
        .split('.')
        .slice(0, 2)
        .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>);
      expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
      expect(head).toEqual({ alg: 'HS256', typ: 'JWT' });
      expect(claims).toMatchObject({ sub: username });
      expect(Number(claims!['exp']) - Number(claims!['iat'])).toBe(1200);
      expect(await keyOf(read(token, `${version}/user/signature-qualities?limit=1`))).toEqual([200, undefined]);
    }
    const form = new URLSearchParams({ username, 'api-key': key });
    expect((await ask('v2/access/login', { method: 'POST', body: form })).status).toBe(200);
    expect((await logIn(undefined, 'v9')).status).toBe(404);
  });

  it('learns from a wrong name what it learns from a wrong key', async () => {
    const answers = await Promise.all([
      logIn({ username, 'api-key': 'wrong' }),
      logIn({ username: 'api_demo_nobody_abcd_1', 'api-key': key }),
      logIn({ username: '', 'api-key': '' }),
    ]);
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(bodies[0]).toContain('error.auth.credentials_invalid');
    expect(await keyOf(logIn({ username }))).toEqual([400, 'error.validation']);
  });

  it('logs in once a second, and not without end', async () => {
    world.setClock(new Date());
    for (let at = 0; at < 60; at++) expect((await logIn()).status).toBe(200);
    for (let at = 0; at < 30; at++) await logIn({ username, 'api-key': 'wrong' });
    const held = await logIn();
    expect([held.status, Number(held.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await logIn(undefined, 'v2', '198.51.100.4')).status).toBe(200);
  });

  it('has a token for twenty minutes, also written without a blank', async () => {
    const token = await getToken();
    expect(await keyOf(read(token, undefined, 'Bearer'))).toEqual([200, undefined]);
    later(19);
    expect(await keyOf(read(token))).toEqual([200, undefined]);
    later(21);
    expect(await keyOf(read(token))).toEqual([401, 'error.auth.token_expired']);
  });

  it('has none any more once its key is reset, it is deleted, or its business is locked or gone', async () => {
    const { db } = world.services;
    const invalid = [401, 'error.auth.token_invalid'];
    const first = await getToken();
    const old = key;
    ({ key } = await anna.client.call(business.resetApiUser, { params: { id, username } }));
    expect(await keyOf(read(first))).toEqual(invalid);
    expect(await keyOf(logIn({ username, 'api-key': old }))).toEqual([401, 'error.auth.credentials_invalid']);

    const second = await getToken();
    await db.updateTable('businesses').set({ payment_method: 'BLOCKED' }).where('id', '=', id).execute();
    expect(await keyOf(read(second))).toEqual(invalid);
    expect(await keyOf(logIn())).toEqual([403, 'error.machine.business_locked']);
    // Only who has the key learns it.
    expect(await keyOf(logIn({ username, 'api-key': old }))).toEqual([401, 'error.auth.credentials_invalid']);
    await db.updateTable('businesses').set({ payment_method: 'MANUAL' }).where('id', '=', id).execute();
    expect(await keyOf(read(second))).toEqual([200, undefined]);

    await db.updateTable('businesses').set({ deleted_at: new Date() }).where('id', '=', id).execute();
    expect(await keyOf(read(second))).toEqual(invalid);
    expect(await keyOf(logIn())).toEqual([401, 'error.auth.credentials_invalid']);
    await db.updateTable('businesses').set({ deleted_at: null }).where('id', '=', id).execute();

    await anna.client.call(business.deleteApiUser, { params: { id, username } });
    expect(await keyOf(read(second))).toEqual(invalid);
    expect(await keyOf(logIn())).toEqual([401, 'error.auth.credentials_invalid']);
  });

  it('is not let in by a token that was changed, cut or made elsewhere, nor by one of a person', async () => {
    const token = await getToken();
    const [head, claims, mac] = token.split('.') as [string, string, string];
    const other = Buffer.from(JSON.stringify({ sub: 'api_production_x', exp: 4e9, iat: 0 })).toString('base64url');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const wrong = [`${head}.${other}.${mac}`, `${none}.${claims}.`, `${head}.${claims}`, `${token}.x`, `${token}x`, ''];
    for (const one of wrong) expect(await keyOf(read(one)), one).toEqual([401, 'error.auth.token_invalid']);
    const headers = { authorization: `Bearer ${token}` };
    const person = await world.api.request('/v1/user', { headers }, { ip: '192.0.2.9' });
    expect(person.status).toBe(401);
  });

  it('stays a program of the business when whoever made it is gone', async () => {
    await world.services.db.updateTable('users').set({ deleted_at: new Date() }).execute();
    expect((await logIn()).status).toBe(200);
  });

  it('shows its administrators when it was there last', async () => {
    world.setClock('2026-11-23T08:00:00.000Z');
    const token = await getToken();
    const readLast = async () =>
      (await anna.client.call(business.listApiUsers, { params: { id } })).apiUsers[0]?.lastUsedAt;
    expect(await readLast()).toBe('2026-11-23T08:00:00.000Z');
    world.setClock('2026-11-23T08:05:00.000Z');
    await read(token);
    expect(await readLast()).toBe('2026-11-23T08:05:00.000Z');
  });

  it('reads what it can sign with, what people of its business can, and of nobody else whether they are there', async () => {
    const token = await getToken();
    const readOf = async (email: string) =>
      (await read(token, `v2/user/signature-qualities?username=${encodeURIComponent(email)}`)).json();
    expect(await (await read(token)).json()).toEqual(noneOfAny);
    expect(await readOf('anna@example.ch')).toMatchObject({
      ses: { any: { quality: 'SES', provider: 'SIGILLUM', legislation: 'UNDEFINED' } },
      part11: { any: { quality: 'PART11' } },
    });
    await seedPerson(world, 'luca@example.it');
    const known = (await readOf('luca@example.it')) as Record<string, object>;
    expect(known).toMatchObject({ ...noneOfAny, ses: { any: { quality: 'SES' } }, demo: { any: { quality: 'DEMO' } } });
    expect(await readOf('nobody@example.it')).toEqual(known);
  });

  it('learns how well a number of its business is known, and of any other what it learns of nobody', async () => {
    const token = await getToken();
    const askFor = async (body: object) => {
      const init = {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      const answer = await ask('v2/user/assurance', init);
      return [answer.status, ((await answer.json()) as { assurance_level?: string }).assurance_level];
    };
    const { db } = world.services;
    const luca = await seedPerson(world, 'luca@example.it', { business: true });
    const now = new Date();
    const identify = async (user_id: string, mobile: string, level: 3 | 4) => {
      await db.updateTable('users').set({ mobile }).where('id', '=', user_id).execute();
      const { id: case_id } = await db
        .insertInto('identification_cases')
        .values({
          ...{
            id: crypto.randomUUID(),
            user_id,
            legislation: 'ZERTES',
            kind: 'video',
            vendor: 'scripted',
            state: 'success',
          },
          ...{ email: 'x@example.ch', created_at: now, updated_at: now, ended_at: now },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('identifications')
        .values({
          ...{ case_id, user_id, legislation: 'ZERTES', level, provider: 'ACME', evidence_id: case_id },
          quality: level === 4 ? 'QES' : 'AES_MINIMAL',
          ...{ identified_at: now, activated_at: now, expires_at: new Date(now.getTime() + 86_400_000) },
        })
        .execute();
    };
    await identify(anna.id, '41791234567', 3);
    await identify(luca.id, '41797654321', 4);
    expect(await askFor({ mobile_number: '+41 79 123 45 67', unknown: 1 })).toEqual([200, 'advanced']);
    await identify(anna.id, '41791234567', 4);
    expect(await askFor({ mobile_number: '0041791234567' })).toEqual([200, 'qualified']);
    for (const mobile_number of ['41797654321', '41790000000', 'no number'])
      expect(await askFor({ mobile_number }), mobile_number).toEqual([200, 'none']);
    expect(await askFor({})).toEqual([400, undefined]);
  });

  it('leaves its name in the log, and never its key or token', async () => {
    const lines: string[] = [];
    const api = createApi({ ...world.services, log: createLog({ level: 'debug', write: (line) => lines.push(line) }) });
    const headers = { 'content-type': 'application/json' };
    const post = async (body: object) =>
      api.request(
        '/machine/v2/access/login',
        { method: 'POST', headers, body: JSON.stringify(body) },
        { ip: '192.0.2.9' },
      );
    const token = await (await post({ username, 'api-key': key })).text();
    await post({ username, 'api-key': `${key}x` });
    await post({ username: { key }, 'api-key': [key] });
    await api.request('/machine/v2/user/signature-qualities?username=%', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(lines.length).toBeGreaterThan(1);
    for (const secret of [key, token, token.split('.')[2]!]) expect(lines.join('\n')).not.toContain(secret);
  });
});
