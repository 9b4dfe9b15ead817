import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAdaptorServer } from '@hono/node-server';
import { wallets } from '@sigillum/api-contracts/identification/ways.ts';
import { serveWallet } from '../testing/wallet/wallet-routes.ts';
import { IdentityVendorError, type IdentityVendor } from './identity-vendor.ts';
import { makeSwiyuVerifier } from './swiyu-verifier.ts';
import { makeWalletVendor } from './wallet-vendor.ts';

const { swiyu } = wallets;
const webhookKey = 'known to both sides';
const issuer = 'did:example:state';
const vct = 'e-id';
const start = new Date('2026-11-22T12:00:00.000Z');
const order = {
  ...swiyu,
  caseId: '4b7c9d2e-1f3a-4c5b-8d6e-7f8091a2b3c4',
  language: 'en',
  email: 'anna@example.ch',
  givenNames: 'Anna',
  familyName: 'Keller',
  mobile: null,
  returnUrl: 'http://localhost:3000/',
} as const;
const person = { given_name: 'Anna', family_name: 'Keller', birth_date: '1985-04-03' };

let now: Date;
let servers: Server[];
let told: { headers: Headers; body: Buffer }[];
let url: string;
let vendor: IdentityVendor;

async function listen(server: Server): Promise<string> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const make = (at = url) =>
  makeWalletVendor({
    wallet: 'swiyu',
    verifier: makeSwiyuVerifier({ url: at, issuers: [issuer], vct }),
    webhookKey,
    isLocal: false,
    clock: () => now,
  });
beforeEach(async () => {
  now = start;
  servers = [];
  told = [];
  const hook = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      told.push({ headers: new Headers(request.headers as Record<string, string>), body: Buffer.concat(parts) });
      response.end();
    });
  });
  const webhookUrl = await listen(hook);
  const app = serveWallet({ baseUrl: () => url, webhookUrl, webhookKey, now: () => now });
  url = await listen(createAdaptorServer({ fetch: app.fetch }) as Server);
  vendor = make();
});
afterEach(async () => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }
});

const act = (link: string, what: string, delivery = 'never', more: object = {}) =>
  fetch(link, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ act: what, delivery, ...person, ...more }),
  });
const look = (reference: string) =>
  vendor.readStatus({ ...swiyu, reference, mobile: null, startedAt: start, found: null });

/** A verifier that answers every look so. */
async function answerWith(answer: object): Promise<IdentityVendor> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  });
  return make(await listen(server));
}
const verification = '9f4e7a10-52b6-4f0c-8a3d-6b1c2d3e4f50';
const lookAt = async (answer: object) =>
  (await answerWith(answer)).readStatus({
    ...swiyu,
    reference: verification,
    mobile: null,
    startedAt: start,
    found: null,
  });

describe('the wallet of the Swiss E-ID', () => {
  it('is asked for names and day of birth alone, and what it gives is worth AES_MINIMAL, never QES', async () => {
    const { reference, link } = await vendor.start(order);
    expect(await look(reference)).toEqual({ status: 'initialized' });
    expect(await (await fetch(link)).text()).toContain('Sigillum asks for: family_name, given_name, birth_date.');
    await act(link, 'give');
    expect(await look(reference)).toMatchObject({
      status: 'success',
      result: {
        evidenceId: reference,
        level: 3,
        provider: 'E-ID (swiyu)',
        isUsable: true,
        person: { givenNames: 'Anna', familyName: 'Keller', birthDate: '1985-04-03', documentNumber: null },
      },
    });
    expect(vendor.quality).toBe('AES_MINIMAL');
    // An answer is given once.
    await act(link, 'refuse');
    expect((await look(reference)).status).toBe('success');
  });

  it.each([
    ['refuse', 'aborted'],
    ['expired', 'document_expired'],
    ['revoked', 'document_expired'],
    ['foreign', 'issuer_not_trusted'],
  ])('ends where its person or the verifier says so: %s', async (what, reason) => {
    const { reference, link } = await vendor.start(order);
    await act(link, what);
    expect(await look(reference)).toMatchObject({ status: 'failure', reason });
  });

  it('expires after a quarter of an hour, whether the verifier still knows it or not', async () => {
    const { reference } = await vendor.start(order);
    now = new Date(start.getTime() + 16 * 60_000 + 1000);
    expect(await look(reference)).toEqual({ status: 'failure', reason: 'expired' });
    const still = { id: verification, state: 'PENDING' };
    expect(await lookAt(still)).toEqual({ status: 'failure', reason: 'expired' });
    now = start;
    expect(await lookAt(still)).toEqual({ status: 'initialized' });
  });

  it('is asked again where the verifier is away, answers nonsense, or answers about another question', async () => {
    await expect(lookAt({ id: verification, state: 'DONE' })).rejects.toThrow(IdentityVendorError);
    const other = { id: '9f4e7a10-52b6-4f0c-8a3d-6b1c2d3e4f51', state: 'SUCCESS' };
    await expect(lookAt(other)).rejects.toThrow('about another question');
    await expect(make('http://127.0.0.1:9/').start(order)).rejects.toThrow(IdentityVendorError);
  });

  it('does not count where the answer lacks what was asked for, or names another issuer or kind', async () => {
    const answer = (data: object) =>
      lookAt({ id: verification, state: 'SUCCESS', wallet_response: { credential_subject_data: data } });
    expect(await answer({ ...person, iss: issuer, vct })).toMatchObject({ status: 'success' });
    for (const [data, reason, word] of [
      [{ ...person, birth_date: undefined }, 'refused', 'lacks birth_date'],
      [{ ...person, iss: 'did:example:somebody' }, 'issuer_not_trusted', 'issuer_not_accepted'],
      [{ ...person, vct: 'betaid-sdjwt' }, 'issuer_not_trusted', 'vct_not_accepted'],
    ] as const)
      expect(await answer(data)).toEqual({ status: 'failure', reason, word });
  });

  it('tells with a key, and is believed only to be asked', async () => {
    const { reference, link } = await vendor.start(order);
    await act(link, 'give', 'twice');
    await expect.poll(() => told.length).toBe(2);
    const [first, second] = told.map(({ headers, body }) => vendor.readNotification(headers, body));
    expect(first).toMatchObject({ reference });
    // Told twice in the same moment it is one word.
    expect(second).toEqual(first);
    const { body } = told[0]!;
    expect(vendor.readNotification(new Headers({ 'x-api-key': 'made up' }), body)).toBeUndefined();
    expect(vendor.readNotification(new Headers(), body)).toBeUndefined();
    const nonsense = Buffer.from('{"verification_id":"x"}');
    expect(vendor.readNotification(new Headers({ 'x-api-key': webhookKey }), nonsense)).toBeUndefined();
  });
});

describe('the stand-in of verifier and wallet', () => {
  it('takes no question but the one that the real verifier takes, and says that nobody is identified', async () => {
    const ask = (body: object) =>
      fetch(`${url}/management/api/verifications`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await ask({})).status).toBe(400);
    expect((await ask({ accepted_issuer_dids: [issuer], dcql_query: { credentials: [] } })).status).toBe(400);
    const { link } = await vendor.start(order);
    expect(await (await fetch(link)).text()).toContain('Nobody is really identified here');
  });
});
