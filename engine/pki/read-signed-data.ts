import { createHash } from 'node:crypto';

import { DIGEST_OIDS, findAlgorithm, verifyBytes } from './algorithms.ts';
import type { SignatureAlgorithm } from './signature-algorithm.ts';
import { CMS_OIDS, readIssuerAndSerial } from './cms.ts';
import {
  concatBytes,
  demandNode,
  DerError,
  encodeDer,
  equalBytes,
  readChildren,
  readOid,
  readWhole,
  TAG,
  type DerNode,
} from './der.ts';
import { openCertificate } from './known-certificate.ts';

/** A CMS SignedData with one SignerInfo, read but not yet judged. */
export type SignedData = {
  contentType: string;
  /** The enclosed content; undefined when detached. */
  content?: Uint8Array;
  /** DER certificates, the signer's first. */
  certificates: [Uint8Array, ...Uint8Array[]];
  digestAlgorithm: 'sha256' | 'sha384' | 'sha512';
  algorithm: SignatureAlgorithm;
  /** The signed attributes as the SET that was signed. */
  signedAttributes: Uint8Array;
  attributes: Map<string, DerNode[]>;
  signature: Uint8Array;
  hasSigningTime: boolean;
  /** Signature timestamp token, when the unsigned attributes hold one. */
  timestampToken?: Uint8Array;
};

function readAttributes(set: DerNode): Map<string, DerNode[]> {
  const attributes = new Map<string, DerNode[]>();
  for (const attribute of readChildren(set)) {
    const [type, values] = readChildren(attribute);
    const oid = readOid(type);
    if (attributes.has(oid)) throw new DerError(`attribute ${oid} occurs twice`);
    attributes.set(oid, readChildren(demandNode(values, TAG.set, 'attribute values')));
  }
  return attributes;
}

function readDigestAlgorithm(node: DerNode | undefined): SignedData['digestAlgorithm'] {
  const [oid] = readChildren(demandNode(node, TAG.sequence, 'digest algorithm'));
  const digest = DIGEST_OIDS[readOid(oid)];
  if (!digest) throw new DerError('the digest algorithm is not accepted');
  return digest;
}

/** Reads a DER ContentInfo; throws DerError when it is anything but a SignedData with exactly one SignerInfo. */
export function readSignedData(der: Uint8Array): SignedData {
  const [type, wrapper] = readChildren(readWhole(der, TAG.sequence));
  if (readOid(type) !== CMS_OIDS.signedData) throw new DerError('not a SignedData');
  const fields = readChildren(readWhole(demandNode(wrapper, 0xa0, 'content').content, TAG.sequence));
  const [contentType, enclosed] = readChildren(demandNode(fields[2], TAG.sequence, 'encapsulated content'));
  const content = enclosed && readWhole(enclosed.content, TAG.octetString).content;
  const certificates = fields[3]?.tag === 0xa0 ? readChildren(fields[3]).map((node) => node.raw) : [];
  const signerInfos = readChildren(demandNode(fields.at(-1), TAG.set, 'signer infos'));
  const [signerInfo] = signerInfos;
  if (!signerInfo || signerInfos.length !== 1) throw new DerError('exactly one SignerInfo is required');
  const [, signerId, digestAlgorithm, signed, algorithmNode, signature, unsigned] = readChildren(signerInfo);
  const [issuer, serial] = readChildren(demandNode(signerId, TAG.sequence, 'issuer and serial number'));
  const signerFirst = certificates.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  function isNamed(certificate: Uint8Array): boolean {
    const names = readIssuerAndSerial(certificate);
    return equalBytes(names.issuer.raw, issuer!.raw) && equalBytes(names.serial.raw, serial!.raw);
  }
  const [signer, ...others] = signerFirst;
  if (!signer || !isNamed(signer)) throw new DerError('the certificate of the signer is missing');
  const signedSet = demandNode(signed, 0xa0, 'signed attributes');
  const [algorithmOid] = readChildren(demandNode(algorithmNode, TAG.sequence, 'signature algorithm'));
  const algorithm = findAlgorithm(readOid(algorithmOid));
  if (!algorithm) throw new DerError('the signature algorithm is not accepted');
  const token = unsigned && readAttributes(unsigned).get(CMS_OIDS.signatureTimestamp)?.[0]?.raw;
  const attributes = readAttributes(signedSet);
  return {
    contentType: readOid(contentType),
    ...(content && { content }),
    certificates: [signer, ...others],
    digestAlgorithm: readDigestAlgorithm(digestAlgorithm),
    algorithm,
    signedAttributes: encodeDer(TAG.set, signedSet.content),
    attributes,
    hasSigningTime: attributes.has(CMS_OIDS.signingTime),
    signature: demandNode(signature, TAG.octetString, 'signature').content,
    ...(token && { timestampToken: token }),
  };
}

/** Tells whether ESS signing-certificate-v2 names this certificate first; required by CAdES and by timestamp tokens. */
function isSigningCertificate(attribute: DerNode[] | undefined, certificate: Uint8Array): boolean {
  const [identifiers] = attribute?.[0] ? readChildren(attribute[0]) : [];
  const [first] = identifiers ? readChildren(identifiers) : [];
  const members = first ? readChildren(first) : [];
  const hasAlgorithm = members[0]?.tag === TAG.sequence;
  const algorithm = hasAlgorithm ? readDigestAlgorithm(members[0]) : 'sha256';
  const hash = members[hasAlgorithm ? 1 : 0]?.content;
  return hash !== undefined && equalBytes(hash, createHash(algorithm).update(certificate).digest());
}

/**
 * Judges the message itself: content type, message digest, ESS certificate and signature, each against what it covers.
 * Returns the reasons why it does not hold; none means it does. Trust in the certificate is another question.
 */
export function findSignatureFaults(message: SignedData, digest: Uint8Array): string[] {
  const faults: string[] = [];
  const [contentType] = message.attributes.get(CMS_OIDS.contentType) ?? [];
  if (!contentType || readOid(contentType) !== message.contentType) faults.push('content type differs');
  const [messageDigest] = message.attributes.get(CMS_OIDS.messageDigest) ?? [];
  if (!messageDigest || !equalBytes(messageDigest.content, digest)) faults.push('digest differs');
  const [signer] = message.certificates;
  if (!isSigningCertificate(message.attributes.get(CMS_OIDS.signingCertificateV2), signer)) {
    faults.push('signing certificate attribute is missing or names another certificate');
  }
  const key = openCertificate(signer).publicKey;
  if (!verifyBytes(message.algorithm, key, message.signedAttributes, message.signature)) {
    faults.push('signature does not verify');
  }
  return faults;
}

/** Hashes content with the digest the message says it used. */
export function digestContent(message: SignedData, ...parts: Uint8Array[]): Uint8Array {
  return createHash(message.digestAlgorithm)
    .update(concatBytes(...parts))
    .digest();
}
