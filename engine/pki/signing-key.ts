import type { KeyObject } from 'node:crypto';

import type { SignatureAlgorithm } from './signature-algorithm.ts';

/** A private key that never leaves its token, as the certificate that goes with it knows it. */
export type TokenKey = {
  publicKey: KeyObject;
  /** The token's name. */
  label: string;
  /** The word for how its last use failed; undefined when it did not. */
  findFault(): string | undefined;
  /** Signs bytes, hashed as the algorithm says; ECDSA is DER. Throws TrustError `unavailable`, a TokenError. */
  sign(algorithm: SignatureAlgorithm, bytes: Uint8Array): Promise<Uint8Array>;
};

/** What signs: a private key in this process's memory, or one in a token. */
export type SigningKey = KeyObject | TokenKey;

export const isTokenKey = (key: SigningKey): key is TokenKey => 'sign' in key;

/** The half of a key that tells its kind and its length. */
export const describeSigningKey = (key: SigningKey): KeyObject => (isTokenKey(key) ? key.publicKey : key);
