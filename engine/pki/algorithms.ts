import { constants, sign, verify, type KeyObject } from 'node:crypto';

import { encodeInteger, encodeNull, encodeOid, encodeSequence, encodeTagged } from './der.ts';
import { isHolding } from './known-certificate.ts';
import type { SignatureAlgorithm } from './signature-algorithm.ts';
import { describeSigningKey, isTokenKey, type SigningKey } from './signing-key.ts';

const SHA_256 = '2.16.840.1.101.3.4.2.1';
const MASK_GENERATION = '1.2.840.113549.1.1.8';

/** Object identifiers of the digests that are accepted in signatures and timestamps. */
export const DIGEST_OIDS: Record<string, 'sha256' | 'sha384' | 'sha512'> = {
  [SHA_256]: 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

const PSS_PARAMETERS = encodeSequence(
  encodeTagged(0, encodeSequence(encodeOid(SHA_256), encodeNull())),
  encodeTagged(1, encodeSequence(encodeOid(MASK_GENERATION), encodeSequence(encodeOid(SHA_256), encodeNull()))),
  encodeTagged(2, encodeInteger(32)),
);

type AlgorithmFacts = { oid: string; parameters?: Uint8Array; hash: 'sha256' | 'sha384'; isPss?: true };

const ALGORITHMS: Record<SignatureAlgorithm, AlgorithmFacts> = {
  ES256: { oid: '1.2.840.10045.4.3.2', hash: 'sha256' },
  ES384: { oid: '1.2.840.10045.4.3.3', hash: 'sha384' },
  RS256: { oid: '1.2.840.113549.1.1.11', parameters: encodeNull(), hash: 'sha256' },
  PS256: { oid: '1.2.840.113549.1.1.10', parameters: PSS_PARAMETERS, hash: 'sha256', isPss: true },
};

/** The AlgorithmIdentifier of SHA-256 without parameters (RFC 5754 section 2). */
export const SHA_256_IDENTIFIER = encodeSequence(encodeOid(SHA_256));

/** The DER AlgorithmIdentifier of a signature algorithm. */
export function encodeAlgorithm(algorithm: SignatureAlgorithm): Uint8Array<ArrayBuffer> {
  const { oid, parameters } = ALGORITHMS[algorithm];
  return parameters ? encodeSequence(encodeOid(oid), parameters) : encodeSequence(encodeOid(oid));
}

/** Names the algorithm of an object identifier; undefined when policy does not accept it. */
export function findAlgorithm(oid: string): SignatureAlgorithm | undefined {
  return (Object.keys(ALGORITHMS) as SignatureAlgorithm[]).find((name) => ALGORITHMS[name].oid === oid);
}

/** The algorithm that goes with a key: P-256, P-384, or RSA of at least 2048 bits; throws RangeError for any other key. */
export function chooseAlgorithm(key: SigningKey): SignatureAlgorithm {
  const { asymmetricKeyType, asymmetricKeyDetails } = describeSigningKey(key);
  const curve = asymmetricKeyDetails?.namedCurve;
  if (curve === 'prime256v1') return 'ES256';
  if (curve === 'secp384r1') return 'ES384';
  if ((asymmetricKeyDetails?.modulusLength ?? 0) >= 2048) {
    return asymmetricKeyType === 'rsa-pss' ? 'PS256' : 'RS256';
  }
  throw new RangeError('the key is of a kind or length that the policy does not accept');
}

/**
 * The algorithm for a CMS whose content digest is SHA-256. Both hashes must be the same (RFC 5652, section 5.4), so a
 * P-384 key signs with SHA-256 there.
 */
export function chooseMessageAlgorithm(key: SigningKey): SignatureAlgorithm {
  const algorithm = chooseAlgorithm(key);
  return algorithm === 'ES384' ? 'ES256' : algorithm;
}

/** The hash that a signature algorithm begins with. */
export const findHash = (algorithm: SignatureAlgorithm) => ALGORITHMS[algorithm].hash;

/** Whether a CMS with SHA-256 as its content digest may be signed so; see `chooseMessageAlgorithm`. */
export const isMessageAlgorithm = (algorithm: SignatureAlgorithm) => findHash(algorithm) === 'sha256';

function describeKey(key: KeyObject, isPss: boolean | undefined) {
  if (isPss) return { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 };
  return { key, dsaEncoding: 'der' as const };
}

/** Signs bytes with a key in memory; ECDSA signatures are DER as CMS wants them, never P1363. */
export function signInMemory(algorithm: SignatureAlgorithm, key: KeyObject, bytes: Uint8Array): Uint8Array {
  const { hash, isPss } = ALGORITHMS[algorithm];
  return sign(hash, bytes, describeKey(key, isPss));
}

/** The same with a key wherever it lives; throws TrustError `unavailable` when its token does not sign. */
export async function signBytes(
  algorithm: SignatureAlgorithm,
  key: SigningKey,
  bytes: Uint8Array,
): Promise<Uint8Array> {
  return isTokenKey(key) ? await key.sign(algorithm, bytes) : signInMemory(algorithm, key, bytes);
}

/** Tells whether the signature is the key's over the bytes; a key that does not fit the algorithm counts as no. */
export function verifyBytes(
  algorithm: SignatureAlgorithm,
  key: KeyObject,
  bytes: Uint8Array,
  signature: Uint8Array,
): boolean {
  const { hash, isPss } = ALGORITHMS[algorithm];
  const isEllipticKey = key.asymmetricKeyType === 'ec';
  if (isEllipticKey !== algorithm.startsWith('ES')) return false;
  return isHolding({ how: algorithm, key, bytes, signature }, () =>
    verify(hash, bytes, describeKey(key, isPss), signature),
  );
}
