import type { KeyObject } from 'node:crypto';

/** RSA below 3000 bits is accepted as legacy until then (ETSI TS 119 312 V1.5.1, after SOG-IS). */
const SHORT_RSA = { bits: 3000, end: new Date('2029-01-01T00:00:00Z') };

/** When signatures by a key stop being relied on, whatever its certificate says; undefined where no end is set. */
export function findKeyEnd({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): Date | undefined {
  const isRsa = asymmetricKeyType === 'rsa' || asymmetricKeyType === 'rsa-pss';
  return isRsa && (asymmetricKeyDetails?.modulusLength ?? 0) < SHORT_RSA.bits ? SHORT_RSA.end : undefined;
}
