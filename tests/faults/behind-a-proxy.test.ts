import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    expect(headers['set-cookie']).toMatch(/locale=de-ch; .*Secure; SameSite=Lax/);
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
