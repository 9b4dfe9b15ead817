import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveWallet } from '../testing/wallet/wallet-routes.ts';
import { makeEudiVerifier } from './eudi-verifier.ts';
import { type WalletVerifier, WalletVerifierError } from './wallet-verifier.ts';

const start = new Date('2026-11-22T12:00:00.000Z');
const person = { given_name: 'Anna', family_name: 'Keller', birth_date: '1985-04-03' };

let now: Date;
let servers: Server[];
let url: string;
let verifier: WalletVerifier;

async function listen(server: Server): Promise<string> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
beforeEach(async () => {
  now = start;
  servers = [];
  const hook = { webhookUrl: 'http://127.0.0.1:9/', webhookKey: 'unused' };
  const app = serveWallet({ baseUrl: () => url, ...hook, now: () => now });
  url = await listen(createAdaptorServer({ fetch: app.fetch }) as Server);
  verifier = makeEudiVerifier({ url });
});
afterEach(async () => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }
});

const act = (link: string, what: string) =>
  fetch(link, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ act: what, delivery: 'never', ...person }),
  });

/** What a verifier that answers every look so is read as. */
async function readFrom(answer: object, status = 200) {
  const server = createServer((_request, response) => {
    response.statusCode = status;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  });
  return makeEudiVerifier({ url: await listen(server) }).read('our nonce.transaction');
}
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const digest = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('base64url');

/** A presentation, of which the issuer has signed the first `signed` claims. */
async function present({
  vct = 'urn:eudi:pid:1',
  nonce = 'our nonce',
  signed = 3,
  more = [] as [string, string][],
  plain = {},
  isTwice = false,
} = {}) {
  const shown = { family_name: 'Keller', given_name: 'Anna', birthdate: '1985-04-03' };
  const disclosures = [...more, ...Object.entries(shown)].map((one) => encode(['salt', ...one]));
  const digests = await Promise.all(disclosures.slice(0, signed + more.length).map(digest));
  const _sd = isTwice ? [...digests, digests[0]] : digests;
  const write = (payload: object) => `${encode({ alg: 'ES256' })}.${encode(payload)}.c2lnbmVk`;
  return { vp_token: { pid: [[write({ ...plain, vct, _sd }), ...disclosures, write({ nonce })].join('~')] } };
}

describe('the verifier of EU wallets', () => {
  it('is asked for names and day of birth alone, and tells what the wallet presents', async () => {
    const { id, link } = await verifier.ask();
    expect(await verifier.read(id)).toEqual({ state: 'waiting' });
    expect(await (await fetch(link)).text()).toContain('Sigillum asks for: family_name, given_name, birthdate.');
    await act(link, 'give');
    expect(await verifier.read(id)).toEqual({
      state: 'answered',
      givenNames: 'Anna',
      familyName: 'Keller',
      birthDate: '1985-04-03',
    });
  });

  it.each([
    ['refuse', 'access_denied'],
    ['expired', 'credential_expired'],
    ['foreign', 'issuer_not_accepted'],
  ])('tells who says no: %s', async (what, word) => {
    const { id, link } = await verifier.ask();
    await act(link, what);
    expect(await verifier.read(id)).toEqual({ state: 'refused', word });
  });

  it('has forgotten a question that is over', async () => {
    const { id } = await verifier.ask();
    now = new Date(start.getTime() + 16 * 60_000);
    expect(await verifier.read(id)).toEqual({ state: 'gone' });
  });

  it('does not count what its issuer has not signed, or another kind of credential', async () => {
    expect(await readFrom(await present())).toMatchObject({ state: 'answered' });
    expect(await readFrom(await present({ signed: 2 }))).toEqual({ state: 'refused', word: 'lacks birthdate' });
    expect(await readFrom(await present({ vct: 'urn:else' }))).toEqual({ state: 'refused', word: 'vct_not_accepted' });
    expect(await readFrom({ vp_token: { pid: ['nonsense'] } })).toEqual({ state: 'refused', word: 'vct_not_accepted' });
  });

  it.each([
    ['discloses a name twice', { more: [['given_name', 'Berta']] as [string, string][] }],
    ['discloses beside what stands there openly', { plain: { given_name: 'Berta' } }],
    ['discloses what belongs to the form itself', { more: [['_sd', 'x']] as [string, string][] }],
    ['holds a digest twice', { isTwice: true }],
  ])('counts none that %s', async (_what, changes) => {
    expect(await readFrom(await present(changes))).toEqual({ state: 'refused', word: 'malformed' });
  });

  it('is asked again where it is away, answers nonsense, or answers about another question', async () => {
    await expect(readFrom(await present({ nonce: 'another' }))).rejects.toThrow('about another question');
    await expect(readFrom({}, 500)).rejects.toThrow(WalletVerifierError);
    await expect(readFrom({ vp_token: 'nonsense' })).rejects.toThrow('not understood');
    await expect(makeEudiVerifier({ url: 'http://127.0.0.1:9/' }).ask()).rejects.toThrow(WalletVerifierError);
  });
});

describe('the stand-in of the EU’s verifier', () => {
  it('takes no question but the one that the real verifier takes', async () => {
    const answer = await fetch(`${url}/ui/presentations/v2`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ nonce: 'x' }),
    });
    expect(answer.status).toBe(400);
  });
});
