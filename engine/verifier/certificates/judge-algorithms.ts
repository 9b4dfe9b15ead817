import type { KeyObject } from 'node:crypto';

import type { HashName, SignatureScheme } from '../../pki/verify-signature.ts';

/**
 * When a digest stopped being acceptable, as ETSI TS 119 312 and its predecessors withdrew it; digests that are not
 * listed are accepted. A signature that is proved to be older keeps its value.
 */
const DIGEST_ENDS: Partial<Record<HashName, Date>> = {
  md5: new Date('2004-08-01T00:00:00Z'),
  sha1: new Date('2012-08-01T00:00:00Z'),
  sha224: new Date('2026-01-01T00:00:00Z'),
};
/** RSA of 2048 bits and more (TS 119 312 clause 8); shorter keys were accepted until then. */
const SHORT_RSA_ENDS: { bits: number; at: Date }[] = [
  { bits: 1024, at: new Date('2010-12-31T00:00:00Z') },
  { bits: 1536, at: new Date('2013-12-31T00:00:00Z') },
];
const CURVES = new Set([
  'prime256v1',
  'secp384r1',
  'secp521r1',
  ...[256, 320, 384, 512].flatMap((bits) => [`brainpoolP${bits}r1`, `brainpoolP${bits}t1`]),
]);

/** Why a digest may not be relied on at a time; undefined when it may. */
export function findDigestWeakness(hash: HashName, at: Date): string | undefined {
  const end = DIGEST_ENDS[hash];
  return end && at >= end ? `${hash} is not accepted since ${end.toISOString().slice(0, 10)}` : undefined;
}

function findKeyWeakness(key: KeyObject, at: Date): string | undefined {
  const { modulusLength, namedCurve } = key.asymmetricKeyDetails ?? {};
  switch (key.asymmetricKeyType) {
    case 'rsa':
    case 'rsa-pss': {
      const bits = modulusLength ?? 0;
      const isInTime = SHORT_RSA_ENDS.some((end) => bits >= end.bits && at < end.at);
      return bits >= 2048 || isInTime ? undefined : `RSA of ${bits} bits`;
    }
    case 'ec':
      return CURVES.has(namedCurve ?? '') ? undefined : `the curve ${namedCurve ?? 'is not named'}`;
    case 'ed25519':
    case 'ed448':
      return undefined;
    default:
      return `a key of the kind ${key.asymmetricKeyType}`;
  }
}

/** Why a signature of this scheme and key may not be relied on at a time; undefined when it may. */
export function findSchemeWeakness(scheme: SignatureScheme, key: KeyObject, at: Date): string | undefined {
  return (scheme.hash && findDigestWeakness(scheme.hash, at)) ?? findKeyWeakness(key, at);
}
