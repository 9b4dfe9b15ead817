import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ApiScope } from '@sigillum/api-contracts/business/api-user.ts';
import * as business from '@sigillum/api-contracts/business/index.ts';
import { serveLocally, type LocalServer } from '@sigillum/engine/testing/local-server';
import { makeTlsIdentity } from '@sigillum/engine/testing/tls-identity';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { cleanUp } from '../platform/clean-up.ts';
import { forgetProgramCalls } from '../business/forget-deliveries.ts';
import { warnOfKeyEnds } from '../business/watch-keys.ts';
import { deliverCallback } from '../requests/deliver-callback.ts';
import { listMails } from '../testing/journeys.ts';
import { seedProgram, type Program } from '../testing/program.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

const content = Buffer.from(buildSamplePdf()).toString('base64');
const dayMs = 24 * 3600_000;

let anna: SeededPerson;
let program: Program;
let id: string;
beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  id = anna.businessId!;
  program = await seedProgram(world, anna);
});

const create = (more: object = {}) =>
  program.ask('POST v2/signature-requests', {
    ...{ title: 'Hidden title', content, quality: 'SES', signatures: [{ account_email: 'luca@example.it' }], ...more },
  });
const allow = (scopes: ApiScope[]) =>
  anna.client.call(business.updateApiUser, {
    params: { id, username: program.username },
    body: { description: 'Intranet', scopes },
  });

describe('a key', () => {
  it.each<[string, ApiScope[], string, object | undefined]>([
    ['send', ['read'], 'POST v2/signature-requests', { title: 'Lease', content }],
    ['send', ['read', 'seal', 'admin'], 'POST v2/documents', { title: 'Lease', content }],
    ['seal', ['read', 'send', 'admin'], 'POST v2/seal', { title: 'Lease', content }],
    ['read', ['send', 'seal', 'admin'], 'GET v2/signature-requests', undefined],
    ['read', ['send', 'seal', 'admin'], 'POST v2/signature-requests/bulk', []],
    ['admin', ['read', 'send', 'seal'], 'GET v3/events', undefined],
    [
      'admin',
      ['read', 'send', 'seal'],
      'GET v2/activities/signatures?start_date=2026-11-01&end_date=2026-11-02',
      undefined,
    ],
  ])('without the scope %s (%j) is refused for %s from the next call on', async (scope, scopes, call, body) => {
    await allow(scopes);
    const refused = await program.ask(call, body);
    const message = `The key of this API user lacks the scope ${scope}.`;
    expect(refused.body).toMatchObject({
      status: 403,
      key: 'error.machine.scope_missing',
      message,
      details: { scope },
    });
    await allow([...scopes, scope as ApiScope]);
    expect((await program.ask(call, body)).body?.key).not.toBe('error.machine.scope_missing');
    expect((await world.services.db.selectFrom('signature_requests').select('id').execute()).length).toBeLessThan(2);
  });

  it('ends after its days, with its tokens, until an administrator makes another', async () => {
    const start = Date.now();
    world.setClock(new Date(start));
    const { username, key } = await anna.client.call(business.createApiUser, {
      params: { id },
      body: { description: 'For a day', keyDays: 1 },
    });
    const logIn = async (given = key) => {
      const response = await world.api.request(
        '/machine/v2/access/login',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ username, 'api-key': given }),
        },
        { ip: '192.0.2.9' },
      );
      return { status: response.status, text: await response.text() };
    };
    world.setClock(new Date(start + dayMs - 60_000));
    const { status, text: token } = await logIn();
    expect(status).toBe(200);
    expect((await program.ask('GET v2/signature-requests', undefined, { token })).status).toBe(200);
    world.setClock(new Date(start + dayMs + 60_000));
    const later = await program.ask('GET v2/signature-requests', undefined, { token });
    expect([later.status, later.body.key]).toEqual([401, 'error.auth.token_invalid']);
    const again = await logIn();
    expect([again.status, again.text]).toEqual([401, expect.stringContaining('error.machine.key_expired')]);
    // Only who has the key learns it.
    expect((await logIn('wrong')).text).toContain('error.auth.credentials_invalid');
    const reset = await anna.client.call(business.resetApiUser, { params: { id, username } });
    expect((await logIn(reset.key)).status).toBe(200);
  });
});

describe('the end of a key', () => {
  it('is told to the administrators once, 14 days ahead, and again of the next key', async () => {
    const start = Date.now();
    world.setClock(new Date(start));
    const make = (description: string, keyDays: number | null) =>
      anna.client.call(business.createApiUser, { params: { id }, body: { description, keyDays } });
    const { username } = await make('Portal', 90);
    await make('For ever', null);
    await make('For a week', 7);
    const runOn = async (day: number) => {
      world.setClock(new Date(start + day * dayMs));
      await warnOfKeyEnds(world.services);
      return listMails(world);
    };
    expect(await runOn(75)).toEqual([]);
    expect(await runOn(77)).toEqual(['key-ending anna@example.ch']);
    expect(await runOn(78)).toHaveLength(1);
    const { subject, text } = (await readLastMail(world, 'anna@example.ch'))!;
    expect(subject).toBe('Keller AG: Der Schlüssel von «Portal» läuft bald ab');
    expect(text).toContain(username);
    expect(text).toContain('/business/developers/api');
    await anna.client.call(business.resetApiUser, { params: { id, username } });
    expect(await runOn(100)).toHaveLength(1);
    expect(await runOn(78 + 80)).toHaveLength(2);
    // What has ended is told by the log-in.
    await anna.client.call(business.resetApiUser, { params: { id, username } });
    expect(await runOn(78 + 80 + 91)).toHaveLength(2);
  });
});

