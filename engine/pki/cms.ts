import { createHash } from 'node:crypto';

import { encodeAlgorithm, SHA_256_IDENTIFIER } from './algorithms.ts';
import type { SignatureAlgorithm } from './signature-algorithm.ts';
import {
  encodeDer,
  encodeInteger,
  encodeOctets,
  encodeOid,
  encodeSequence,
  encodeSet,
  encodeTagged,
  readChildren,
  readWhole,
  TAG,
  type DerNode,
} from './der.ts';

/** Object identifiers of CMS (RFC 5652), ESS (RFC 5035) and CAdES. */
export const CMS_OIDS = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  signatureTimestamp: '1.2.840.113549.1.9.16.2.14',
  timestampInfo: '1.2.840.113549.1.9.16.1.4',
} as const;

/** Issuer name and serial number of a certificate, as their exact DER encodings. */
export function readIssuerAndSerial(certificate: Uint8Array): { issuer: DerNode; serial: DerNode; subject: DerNode } {
  const [body] = readChildren(readWhole(certificate, TAG.sequence));
  const fields = body ? readChildren(body) : [];
  const start = fields[0]?.tag === 0xa0 ? 1 : 0;
  const [serial, issuer, subject] = [fields[start], fields[start + 2], fields[start + 4]];
  if (!serial || !issuer || !subject) throw new RangeError('not an X.509 certificate');
  return { issuer, serial, subject };
}

const encodeAttribute = (oid: string, ...values: Uint8Array[]) => encodeSequence(encodeOid(oid), encodeSet(...values));

/** SigningCertificateV2 with one ESSCertIDv2; SHA-256 is its default hash and therefore left out (DER). */
function encodeSigningCertificate(certificate: Uint8Array): Uint8Array {
  const { issuer, serial } = readIssuerAndSerial(certificate);
  const hash = createHash('sha256').update(certificate).digest();
  const issuerSerial = encodeSequence(encodeSequence(encodeTagged(4, issuer.raw)), serial.raw);
  return encodeSequence(encodeSequence(encodeSequence(encodeOctets(hash), issuerSerial)));
}

/**
 * The signed attributes of a PAdES baseline signature (EN 319 142-1 section 6.3): content type, message digest and the
 * signing certificate, without signing-time, which the baseline forbids. The result is the DER SET that is signed.
 */
export function buildSignedAttributes(input: {
  /** SHA-256 of the content. */
  digest: Uint8Array;
  /** The signer's certificate, DER. */
  certificate: Uint8Array;
  /** Content type OID; plain data unless given. */
  contentType?: string;
}): Uint8Array<ArrayBuffer> {
  return encodeSet(
    encodeAttribute(CMS_OIDS.contentType, encodeOid(input.contentType ?? CMS_OIDS.data)),
    encodeAttribute(CMS_OIDS.messageDigest, encodeOctets(input.digest)),
    encodeAttribute(CMS_OIDS.signingCertificateV2, encodeSigningCertificate(input.certificate)),
  );
}

/** Everything a SignedData with one SignerInfo is made of; certificates are DER and embedded byte-exact. */
export type SignedDataInput = {
  /** The signer's certificate first, then the chain. */
  certificates: Uint8Array[];
  signedAttributes: Uint8Array;
  algorithm: SignatureAlgorithm;
  signature: Uint8Array;
  /** Leaves the certificates out, as a timestamp request may demand (certReq FALSE). */
  isWithoutCertificates?: boolean;
  /** Enclosed content and its type (timestamp tokens); detached without it. */
  content?: { type: string; bytes: Uint8Array };
};

/** Builds a DER ContentInfo with a SignedData of exactly one SignerInfo. */
export function buildSignedData(input: SignedDataInput): Uint8Array<ArrayBuffer> {
  const [signer] = input.certificates;
  if (!signer) throw new RangeError('a signed message needs the certificate of its signer');
  const { issuer, serial } = readIssuerAndSerial(signer);
  const signerInfo = encodeSequence(
    encodeInteger(1),
    encodeSequence(issuer.raw, serial.raw),
    SHA_256_IDENTIFIER,
    encodeTagged(0, readWhole(input.signedAttributes, TAG.set).content),
    encodeAlgorithm(input.algorithm),
    encodeOctets(input.signature),
  );
  const encapsulated = input.content
    ? encodeSequence(encodeOid(input.content.type), encodeTagged(0, encodeOctets(input.content.bytes)))
    : encodeSequence(encodeOid(CMS_OIDS.data));
  const signedData = encodeSequence(
    // Version 3 when the content is not plain data (RFC 5652 section 5.1).
    encodeInteger(input.content ? 3 : 1),
    encodeSet(SHA_256_IDENTIFIER),
    encapsulated,
    ...(input.isWithoutCertificates
      ? []
      : [encodeTagged(0, ...input.certificates.toSorted((a, b) => Buffer.compare(a, b)))]),
    encodeSet(signerInfo),
  );
  return encodeSequence(encodeOid(CMS_OIDS.signedData), encodeTagged(0, signedData));
}

/** Adds a signature timestamp to a finished message without touching any signed byte. */
export function addSignatureTimestamp(message: Uint8Array, timestampToken: Uint8Array): Uint8Array<ArrayBuffer> {
  const [type, wrapper] = readChildren(readWhole(message, TAG.sequence));
  const fields = wrapper ? readChildren(readWhole(wrapper.content, TAG.sequence)) : [];
  const signerInfos = fields.at(-1);
  const [signerInfo] = signerInfos ? readChildren(signerInfos) : [];
  if (!type || !signerInfo) throw new RangeError('not a signed message');
  const attribute = encodeAttribute(CMS_OIDS.signatureTimestamp, timestampToken);
  const members = readChildren(signerInfo);
  const unsigned = members.at(-1)?.tag === 0xa1 ? readChildren(members.pop()!).map((node) => node.raw) : [];
  const sorted = readWhole(encodeSet(...unsigned, attribute)).content;
  const renewed = encodeSequence(...members.map((node) => node.raw), encodeTagged(1, sorted));
  const body = encodeSequence(...fields.slice(0, -1).map((node) => node.raw), encodeDer(TAG.set, renewed));
  return encodeSequence(type.raw, encodeTagged(0, body));
}
