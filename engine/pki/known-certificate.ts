import { X509Certificate, type KeyObject } from 'node:crypto';

import { remember } from './remember.ts';
import { identify, isCryptoError } from './validation-data.ts';

// One signature is judged by four hands, each of which reads the same six certificates again; the bytes decide what comes of it.

const MOST = 500;
/** Larger ones are strangers' and would fill the memory. */
const LARGEST = 16 * 1024;

const certificates = remember<X509Certificate>(MOST);
const links = remember<true>(MOST);
const holding = remember<true>(2 * MOST);

/** Reads a DER certificate, once for the same bytes; throws what OpenSSL says of bytes that are none. */
export function openCertificate(der: Uint8Array): X509Certificate {
  if (der.length > LARGEST) return new X509Certificate(der);
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

/** Whether one certificate names the other as its issuer, and the other's key signed it. */
export const isIssuedBy = (child: X509Certificate, issuer: X509Certificate): boolean =>
  links(`${identify(child.raw)} ${identify(issuer.raw)}`, () =>
    child.checkIssued(issuer) && child.verify(issuer.publicKey) ? true : undefined,
  ) ?? false;

const numbers = new WeakMap<KeyObject, number>();
let last = 0;

function numberKey(key: KeyObject): number {
  const number = numbers.get(key) ?? ++last;
  numbers.set(key, number);
  return number;
}

/** Whether a signature holds, by `verify`; one that held is known by key, bytes and value, and is not verified again. */
export const isHolding = (
  { how, key, bytes, signature }: { how: string; key: KeyObject; bytes: Uint8Array; signature: Uint8Array },
  verify: () => boolean,
): boolean =>
  holding(`${how} ${numberKey(key)} ${identify(bytes)} ${identify(signature)}`, () => (verify() ? true : undefined)) ??
  false;
