import { generateKeyPairSync, type KeyObject } from 'node:crypto';

import { encodeAlgorithm, signInMemory } from '../pki/algorithms.ts';
import {
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
} from '../pki/der.ts';

/** An entity with a key of its own and the certificate that somebody issued to it. */
export type MadeIdentity = { name: Uint8Array; key: KeyObject; publicKey: KeyObject; certificate: Uint8Array };

/** `[oid, value, isCritical]` of an extension; the value is DER. */
export type MadeExtension = [oid: string, value: Uint8Array, isCritical?: boolean];

export type MadeCertificate = {
  /** Without one the certificate is self-signed. */
  issuer?: Pick<MadeIdentity, 'name' | 'key'>;
  extensions?: MadeExtension[];
  notBefore?: Date;
  notAfter?: Date;
  /** A certificate for an entity that exists: a cross-certificate. */
  of?: MadeIdentity;
  /** Attributes of the name before the common name. */
  attributes?: [oid: string, text: string][];
};

/** From when to when certificates are valid that state nothing else. */
export const MADE_FROM = new Date('2026-01-01T00:00:00Z');
export const MADE_UNTIL = new Date('2027-01-01T00:00:00Z');

/** A distinguished name of the given attributes. */
export const makeName = (...attributes: [oid: string, text: string][]) =>
  encodeSequence(...attributes.map(([oid, text]) => encodeSet(encodeSequence(encodeOid(oid), encodeUtf8(text)))));

let serial = 0x4000;

/** Makes a key and a certificate (P-256), as lawful or unlawful as it is asked for. */
export function makeCertificate(commonName: string, input: MadeCertificate = {}): MadeIdentity {
  const { extensions = [], notBefore = MADE_FROM, notAfter = MADE_UNTIL, of, attributes = [] } = input;
  const { privateKey: key, publicKey } = of
    ? { privateKey: of.key, publicKey: of.publicKey }
    : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = of?.name ?? makeName(...attributes, ['2.5.4.3', commonName]);
  const issuer = input.issuer ?? { name, key };
  serial += 1;
  const list = extensions.map(([oid, value, isCritical]) =>
    encodeSequence(encodeOid(oid), ...(isCritical ? [encodeBoolean(true)] : []), encodeOctets(value)),
  );
  const body = encodeSequence(
    encodeTagged(0, encodeInteger(2)),
    encodeInteger(serial),
    encodeAlgorithm('ES256'),
    issuer.name,
    encodeSequence(encodeTime(notBefore), encodeTime(notAfter)),
    name,
    new Uint8Array(publicKey.export({ type: 'spki', format: 'der' })),
    ...(list.length > 0 ? [encodeTagged(3, encodeSequence(...list))] : []),
  );
  const signature = encodeBits(signInMemory('ES256', issuer.key, body));
  return { name, key, publicKey, certificate: encodeSequence(body, encodeAlgorithm('ES256'), signature) };
}

/** Basic constraints of an authority, or of none. */
export const authority = (pathLength?: number): MadeExtension => [
  '2.5.29.19',
  encodeSequence(encodeBoolean(true), ...(pathLength === undefined ? [] : [encodeInteger(pathLength)])),
  true,
];

/** Key usage by its bits, 0 being digitalSignature. */
export function usage(...bits: number[]): MadeExtension {
  const byte = bits.reduce((sum, bit) => sum | (0x80 >> bit), 0);
  return ['2.5.29.15', encodeDer(3, Uint8Array.of(0, byte)), true];
}

/** Extended key usage. */
export const purposes = (isCritical: boolean, ...oids: string[]): MadeExtension => [
  '2.5.29.37',
  encodeSequence(...oids.map(encodeOid)),
  isCritical,
];

/** Where status is asked: without it nobody expects one. */
export const statusAccess: MadeExtension = [
  '1.3.6.1.5.5.7.1.1',
  encodeSequence(
    encodeSequence(encodeOid('1.3.6.1.5.5.7.48.1'), encodeDer(0x86, Buffer.from('http://127.0.0.1:9/ocsp', 'latin1'))),
  ),
];

/** A general name of a DNS host, an address of mail, or a directory name. */
export const generalName = {
  dns: (text: string) => encodeDer(0x82, Buffer.from(text, 'latin1')),
  mail: (text: string) => encodeDer(0x81, Buffer.from(text, 'latin1')),
  directory: (name: Uint8Array) => encodeDer(0xa4, name),
};

/** Alternative names of a subject. */
export const alternativeNames = (...names: Uint8Array[]): MadeExtension => ['2.5.29.17', encodeSequence(...names)];

/** Name constraints of an authority. */
export const nameConstraints = (rules: { permitted?: Uint8Array[]; excluded?: Uint8Array[] }): MadeExtension => {
  const list = (tag: number, names: Uint8Array[] = []) =>
    names.length > 0 ? [encodeTagged(tag, ...names.map((name) => encodeSequence(name)))] : [];
  return ['2.5.29.30', encodeSequence(...list(0, rules.permitted), ...list(1, rules.excluded)), true];
};

/** Makes a CRL (version 2) with the serial numbers given; `issuer` signs, `extensions` limit its scope. */
export function makeCrl(
  issuer: Pick<MadeIdentity, 'name' | 'key'>,
  input: { revoked?: { serial: Uint8Array; at: Date }[]; at: Date; extensions?: MadeExtension[] },
): Uint8Array {
  const { revoked = [], at, extensions = [] } = input;
  const entries = revoked.map((entry) => encodeSequence(entry.serial, encodeTime(entry.at)));
  const list = extensions.map(([oid, value, isCritical]) =>
    encodeSequence(encodeOid(oid), ...(isCritical ? [encodeBoolean(true)] : []), encodeOctets(value)),
  );
  const body = encodeSequence(
    encodeInteger(1),
    encodeAlgorithm('ES256'),
    issuer.name,
    encodeTime(at),
    encodeTime(new Date(at.getTime() + 86_400_000)),
    ...(entries.length > 0 ? [encodeSequence(...entries)] : []),
    ...(list.length > 0 ? [encodeTagged(0, encodeSequence(...list))] : []),
  );
  return encodeSequence(body, encodeAlgorithm('ES256'), encodeBits(signInMemory('ES256', issuer.key, body)));
}
