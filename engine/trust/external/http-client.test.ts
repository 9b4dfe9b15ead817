import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveLocally, type LocalAnswer, type LocalServer } from '../../testing/local-server.ts';
import { makeTlsIdentity, type TlsIdentity } from '../../testing/tls-identity.ts';
import { sendExternally, sendRepeatedly } from './http-client.ts';

let answers: LocalAnswer[] = [];
let plain: LocalServer;
let secure: LocalServer;
let identity: TlsIdentity;
beforeAll(async () => {
  identity = await makeTlsIdentity();
  plain = await serveLocally(() => answers.shift() ?? { body: 'well' });
  secure = await serveLocally(() => ({ body: 'well' }), identity);
});
afterAll(() => Promise.all([plain.close(), secure.close()]));

const limits = { timeoutMs: 30_000, maxBytes: 1000 };
const send = (changes: Partial<Parameters<typeof sendExternally>[0]> = {}) =>
  sendExternally({ url: plain.url, ...limits, ...changes });
const readText = ({ body }: { body: Uint8Array }) => new TextDecoder().decode(body);

describe('one exchange with a foreign service', () => {
  it('gives any answer as it is, errors included', async () => {
    answers = [{ status: 418, headers: { 'x-kind': 'teapot' }, body: 'short' }];
    const answer = await send();
    expect(answer).toMatchObject({ status: 418, headers: { 'x-kind': 'teapot' } });
    expect(readText(answer)).toBe('short');
  });

  it('sends bytes with their length', async () => {
    await send({ method: 'POST', body: new Uint8Array([1, 2, 3]), headers: { 'content-type': 'application/x' } });
    expect(plain.requests.at(-1)).toMatchObject({
      method: 'POST',
      headers: { 'content-length': '3', 'content-type': 'application/x' },
    });
  });

  it.each<[LocalAnswer, string, number]>([
    [{ manner: 'silent' }, 'timeout', 1500],
    [{ manner: 'slow', body: 'a long answer' }, 'timeout', 1500],
    [{ manner: 'lost' }, 'connection', limits.timeoutMs],
    [{ manner: 'broken_off', body: 'a long answer' }, 'truncated', limits.timeoutMs],
    [{ body: 'x'.repeat(2000) }, 'too_large', limits.timeoutMs],
  ])('ends when the answer is %j', async (answer, fault, timeoutMs) => {
    answers = [answer];
    await expect(send({ timeoutMs })).rejects.toMatchObject({ fault });
  });

  it('does not follow a redirect', async () => {
    answers = [{ status: 302, headers: { location: `${plain.url}/elsewhere` } }];
    expect((await send()).status).toBe(302);
  });

  it('shows our certificate to a service that wants to see it', async () => {
    const { cert, key } = identity;
    expect(readText(await send({ url: secure.url, tls: { cert, key, ca: cert } }))).toBe('well');
    await expect(send({ url: secure.url, tls: { ca: cert } })).rejects.toMatchObject({ fault: 'connection' });
  });

  it('trusts no server that nobody vouches for', async () => {
    const { cert, key } = identity;
    await expect(send({ url: secure.url, tls: { cert, key } })).rejects.toMatchObject({ fault: 'connection' });
  });
});

describe('repeating an exchange', () => {
  const repeat = (attempts: number, totalMs = 30_000) =>
    sendRepeatedly({ url: plain.url, ...limits }, { attempts, firstPauseMs: 1, totalMs });

  it('ends with the first answer that is no excuse', async () => {
    answers = [{ status: 503 }, { manner: 'lost' }, { status: 404 }];
    expect((await repeat(5)).status).toBe(404);
    expect(answers).toEqual([]);
  });

  it('ends with the last attempt', async () => {
    answers = [{ status: 503 }, { status: 502 }, { status: 200 }];
    expect((await repeat(2)).status).toBe(502);
    answers = [];
  });

  it('does not begin to wait for what is beyond the budget, whatever the service wishes', async () => {
    answers = [{ status: 503, headers: { 'retry-after': '3600' } }];
    const asked = plain.requests.length;
    // Whoever waited for the hour, or for the end of the budget, would not be back before the test is given up.
    expect((await repeat(3, 3_599_000)).status).toBe(503);
    expect(plain.requests).toHaveLength(asked + 1);
  });
});
