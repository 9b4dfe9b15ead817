import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';

import { findKeyEnd } from './find-key-end.ts';

it('ends short RSA keys before their certificates do, and no others', () => {
  const rsa = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength }).publicKey;
  expect(findKeyEnd(rsa(2048))).toEqual(new Date('2029-01-01T00:00:00Z'));
  expect(findKeyEnd(rsa(3072))).toBeUndefined();
  expect(findKeyEnd(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey)).toBeUndefined();
});
