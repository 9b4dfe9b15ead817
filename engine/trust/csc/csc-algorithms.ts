import { createHash, X509Certificate } from 'node:crypto';

import { chooseAlgorithm, encodeAlgorithm, findAlgorithm } from '../../pki/algorithms.ts';
import type { SignatureAlgorithm } from '../../pki/signature-algorithm.ts';
import { readChildren, readOid, readWhole, TAG } from '../../pki/der.ts';
import { TrustError } from '../../pki/trust-error.ts';

export const SHA_256_OID = '2.16.840.1.101.3.4.2.1';
const SHA_384_OID = '2.16.840.1.101.3.4.2.2';
/** rsaEncryption: the hash algorithm is named beside it (section 11.10). */
const RSA = '1.2.840.113549.1.1.1';

/** How a signature algorithm is named to the service, and the hash that goes with it on the raw lane. */
export type CscAlgorithm = { signAlgo: string; signAlgoParams?: string; hashAlgorithmOID: string };

/**
 * The algorithm for a certificate's key out of those that the credential offers: RSA as PKCS#1 v1.5 where it may,
 * otherwise PSS, whose parameters go along. Throws TrustError `bad_answer` when nothing fits.
 */
export function chooseCscAlgorithm(certificate: Uint8Array, offered: string[]): SignatureAlgorithm {
  const own = chooseAlgorithm(new X509Certificate(certificate).publicKey);
  const candidates: SignatureAlgorithm[] = own === 'RS256' ? ['RS256', 'PS256'] : [own];
  const found = candidates.find((algorithm) => nameForService(algorithm, offered) !== undefined);
  if (!found) throw new TrustError('bad_answer', 'the trust service offers no signature algorithm that is accepted');
  return found;
}

/** The first algorithm of a service that is accepted here, for certificates that are only made at signing. */
export function chooseOffered(offered: string[]): SignatureAlgorithm {
  const found = offered.map((oid) => (oid === RSA ? 'RS256' : findAlgorithm(oid))).find(Boolean);
  if (!found) throw new TrustError('bad_answer', 'the trust service offers no signature algorithm that is accepted');
  return found;
}

function nameForService(algorithm: SignatureAlgorithm, offered: string[]): string | undefined {
  const oid = readOid(readChildren(readWhole(encodeAlgorithm(algorithm), TAG.sequence))[0]);
  if (offered.includes(oid)) return oid;
  return algorithm === 'RS256' && offered.includes(RSA) ? RSA : undefined;
}

/** The members that name an algorithm in a request. */
export function describeAlgorithm(algorithm: SignatureAlgorithm, offered: string[]): CscAlgorithm {
  const signAlgo = nameForService(algorithm, offered);
  if (!signAlgo) throw new TrustError('bad_answer', 'the trust service no longer offers the signature algorithm');
  const [, parameters] = readChildren(readWhole(encodeAlgorithm(algorithm), TAG.sequence));
  return {
    signAlgo,
    ...(algorithm === 'PS256' && { signAlgoParams: Buffer.from(parameters!.raw).toString('base64') }),
    hashAlgorithmOID: algorithm === 'ES384' ? SHA_384_OID : SHA_256_OID,
  };
}

/** Hashes signed attributes as the signature algorithm wants them: what the raw lane has signed. */
export function hashForSigning(algorithm: SignatureAlgorithm, signedAttributes: Uint8Array): Uint8Array {
  return createHash(algorithm === 'ES384' ? 'sha384' : 'sha256')
    .update(signedAttributes)
    .digest();
}
