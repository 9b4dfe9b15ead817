import { createHash, type KeyObject } from 'node:crypto';

import { encodeAlgorithm, signInMemory } from './algorithms.ts';
import type { SignatureAlgorithm } from './signature-algorithm.ts';
import { readIssuerAndSerial } from './cms.ts';
import {
  demandNode,
  encodeBits,
  encodeBoolean,
  encodeDer,
  encodeInteger,
  encodeOctets,
  encodeOid,
  encodeSequence,
  encodeSet,
  encodeTagged,
  encodeTime,
  encodeUtf8,
  readChildren,
  readWhole,
  TAG,
} from './der.ts';

/** A certificate's parts in DER (RFC 5280, section 4). A library takes 8 ms for what these few lines do in a fraction of one. */

const UTC_TIME = 0x17;
const PRINTABLE = 0x13;
const IA5 = 0x16;
const URI = 0x86;

const latin1 = (tag: number, text: string) => encodeDer(tag, Buffer.from(text, 'latin1'));

/** Attributes of a subject in their order; texts that PrintableString cannot hold are UTF8String. */
export type NamePart = ['CN' | 'O' | 'OU' | 'E', string];
const ATTRIBUTES = { CN: '2.5.4.3', O: '2.5.4.10', OU: '2.5.4.11', E: '1.2.840.113549.1.9.1' } as const;

function encodeText([kind, text]: NamePart): Uint8Array {
  if (kind === 'E') return latin1(IA5, text);
  return /^[A-Za-z0-9 '()+,\-./:=?]*$/.test(text) ? latin1(PRINTABLE, text) : encodeUtf8(text);
}

export const encodeName = (parts: readonly NamePart[]): Uint8Array =>
  encodeSequence(...parts.map((part) => encodeSet(encodeSequence(encodeOid(ATTRIBUTES[part[0]]), encodeText(part)))));

/** UTCTime until 2049, GeneralizedTime after that. */
function encodeDate(at: Date): Uint8Array {
  if (at.getUTCFullYear() >= 2050) return encodeTime(at);
  return latin1(UTC_TIME, `${at.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`);
}

export function encodeExtension(oid: string, value: Uint8Array, isCritical = false): Uint8Array {
  return encodeSequence(encodeOid(oid), ...(isCritical ? [encodeBoolean(true)] : []), encodeOctets(value));
}

export const encodeBasicConstraints = (pathLength?: number): Uint8Array =>
  encodeExtension(
    '2.5.29.19',
    pathLength === undefined ? encodeSequence() : encodeSequence(encodeBoolean(true), encodeInteger(pathLength)),
    true,
  );

/** What a key may be used for: bits of the first byte, the first usage the highest. */
export const KEY_USAGE = { digitalSignature: 0x80, nonRepudiation: 0x40, keyCertSign: 0x04, cRLSign: 0x02 } as const;

export function encodeKeyUsage(bits: number): Uint8Array {
  // Zeros at the end of a named bit list are left out (X.690, section 11.2.2).
  const unused = 31 - Math.clz32(bits & -bits);
  return encodeExtension('2.5.29.15', encodeDer(TAG.bitString, Uint8Array.of(unused, bits)), true);
}

export const encodeExtendedUsage = (oids: readonly string[], isCritical = false): Uint8Array =>
  encodeExtension('2.5.29.37', encodeSequence(...oids.map(encodeOid)), isCritical);

export const encodePolicies = (oids: readonly string[]): Uint8Array =>
  encodeExtension('2.5.29.32', encodeSequence(...oids.map((oid) => encodeSequence(encodeOid(oid)))));

export const encodeAccess = ({ ocsp, caIssuers }: { ocsp: string; caIssuers: string }): Uint8Array =>
  encodeExtension(
    '1.3.6.1.5.5.7.1.1',
    encodeSequence(
      encodeSequence(encodeOid('1.3.6.1.5.5.7.48.1'), latin1(URI, ocsp)),
      encodeSequence(encodeOid('1.3.6.1.5.5.7.48.2'), latin1(URI, caIssuers)),
    ),
  );

export const encodeListAddress = (address: string): Uint8Array =>
  encodeExtension('2.5.29.31', encodeSequence(encodeSequence(encodeTagged(0, encodeTagged(0, latin1(URI, address))))));

/** The SHA-1 of a key's bits, by which certificates name keys (RFC 5280, section 4.2.1.2); DER of a SubjectPublicKeyInfo. */
export function identifyKey(publicKey: Uint8Array): Uint8Array {
  const [, bits] = readChildren(readWhole(publicKey, TAG.sequence));
  return createHash('sha1')
    .update(demandNode(bits, TAG.bitString, 'public key').content.subarray(1))
    .digest();
}

export const encodeSubjectKey = (keyId: Uint8Array): Uint8Array => encodeExtension('2.5.29.14', encodeOctets(keyId));
export const encodeAuthorityKey = (keyId: Uint8Array): Uint8Array =>
  encodeExtension('2.5.29.35', encodeSequence(encodeDer(0x80, keyId)));

/** What of an authority's certificate stands in those that it issues. */
export function readAuthority(certificate: Uint8Array): { name: Uint8Array; keyId: Uint8Array } {
  const [body] = readChildren(readWhole(certificate, TAG.sequence));
  const fields = readChildren(demandNode(body, TAG.sequence, 'certificate'));
  const publicKey = demandNode(fields[fields[0]?.tag === 0xa0 ? 6 : 5], TAG.sequence, 'public key');
  return { name: readIssuerAndSerial(certificate).subject.raw, keyId: identifyKey(publicKey.raw) };
}

interface Parts {
  serial: Uint8Array;
  issuer: Uint8Array;
  subject: Uint8Array;
  notBefore: Date;
  notAfter: Date;
  publicKey: Uint8Array;
  extensions: readonly Uint8Array[];
}

/** Puts a certificate together and signs it. */
export function encodeCertificate(parts: Parts, algorithm: SignatureAlgorithm, key: KeyObject): Uint8Array {
  const identifier = encodeAlgorithm(algorithm);
  const body = encodeSequence(
    encodeTagged(0, encodeInteger(2)),
    encodeInteger(parts.serial),
    identifier,
    parts.issuer,
    encodeSequence(encodeDate(parts.notBefore), encodeDate(parts.notAfter)),
    parts.subject,
    parts.publicKey,
    encodeTagged(3, encodeSequence(...parts.extensions)),
  );
  return encodeSequence(body, identifier, encodeBits(signInMemory(algorithm, key, body)));
}
