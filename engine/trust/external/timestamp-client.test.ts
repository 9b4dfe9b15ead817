import { createHash, randomBytes } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { foundAuthority, type TestAuthority } from '../../testing/test-authority.ts';
import {
  serveTimestamps,
  TIMESTAMP_CREDENTIALS,
  type TimestampFault,
  type TimestampServer,
} from '../../testing/timestamp-server.ts';
import { verifyTimestampToken } from '../../pki/timestamp-token.ts';
import { TrustError } from '../../pki/trust-error.ts';
import { requestTimestamp, type ExternalTimestampAuthority } from './timestamp-client.ts';

let authority: TestAuthority;
let server: TimestampServer;
beforeAll(async () => {
  authority = await foundAuthority();
  server = await serveTimestamps(authority);
});
afterAll(async () => {
  await server.close();
  await authority.server.close();
});
beforeEach(() => {
  server.setFault(undefined);
  server.requests.length = 0;
});

const imprint = createHash('sha256').update('a signature').digest();
const ask = (changes: Partial<ExternalTimestampAuthority> = {}) =>
  requestTimestamp(
    {
      url: server.url,
      credentials: TIMESTAMP_CREDENTIALS,
      anchors: [authority.root],
      policy: server.policy,
      retry: { attempts: 3, firstPauseMs: 5, totalMs: 15_000 },
      ...changes,
    },
    imprint,
  );

describe('an external timestamp authority', () => {
  it('gives a token that covers the imprint and chains to its root', async () => {
    const token = await ask();
    const { at } = verifyTimestampToken(token, { imprint, anchors: [authority.root] });
    expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(60_000);
  });

  it('is asked again when it is busy, with the same question', async () => {
    server.setFault('unavailable_once');
    await expect(ask()).resolves.toBeInstanceOf(Uint8Array);
    expect(server.requests).toHaveLength(2);
    expect(server.requests[0]!.body.equals(server.requests[1]!.body)).toBe(true);
  });

  it('is given up after three attempts', async () => {
    server.setFault('unavailable');
    await expect(ask()).rejects.toMatchObject({ failure: 'unavailable', reason: 'timestamp' });
    expect(server.requests).toHaveLength(3);
  });

  it.each<[TimestampFault, 'unavailable' | 'bad_answer', RegExp]>([
    ['wrong_imprint', 'bad_answer', /another imprint/],
    ['wrong_nonce', 'bad_answer', /another nonce/],
    ['wrong_policy', 'bad_answer', /policy/],
    ['expired_certificate', 'bad_answer', /not valid at that time/],
    ['no_authority', 'bad_answer', /no timestamp authority/],
    ['too_large', 'bad_answer', /more than/],
    ['garbage', 'bad_answer', /cannot be read/],
    ['rejects', 'unavailable', /rejected/],
  ])('with the fault %s gives no token: %s', async (fault, failure, message) => {
    server.setFault(fault);
    const error = await ask().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TrustError);
    expect(error).toMatchObject({ failure, reason: 'timestamp' });
    expect((error as TrustError).message).toMatch(message);
  });

  it.each<TimestampFault>(['silent', 'slow'])('that is %s holds nobody up longer than the budget', async (fault) => {
    server.setFault(fault);
    // As many attempts as would outlast this test: it is the budget that ends them.
    const retry = { attempts: 1000, firstPauseMs: 5, totalMs: 1500 };
    await expect(ask({ timeoutMs: 600, retry })).rejects.toMatchObject({ failure: 'unavailable', reason: 'timestamp' });
  });

  it('that is not there at all is unavailable', async () => {
    await expect(ask({ url: 'http://127.0.0.1:1/tsa' })).rejects.toMatchObject({
      failure: 'unavailable',
      reason: 'timestamp',
    });
  });

  it('must be one of those the operator trusts', async () => {
    const stranger = await foundAuthority();
    await stranger.server.close();
    await expect(ask({ anchors: [stranger.root] })).rejects.toMatchObject({ failure: 'bad_answer' });
  });

  it('refuses us with a wrong password, and the password is in no message', async () => {
    const password = randomBytes(8).toString('hex');
    const error = await ask({ credentials: { user: 'stamp', password } }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ failure: 'unavailable', reason: 'timestamp' });
    expect(String(error)).not.toContain(password);
  });
});
