import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiUser } from '@sigillum/api-contracts/business/create-api-user.ts';
import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { sign } from '@sigillum/api-contracts/signing/sign.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@sigillum/server/database/embedded-postgres.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { type Person, readMail, sendRequest, signUp } from '../support/people.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

// The operator's own database, which the server does not bring back by itself.
const folder = mkdtempSync(path.join(tmpdir(), 'sigillum-outage-'));
let cluster: EmbeddedPostgres;
let server: ServerProcess;
let owner: Person;
let partner: Person;
let requestId: string;
let programToken: string;

const startCluster = () => startEmbeddedPostgres({ folder: path.join(folder, 'own') });

beforeAll(async () => {
  cluster = await startCluster();
  const { host } = cluster.address as { host: string };
  const DATABASE_URL = `postgres://sigillum@localhost/sigillum?host=${encodeURIComponent(host)}`;
  server = await startServerProcess({ dataDir: path.join(folder, 'data'), env: { DATABASE_URL } });
  owner = await signUp(server.url, { business: 'Outage AG' });
  partner = await signUp(server.url, { firstName: 'Urs' });
  programToken = await logInProgram();
  requestId = (await sendRequest(owner, { pdf: buildPdf(), signatures: [{ account_email: partner.email }] })).id;
});
afterAll(async () => {
  await server?.stop();
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A program that has its token since before. */
async function logInProgram(): Promise<string> {
  const { id } = await owner.client.call(getOwnBusiness, {});
  const body = { description: 'Intranet', environment: 'PRODUCTION' as const };
  const { username, key } = await owner.client.call(createApiUser, { params: { id }, body });
  const answer = await fetch(`${server.url}/machine/v2/access/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, 'api-key': key }),
  });
  return answer.text();
}

const signIt = () => partner.client.call(sign, { body: { signatureRequests: [{ signatureRequestId: requestId }] } });
const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(server.url + address, { headers, redirect: 'manual' });

describe('a database that is away', () => {
  it('makes every call a 503 with Retry-After, nobody is logged out, and afterwards all goes on as if nothing had been', async () => {
    await cluster.stop();

    const bearer = { authorization: `Bearer ${owner.token}` };
    const requests = `/v3/signature-requests/${requestId}`;
    for (const address of ['/v1/user', requests, `${requests}/zip`, '/v1/outbox']) {
      const response = await get(address, bearer);
      expect([response.status, ((await response.json()) as { key: string }).key], address).toEqual([
        503,
        'error.unavailable',
      ]);
      expect(response.headers.get('retry-after'), address).toMatch(/^\d+$/);
    }
    await expect(owner.client.call(createSignatureRequest, { body: { title: 'Lost' } })).rejects.toMatchObject({
      status: 503,
    });
    await expect(signIt()).rejects.toMatchObject({ status: 503, key: 'error.unavailable' });
    const health = await get('/machine/v2/management/health');
    expect([health.status, ((await health.json()) as { status: string }).status]).toEqual([503, 'DOWN']);
    expect(health.headers.get('retry-after')).toMatch(/^\d+$/);
    const machine = await get('/machine/v2/signature-requests', { authorization: `Bearer ${programToken}` });
    expect([machine.status, machine.headers.get('content-type')]).toEqual([503, 'application/json']);
    expect((await get('/livez')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(503);

    const page = await get('/dashboard', { cookie: `sigillum_session=${owner.token}` });
    expect(page.headers.get('location') ?? '').not.toContain('/login');
    expect(page.headers.getSetCookie().join()).not.toMatch(/sigillum_session=;/);
    expect(await page.text()).not.toMatch(/ECONNREFUSED|\.s\.PGSQL|node_modules/);

    cluster = await startCluster();
    await expect.poll(async () => (await get('/readyz')).status).toBe(200);
    expect((await signIt()).results[0]!.status).toBe('SIGNED');
    expect((await readMail(server.url, owner.email, 'all-signed')).subject).toContain('Rental agreement');
    expect((await get('/dashboard?tab=inbox', { cookie: `sigillum_session=${owner.token}` })).status).toBe(200);
  });
});