describe('the calls of programs', () => {
  const list = async () => (await anna.client.call(business.listProgramCalls, { params: { id } })).calls;

  it('are kept without what was sent, answered or asked for in a query', async () => {
    await create();
    await program.ask('GET v2/signature-requests?search=s3cret-word');
    await program.ask('POST v2/signature-requests', { title: '' });
    const calls = await list();
    expect(calls.map(({ method, path: asked, status }) => [method, asked, status])).toEqual([
      ['POST', '/machine/v2/signature-requests', 400],
      ['GET', '/machine/v2/signature-requests', 200],
      ['POST', '/machine/v2/signature-requests', 200],
    ]);
    expect(calls[0]).toMatchObject({ key: 'error.validation', username: program.username });
    const rows = JSON.stringify(await world.services.db.selectFrom('program_calls').selectAll().execute());
    for (const hidden of ['s3cret-word', 'Hidden title', content.slice(0, 20), program.key, 'luca@example.it'])
      expect(rows + JSON.stringify(calls)).not.toContain(hidden);
  });

  it('are kept for seven days', async () => {
    const start = Date.now();
    await program.ask('GET v2/documents');
    const passed = async (days: number) => {
      world.setClock(new Date(start + days * 24 * 3600_000));
      await cleanUp(world.services);
      return list();
    };
    expect(await passed(6.9)).toHaveLength(1);
    expect(await passed(7.1)).toEqual([]);
  });

  it('are kept up to a bound for each program, the newest', async () => {
    const other = await seedProgram(world, anna);
    for (let count = 0; count < 5; count += 1) await program.ask('GET v2/signature-requests');
    await program.ask('GET v2/documents');
    await other.ask('GET v2/documents');
    await list();
    expect(await forgetProgramCalls(world.services.db, 3)).toBe(3);
    const kept = await list();
    expect(kept.map(({ username, path: asked }) => [username, asked])).toEqual([
      [other.username, '/machine/v2/documents'],
      [program.username, '/machine/v2/documents'],
      [program.username, '/machine/v2/signature-requests'],
      [program.username, '/machine/v2/signature-requests'],
    ]);
  });
});

describe('the callbacks of a program', () => {
  let receiver: LocalServer;
  beforeAll(async () => {
    receiver = await serveLocally(() => ({ status: 204 }));
  });
  afterAll(() => receiver.close());

  const deliver = async () => {
    const open = world.services.db.selectFrom('callbacks').select('id').where('state', '=', 'OPEN');
    const run = { id: 'x', attempt: 1, signal: new AbortController().signal, complete: () => Promise.resolve() };
    for (const row of await open.execute()) await deliverCallback(world.services, row.id, run);
  };
  const resetSecret = async () =>
    (
      await anna.client.call(business.resetCallbackSecret, {
        params: { id, username: program.username },
        body: {},
      })
    ).callbackSecret;
  /** As any library for Standard Webhooks does. */
  const write = (secret: string, { headers, body }: LocalServer['requests'][number]) => {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const signed = `${headers['webhook-id'] as string}.${headers['webhook-timestamp'] as string}.${body.toString()}`;
    return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  };

  it('are signed with its secret, with the one before, too, for a day, and then with the new one alone', async () => {
    const start = Date.now();
    world.setClock(new Date(start));
    const first = await resetSecret();
    // What signed before that ends.
    world.setClock(new Date(start + 2 * dayMs));
    await program.logIn();
    const told = { callback_update_url: `${receiver.url}/` };
    await create(told);
    await deliver();
    const second = await resetSecret();
    await create(told);
    await deliver();
    world.setClock(new Date(start + 3 * dayMs + 1000));
    await program.logIn();
    await create(told);
    await deliver();
    expect(receiver.requests.map(({ headers }) => headers['webhook-signature'])).toEqual([
      write(first, receiver.requests[0]!),
      `${write(second, receiver.requests[1]!)} ${write(first, receiver.requests[1]!)}`,
      write(second, receiver.requests[2]!),
    ]);
  });

  it('show our certificate to a receiver that lets nobody in without it', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'callback-'));
    const identity = await makeTlsIdentity();
    const strict = await serveLocally(() => ({ status: 204 }), identity);
    try {
      const [certificate, key] = [path.join(folder, 'own.pem'), path.join(folder, 'own.key')];
      writeFileSync(certificate, identity.cert);
      writeFileSync(key, identity.key);
      const { body } = await create({ callback_update_url: `${strict.url}/` });
      const read = async () => (await program.ask(`GET v2/signature-requests/${body.id}/callbacks`)).body;
      // Whoever is not trusted is not called.
      await deliver();
      world.setConfig({ callbackTls: { own: undefined, roots: certificate } });
      await deliver();
      expect(strict.requests).toEqual([]);
      expect(await read()).toMatchObject([{ state: 'OPEN', messages: ['no connection', 'no connection'] }]);
      world.setConfig({ callbackTls: { own: { certificate, key }, roots: certificate } });
      await deliver();
      expect(strict.requests).toHaveLength(1);
      expect(await read()).toMatchObject([{ state: 'COMPLETED', attempts: 3 }]);
    } finally {
      await strict.close();
      rmSync(folder, { recursive: true });
    }
  });
});
