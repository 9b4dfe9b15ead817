import { hash } from 'node:crypto';

/** What a later reader needs to judge a signature without a network: certificates, OCSP responses and CRLs, each DER. */
export type ValidationData = { certificates: Uint8Array[]; ocsps: Uint8Array[]; crls: Uint8Array[] };

/** SHA-256, hexadecimal: the identity of a certificate, a response or a list. */
export const identify = (der: Uint8Array) => hash('sha256', der);

function mergeLists(lists: Uint8Array[][]): Uint8Array[] {
  return [...new Map(lists.flat().map((der) => [identify(der), der])).values()];
}

/** Joins several sets; equal bytes stay once, in the order of their first occurrence. */
export function mergeValidationData(...parts: Partial<ValidationData>[]): ValidationData {
  return {
    certificates: mergeLists(parts.map((part) => part.certificates ?? [])),
    ocsps: mergeLists(parts.map((part) => part.ocsps ?? [])),
    crls: mergeLists(parts.map((part) => part.crls ?? [])),
  };
}

/** What OpenSSL says inside Node of bytes that are no certificate, key or signature. */
export const isCryptoError = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_OSSL');
