import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServerDatabase } from '../support/processes.ts';
import { sendRaw } from '../support/raw-http.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

/** As it runs in the world: people come by https to a proxy, which speaks http to the server. */
const host = 'sign.example.ch';
const forwarded = { host, 'x-forwarded-for': '203.0.113.5', 'x-forwarded-proto': 'https' };
const browser = { ...forwarded, 'sec-fetch-site': 'same-origin', origin: `https://${host}` };
const dataDir = mkdtempSync(path.join(tmpdir(), 'sigillum-proxy-'));
let server: ServerProcess;

beforeAll(async () => {
  const env = { PUBLIC_URL: `https://${host}`, HOST: '127.0.0.1', TRUSTED_PROXY: '1' };
  server = await startServerProcess({ dataDir, env });
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const sendForm = (address: string, fields: Record<string, string>, headers: Record<string, string> = browser) =>
  sendRaw(server.url, { method: 'POST', target: address, headers, body: new URLSearchParams(fields).toString() });

describe('a form', () => {
  const strangers = { email: 'nobody@example.ch', password: 'Correct-horse-battery' };

  it.each(['/login', '/login.data'])('is taken from a page of the public address at %s', async (address) => {
    const { status, body } = await sendForm(address, strangers);
    expect(status).toBe(200);
    expect(body).toContain('password');
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: `https://${host}:8443` },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('is refused with %j', async (foreign) => {
    expect((await sendForm('/login', strangers, { ...browser, ...foreign })).status).toBe(403);
  });

  it('sets cookies for https alone', async () => {
    const { headers } = await sendForm('/locale', { lang: 'de', next: '/login' });
    expect(headers['set-cookie']).toMatch(/^__Host-locale=de-ch; Path=\/; .*Secure; SameSite=Lax$/);
  });
});

describe('every answer', () => {
  const targets = [
    '/login',
    '/dashboard',
    '/login.data',
    '/assets/none.js',
    '/img/favicon.svg',
    '/v1/datetime',
    '/livez',
  ];

  it.each([...targets, '/v1/none', '/no/such/page', '/trust/crl/none.crl', '/openapi.json', '/api-docs'])(
    'asks for https: %s',
    async (target) => {
      const { headers } = await sendRaw(server.url, { target, headers: forwarded });
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    },
  );
});

describe('the server', () => {
  it.each([
    '/login',
    '/no/such/page',
    '/login.data',
    '/img/favicon.svg',
    '/api-docs',
    '/api-docs/start.js',
    '/assets/none.js',
  ])('says in which letters a text is written: %s', async (target) => {
    const { headers } = await sendRaw(server.url, { target, headers: forwarded });
    expect(headers['content-type']).toMatch(/^(?:text|image\/svg)[^;]*; ?charset=utf-8$/i);
  });

  it.each([
    '/.git/config',
    '/.git/',
    '/assets/',
    '/img/',
    '/package.json',
    '/server/main.ts',
    '/.env',
    '/assets/../.data/',
  ])('tells a stranger nothing of the house: %s', async (target) => {
    const { status, body } = await sendRaw(server.url, { target, headers: forwarded });
    expect(status).toBe(404);
    expect(body).not.toMatch(/repositoryformatversion|"dependencies"|Index of/);
  });

  it('does not answer TRACE with what was sent', async () => {
    const headers = { ...forwarded, cookie: 'sigillum_session=secret-of-somebody' };
    const { status, body } = await sendRaw(server.url, { method: 'TRACE', target: '/login', headers });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('secret-of-somebody');
  });

  it('has no account before somebody has signed up', async () => {
    const { pool, close } = openServerDatabase(dataDir);
    const { rows } = await pool.query('select id from users');
    await close();
    expect(rows).toEqual([]);
  });
});
