import { X509Certificate, type KeyObject } from 'node:crypto';

import { remember } from './remember.ts';
import { identify, isCryptoError } from './validation-data.ts';

// One signature is judged by four hands, each of which reads the same six certificates again; the bytes decide what comes of it.

export const MOST_KNOWN = 500;
/** Larger ones are strangers' and would fill the memory. */
export const LARGEST_KNOWN = 16 * 1024;

const certificates = remember<X509Certificate>(MOST_KNOWN);
const links = remember<true>(MOST_KNOWN);
const holding = remember<true>(2 * MOST_KNOWN);

/** Reads a DER certificate, once for the same bytes; throws what OpenSSL says of bytes that are none. */
export function openCertificate(der: Uint8Array): X509Certificate {
  if (der.length > LARGEST_KNOWN) return new X509Certificate(der);
  return certificates(identify(der), () => new X509Certificate(der))!;
}

/** Tells whether bytes, which may come from a stranger's file, can be read as a certificate. */
export function isCertificate(der: Uint8Array): boolean {
  try {
    return openCertificate(der).raw.length === der.length;
  } catch (error) {
    if (isCryptoError(error)) return false;
    throw error;
  }
}

const numbers = new WeakMap<KeyObject | X509Certificate, number>();
let last = 0;

/** Names what is kept in the memory anyway, without reading its bytes. */
function number(made: KeyObject | X509Certificate): number {
  const known = numbers.get(made) ?? ++last;
  numbers.set(made, known);
  return known;
}

/** Whether one certificate names the other as its issuer, and the other's key signed it. */
export const isIssuedBy = (child: X509Certificate, issuer: X509Certificate): boolean =>
  links(`${number(child)} ${number(issuer)}`, () =>
    child.checkIssued(issuer) && child.verify(issuer.publicKey) ? true : undefined,
  ) ?? false;

/** Whether a signature holds, by `verify`; one that held is known by key, bytes and value, and is not verified again. */
export const isHolding = (
  { how, key, bytes, signature }: { how: string; key: KeyObject; bytes: Uint8Array; signature: Uint8Array },
  verify: () => boolean,
): boolean =>
  holding(`${how} ${number(key)} ${identify(bytes)} ${identify(signature)}`, () => (verify() ? true : undefined)) ??
  false;
