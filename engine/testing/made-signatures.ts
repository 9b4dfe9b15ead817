import { createHash, randomBytes } from 'node:crypto';

import { SHA_256_IDENTIFIER, signInMemory } from '../pki/algorithms.ts';
import {
  addSignatureTimestamp,
  buildSignedAttributes,
  buildSignedData,
  CMS_OIDS,
  readIssuerAndSerial,
} from '../pki/cms.ts';
import {
  encodeInteger,
  encodeOctets,
  encodeOid,
  encodeSequence,
  encodeSet,
  encodeTagged,
  encodeTime,
  readChildren,
  readDer,
  readWhole,
} from '../pki/der.ts';
import { appendForeignSignature } from './foreign-signature.ts';
import type { MadeIdentity } from './made-certificates.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** A CAdES message over bytes, with the certificates given besides the signer's. */
export function makeMessage(signer: MadeIdentity, signed: Uint8Array, others: MadeIdentity[] = []): Uint8Array {
  const signedAttributes = buildSignedAttributes({ digest: sha256(signed), certificate: signer.certificate });
  return buildSignedData({
    certificates: [signer, ...others].map(({ certificate }) => certificate),
    signedAttributes,
    algorithm: 'ES256',
    signature: signInMemory('ES256', signer.key, signedAttributes),
  });
}

/** The signature value of a message, which a timestamp covers. */
export function readSignatureValue(message: Uint8Array): Uint8Array {
  const [, wrapper] = readChildren(readWhole(message));
  const infos = readChildren(readDer(wrapper!.content)).at(-1)!;
  const parts = readChildren(readChildren(infos)[0]!);
  return parts.find(({ tag }) => tag === 0x04)!.content;
}

/** An RFC 3161 token over the SHA-256 of bytes, by whoever says to be a timestamp authority, with the certificates given besides. */
export function makeToken(
  stamper: MadeIdentity,
  covered: Uint8Array,
  at: Date,
  others: MadeIdentity[] = [],
): Uint8Array {
  const imprint = encodeSequence(SHA_256_IDENTIFIER, encodeOctets(sha256(covered)));
  const serial = encodeInteger(randomBytes(16));
  const info = encodeSequence(encodeInteger(1), encodeOid('1.2.3'), imprint, serial, encodeTime(at));
  const { certificate, key } = stamper;
  const contentType = CMS_OIDS.timestampInfo;
  const signedAttributes = buildSignedAttributes({ digest: sha256(info), certificate, contentType });
  return buildSignedData({
    certificates: [certificate, ...others.map((other) => other.certificate)],
    signedAttributes,
    algorithm: 'ES256',
    signature: signInMemory('ES256', key, signedAttributes),
    content: { type: contentType, bytes: info },
  });
}

/** The message with a token over its signature, or with another token that was asked for. */
export const stampMessage = (message: Uint8Array, stamper: MadeIdentity, at: Date, token?: Uint8Array): Uint8Array =>
  addSignatureTimestamp(message, token ?? makeToken(stamper, readSignatureValue(message), at));

/** The file with a PAdES signature whose message is made from the signed bytes. */
export const appendMessage = (file: Uint8Array, make: (signed: Uint8Array) => Uint8Array, room = 12_000) =>
  appendForeignSignature(file, { subFilter: 'ETSI.CAdES.detached', sign: make, room });

/** The file with a document timestamp whose token is made from the covered bytes. */
export const appendToken = (file: Uint8Array, make: (covered: Uint8Array) => Uint8Array, fieldName = 'Timestamp') =>
  appendForeignSignature(file, { subFilter: 'ETSI.RFC3161', sign: make, fieldName, entries: '' });

/** What sets a message apart from those that we make. */
export type ComposedMessage = {
  /** Of the SignedData, and of its SignerInfo. */
  versions?: [signedData: number, signerInfo: number];
  digest?: { oid: string; of: (bytes: Uint8Array) => Uint8Array };
  scheme?: { oid: string; sign: (bytes: Uint8Array) => Uint8Array };
  /** Values of signed attributes in the place of the certificate's reference: identifier, then values. */
  references?: [oid: string, ...values: Uint8Array[]][];
  /** Unsigned attributes. */
  unsigned?: [oid: string, ...values: Uint8Array[]][];
  /** Encloses this instead of leaving the covered bytes out. */
  content?: { type: string; bytes: Uint8Array };
};

/** A reference to a certificate by its SHA-1 (RFC 2634) or its SHA-256 (RFC 5035), as an attribute. */
export const referTo = ({ certificate }: MadeIdentity, hash: 'sha1' | 'sha256'): [oid: string, value: Uint8Array] => [
  hash === 'sha1' ? '1.2.840.113549.1.9.16.2.12' : CMS_OIDS.signingCertificateV2,
  encodeSequence(encodeSequence(encodeSequence(encodeOctets(createHash(hash).update(certificate).digest())))),
];

/** A message over bytes put together piece by piece, as programs of others do, lawfully or not. */
export function composeMessage(signer: MadeIdentity, covered: Uint8Array, input: ComposedMessage = {}): Uint8Array {
  const { versions = [1, 1], references = [referTo(signer, 'sha256')], unsigned = [], content } = input;
  const { oid: digestOid, of } = input.digest ?? { oid: '2.16.840.1.101.3.4.2.1', of: sha256 };
  const scheme = input.scheme ?? {
    oid: '1.2.840.10045.4.3.2',
    sign: (bytes: Uint8Array) => signInMemory('ES256', signer.key, bytes),
  };
  const encodeAttribute = ([oid, ...values]: [string, ...Uint8Array[]]) =>
    encodeSequence(encodeOid(oid), encodeSet(...values));
  const type = encodeOid(content?.type ?? CMS_OIDS.data);
  const attributes = encodeSet(
    encodeAttribute([CMS_OIDS.contentType, type]),
    encodeAttribute([CMS_OIDS.messageDigest, encodeOctets(of(content?.bytes ?? covered))]),
    ...references.map(encodeAttribute),
  );
  const { issuer, serial } = readIssuerAndSerial(signer.certificate);
  const info = encodeSequence(
    encodeInteger(versions[1]),
    encodeSequence(issuer.raw, serial.raw),
    encodeSequence(encodeOid(digestOid)),
    encodeTagged(0, readWhole(attributes).content),
    encodeSequence(encodeOid(scheme.oid)),
    encodeOctets(scheme.sign(attributes)),
    ...(unsigned.length > 0 ? [encodeTagged(1, ...unsigned.map(encodeAttribute))] : []),
  );
  const body = encodeSequence(
    encodeInteger(versions[0]),
    encodeSet(encodeSequence(encodeOid(digestOid))),
    encodeSequence(type, ...(content ? [encodeTagged(0, encodeOctets(content.bytes))] : [])),
    encodeTagged(0, signer.certificate),
    encodeSet(info),
  );
  return encodeSequence(encodeOid(CMS_OIDS.signedData), encodeTagged(0, body));
}

/** An RFC 3161 token of that kind. */
export function composeToken(stamper: MadeIdentity, covered: Uint8Array, at: Date, input: ComposedMessage): Uint8Array {
  const imprint = encodeSequence(SHA_256_IDENTIFIER, encodeOctets(sha256(covered)));
  const serial = encodeInteger(randomBytes(16));
  const bytes = encodeSequence(encodeInteger(1), encodeOid('1.2.3'), imprint, serial, encodeTime(at));
  return composeMessage(stamper, covered, {
    versions: [3, 1],
    ...input,
    content: { type: CMS_OIDS.timestampInfo, bytes },
  });
}
