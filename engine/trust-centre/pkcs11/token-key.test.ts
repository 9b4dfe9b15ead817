import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';

import { placeFakePkcs11Tool, type FakePkcs11Tool } from '../../testing/softhsm.ts';
import { answerOcspRequest, buildOcspRequest } from '../ocsp-responder.ts';
import { foundAuthority } from '../../testing/test-authority.ts';
import { makeTokenKey } from './token-key.ts';
import { makeTokenRack } from './token-rack.ts';

const work = mkdtempSync(join(tmpdir(), 'sigillum-token-key-'));
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const bytes = Buffer.from('what is signed');
let tool: FakePkcs11Tool;

beforeEach(() => {
  tool = placeFakePkcs11Tool(work);
});
afterEach(() => tool.remove());
afterAll(() => rmSync(work, { recursive: true, force: true }));

const makeKey = (of: KeyObject) => {
  const address = { module: '/m.so', label: 'Card', id: '01', pin: '1', importedAt: new Date().toISOString() };
  return makeTokenKey(
    makeTokenRack(() => new Date()),
    address,
    of,
  );
};
const answerWith = (raw: Uint8Array) => tool.behave(`echo ${Buffer.from(raw).toString('base64')} | base64 -d`);

/** r and s side by side, of a signature over the bytes for which the condition holds. */
function findRaw(isWanted: (raw: Buffer) => boolean): Buffer {
  for (;;) {
    const raw = sign('sha256', bytes, { key: privateKey, dsaEncoding: 'ieee-p1363' });
    if (isWanted(raw)) return raw;
  }
}

describe('the signature that a token gives', () => {
  it.each<[string, (raw: Buffer) => boolean]>([
    ['r begins with zeros', (raw) => raw[0] === 0],
    ['s begins with zeros', (raw) => raw[32] === 0],
    ['both begin with a high bit', (raw) => raw[0]! >= 0x80 && raw[32]! >= 0x80],
  ])('becomes DER also when %s', async (_, isWanted) => {
    answerWith(findRaw(isWanted));
    const signature = await makeKey(publicKey).sign('ES256', bytes);
    expect(signature[0]).toBe(0x30);
    expect(signature[1]).toBe(signature.length - 2);
  });

  it('is refused when it does not hold: another key, other bytes, or no signature at all', async () => {
    const { publicKey: other } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    answerWith(findRaw(() => true));
    await expect(makeKey(other).sign('ES256', bytes)).rejects.toMatchObject({ fault: 'token_failed' });
    await expect(makeKey(publicKey).sign('ES256', Buffer.from('else'))).rejects.toThrow('does not belong');
    answerWith(Buffer.from('Using slot 0'));
    await expect(makeKey(publicKey).sign('ES256', bytes)).rejects.toMatchObject({ failure: 'unavailable' });
  });

  it('is missing in a status answer that says to try later', async () => {
    const authority = await foundAuthority();
    const { chain } = await authority.issue('person');
    const responder = { certificate: chain[0], key: makeKey(publicKey) };
    tool.behave('exit 1');
    const register = {
      find: () => undefined,
      findBySerial: () => undefined,
      isRevoked: () => false,
      listRevoked: () => [],
    };
    const input = {
      register: { ...register, newestTime: () => undefined, put: () => undefined, add: async () => undefined },
      now: new Date(),
    };
    const authorities = [{ name: 'issuing-ca' as const, certificate: chain[1]!, responder }];
    const answer = await answerOcspRequest(authorities, input, buildOcspRequest(chain[0], chain[1]!));
    expect(Buffer.from(answer).toString('hex')).toBe('30030a0103');
    await authority.server.close();
  });
});
