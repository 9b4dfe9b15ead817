import { createHash, type KeyObject } from 'node:crypto';

import { findHash, verifyBytes } from '../../pki/algorithms.ts';
import type { SignatureAlgorithm } from '../../pki/signature-algorithm.ts';
import { concatBytes, encodeInteger, encodeSequence } from '../../pki/der.ts';
import type { TokenKey } from '../../pki/signing-key.ts';
import type { TokenAddress } from './token-address.ts';
import { TokenError } from './token-error.ts';
import type { TokenRack } from './token-rack.ts';

/** What stands before a SHA-256 in a DigestInfo (RFC 8017, section 9.2, note 1). */
const SHA_256_INFO = Buffer.from('3031300d060960864801650304020105000420', 'hex');

const MECHANISMS: Record<SignatureAlgorithm, string[]> = {
  ES256: ['--mechanism', 'ECDSA'],
  ES384: ['--mechanism', 'ECDSA'],
  RS256: ['--mechanism', 'RSA-PKCS'],
  PS256: ['--mechanism', 'RSA-PKCS-PSS', '--hash-algorithm', 'SHA256', '--mgf', 'MGF1-SHA256', '--salt-len', '32'],
};

/** PKCS #11 puts r and s side by side (v2.40, section 2.3.1), CMS wants an ECDSA-Sig-Value (RFC 3279, section 2.2.3). */
function encodeEcdsa(signature: Uint8Array): Uint8Array {
  const half = signature.length / 2;
  return encodeSequence(encodeInteger(signature.subarray(0, half)), encodeInteger(signature.subarray(half)));
}

/**
 * A key in a token. Bytes are hashed here and signed there, whatever the token can hash itself; what comes back is
 * checked with the public key of the certificate, for a token may have been given another key since.
 */
export function makeTokenKey(rack: TokenRack, address: TokenAddress, publicKey: KeyObject): TokenKey {
  return {
    publicKey,
    label: address.label,
    findFault: () => rack.findFault(address),
    async sign(algorithm, bytes) {
      const digest = createHash(findHash(algorithm)).update(bytes).digest();
      const input = algorithm === 'RS256' ? concatBytes(SHA_256_INFO, digest) : digest;
      const raw = await rack.sign(address, MECHANISMS[algorithm], input);
      const signature = publicKey.asymmetricKeyType === 'ec' ? encodeEcdsa(raw) : raw;
      if (verifyBytes(algorithm, publicKey, bytes, signature)) return signature;
      const which = `The key ${address.id} in the token "${address.label}"`;
      throw new TokenError('token_failed', `${which} does not belong to the certificate.`);
    },
  };
}
