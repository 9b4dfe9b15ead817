import { createHash } from 'node:crypto';

import { encodeInteger, encodeOctets, encodeSequence, readChildren, readWhole, TAG } from '../pki/der.ts';
import { SHA_256_IDENTIFIER } from '../pki/algorithms.ts';
import { serveLocally, type LocalAnswer, type LocalServer } from './local-server.ts';
import type { TestAuthority } from './test-authority.ts';

/** What is wrong with the authority; `undefined`: nothing. */
export type TimestampFault =
  | 'silent'
  | 'slow'
  | 'wrong_imprint'
  | 'wrong_nonce'
  | 'wrong_policy'
  | 'expired_certificate'
  | 'no_authority'
  | 'too_large'
  | 'rejects'
  | 'garbage'
  | 'unavailable'
  | 'unavailable_once';

export type TimestampServer = LocalServer & {
  policy: string;
  setFault(fault: TimestampFault | undefined): void;
};

const POLICY = '1.3.6.1.4.1.99999.1.1';
const OTHER_POLICY = '1.3.6.1.4.1.99999.1.2';
const USER = 'stamp';
const PASSWORD = 'only: for this test';

export const TIMESTAMP_CREDENTIALS = { user: USER, password: PASSWORD };

/** The request with another imprint or nonce, as a confused authority would have read it. */
function alterRequest(request: Uint8Array, change: { imprint?: Uint8Array; nonce?: Uint8Array }): Uint8Array {
  const [version, imprint, ...options] = readChildren(readWhole(request, TAG.sequence));
  const changed = change.imprint ? encodeSequence(SHA_256_IDENTIFIER, encodeOctets(change.imprint)) : imprint!.raw;
  const kept = options.map((node) => (node.tag === TAG.integer && change.nonce ? change.nonce : node.raw));
  return encodeSequence(version!.raw, changed, ...kept);
}

/** A time-stamping authority over HTTP with Basic authentication, and every fault of such authorities. */
export async function serveTimestamps(authority: TestAuthority): Promise<TimestampServer> {
  let fault: TimestampFault | undefined;
  const identity = await authority.issue('tsa', { name: 'Foreign Timestamps' });
  // Older than a timestamp authority's certificate lives.
  const past = new Date(authority.clock().getTime() - 1900 * 24 * 3_600_000);
  const expired = await authority.issue('tsa', { name: 'Foreign Old Timestamps', notBefore: past });
  const person = await authority.issue('person');
  const expected = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`;
  const reply = (body: Uint8Array): LocalAnswer => ({
    body,
    headers: { 'content-type': 'application/timestamp-reply' },
  });

  const server = await serveLocally(async ({ headers, body }) => {
    if (headers.authorization !== expected) return { status: 401 };
    if (headers['content-type'] !== 'application/timestamp-query') return { status: 415 };
    const sound = () => authority.stamp(body, identity, POLICY);
    switch (fault) {
      case 'silent':
        return { manner: 'silent' };
      case 'slow':
        return { ...reply(await sound()), manner: 'slow' };
      case 'wrong_imprint': {
        const imprint = createHash('sha256').update('something else').digest();
        return reply(await authority.stamp(alterRequest(body, { imprint }), identity, POLICY));
      }
      case 'wrong_nonce':
        return reply(await authority.stamp(alterRequest(body, { nonce: encodeInteger(42) }), identity, POLICY));
      case 'wrong_policy':
        return reply(await authority.stamp(body, identity, OTHER_POLICY));
      case 'expired_certificate':
        return reply(await authority.stamp(body, expired, POLICY));
      case 'no_authority':
        return reply(await authority.stamp(body, person, POLICY));
      case 'too_large':
        return reply(Buffer.alloc(200 * 1024, 0x30));
      case 'rejects':
        return reply(await authority.stamp(encodeSequence(encodeInteger(7)), identity, POLICY));
      case 'garbage':
        return reply(Buffer.from('<html>welcome to the captive portal</html>'));
      case 'unavailable':
        return { status: 503 };
      case 'unavailable_once':
        fault = undefined;
        return { status: 503, headers: { 'retry-after': '0' } };
      default:
        return reply(await sound());
    }
  });
  return {
    ...server,
    policy: POLICY,
    setFault(next) {
      fault = next;
    },
  };
}
