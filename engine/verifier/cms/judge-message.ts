import { isDeepStrictEqual } from 'node:util';

import { CMS_OIDS } from '../../pki/cms.ts';
import {
  encodeDer,
  encodeSet,
  equalBytes,
  readChildren,
  readIntegerHex,
  readOid,
  readWhole,
  TAG,
  type DerNode,
} from '../../pki/der.ts';
import {
  canSignDigest,
  holdsSignature,
  openHash,
  openRsaSignature,
  readHashName,
  readSignatureScheme,
  type HashName,
  type SignatureScheme,
} from '../../pki/verify-signature.ts';
import { EXTENSIONS, type Certificate } from '../certificates/certificate.ts';
import type { CertificatePool } from '../certificates/certificate-pool.ts';
import { readName } from '../certificates/name.ts';
import type { Fault } from '../faults.ts';
import { ATTRIBUTES, type Message } from './read-message.ts';

/** What a message is judged against. */
export type MessageExpectation = {
  /** The digest of what should have been signed. */
  digestOf: (hash: HashName) => Uint8Array;
  pool: CertificatePool;
  /** Where the message ends in the file. */
  position: number;
  /** CAdES and timestamps must name their certificate in what is signed. */
  mustNameCertificate: boolean;
};

export type MessageVerdict = {
  signer: Certificate | undefined;
  /** Every digest and scheme that the message relies on, for the policy. */
  hashes: HashName[];
  scheme: SignatureScheme;
  faults: Fault[];
};

/** Takes the message's certificates in, and finds the one that the signer info names. */
export function findSigner(
  { certificates, signer: id }: Message,
  pool: CertificatePool,
  position: number,
): { signer: Certificate | undefined; faults: Fault[] } {
  const faults: Fault[] = [];
  for (const der of certificates) {
    // A damaged copy of a known certificate is of no use to a path, but somebody has written into the signature.
    const certificate = pool.add(der, position);
    const near = pool.findNearCopy(der, certificate);
    if (certificate && !(near && pool.listIssuers(certificate).length === 0 && !pool.findExactAnchor(certificate)))
      continue;
    const detail = near?.subject.text ?? 'it cannot be read';
    faults.push({ code: 'certificate-damaged', subIndication: 'CERTIFICATE_CHAIN_GENERAL_FAILURE', detail });
  }
  const isNamed = (certificate: Certificate): boolean => {
    if ('issuer' in id) return certificate.serial === id.serial && equalBytes(certificate.issuer.raw, id.issuer);
    const keyId = certificate.extensions.get(EXTENSIONS.subjectKeyId);
    return !!keyId && equalBytes(readWhole(keyId.value, TAG.octetString).content, id.keyId);
  };
  const own = certificates.flatMap((der) => pool.add(der, position) ?? []);
  return { signer: own.find(isNamed) ?? pool.find(isNamed), faults };
}

/** The first ESSCertID of an attribute, which has one value: a hash, by which algorithm, and perhaps issuer and number (RFC 5035 sections 3 to 5). */
function readReference(oid: string, [value, ...more]: DerNode[]) {
  const [identifiers] = value && more.length === 0 ? readChildren(value) : [];
  const [first] = identifiers ? readChildren(identifiers) : [];
  const members = first ? readChildren(first) : [];
  const hasAlgorithm = members[0]?.tag === TAG.sequence;
  const stated = hasAlgorithm ? readHashName(members[0]) : 'sha256';
  const hash: HashName | undefined = oid === CMS_OIDS.signingCertificateV2 ? stated : 'sha1';
  const [digest, issuerSerial] = members.slice(hasAlgorithm ? 1 : 0);
  return { hash, digest: digest?.content, issuerSerial };
}

/** Whether the issuer and number that go with a reference are the certificate's own (RFC 5035 section 5). */
function isIssuerSerialOf(node: DerNode, { issuer, serial }: Certificate): boolean {
  const [names, number] = readChildren(node);
  const [name, ...others] = names ? readChildren(names) : [];
  if (name?.tag !== DIRECTORY_NAME || others.length > 0) return false;
  return readIntegerHex(number) === serial && readName(readWhole(name.content).raw).key === issuer.key;
}
const DIRECTORY_NAME = 0xa4;

/** Each attribute that names a certificate must name this one: some authorities write both versions. */
function findReferenceFault(message: Message, signer: Certificate, isNeeded: boolean): Fault | undefined {
  const references = [CMS_OIDS.signingCertificateV2, ATTRIBUTES.signingCertificate].flatMap((oid) => {
    const values = message.attributes.get(oid);
    return values ? [readReference(oid, values)] : [];
  });
  if (references.length === 0) {
    return isNeeded ? { code: 'certificate-reference-missing', subIndication: 'SIG_CONSTRAINTS_FAILURE' } : undefined;
  }
  const isRight = references.every(
    ({ hash, digest, issuerSerial }) =>
      hash &&
      digest &&
      equalBytes(digest, openHash(hash).update(signer.der).digest()) &&
      (!issuerSerial || isIssuerSerialOf(issuerSerial, signer)),
  );
  return isRight ? undefined : { code: 'certificate-reference-differs', subIndication: 'NO_SIGNING_CERTIFICATE_FOUND' };
}

/** Whether the message names the algorithms that its signer has signed, where they are among what was signed (RFC 6211 section 2). */
function areAlgorithmsKept({ attributes, digest, scheme }: Message): boolean {
  const values = attributes.get(ATTRIBUTES.algorithmProtection);
  if (!values) return true;
  const [value, ...more] = values;
  const [signedDigest, signedScheme, ...others] = value ? readChildren(value) : [];
  if (signedScheme?.tag !== 0xa1 || more.length + others.length > 0) return false;
  const stated = readSignatureScheme(readWhole(encodeDer(TAG.sequence, signedScheme.content)), digest);
  return readHashName(signedDigest) === digest && isDeepStrictEqual(stated, scheme);
}

/** The signature over the attributes: as they stand, or in the order that DER wants (RFC 5652 section 5.4). */
function holdsOverAttributes(message: Message, signer: Certificate, attributes: Uint8Array): boolean {
  const { scheme, signature } = message;
  if (holdsSignature(scheme, signer.key, attributes, signature)) return true;
  const sorted = encodeSet(...readChildren(readWhole(attributes, TAG.set)).map((node) => node.raw));
  return !equalBytes(sorted, attributes) && holdsSignature(scheme, signer.key, sorted, signature);
}

/** The signature over the content itself, of which only the digest may be at hand (RSA shows the digest it signed). */
function holdsOverContent({ scheme, signature, content, digest }: Message, signer: Certificate, expected: Uint8Array) {
  if (content) return holdsSignature(scheme, signer.key, content, signature);
  const opened = scheme.family === 'rsa' ? openRsaSignature(signer.key, signature) : undefined;
  return !!opened && opened.hash === digest && equalBytes(opened.digest, expected);
}

/** Judges digest, content type, certificate reference and signature; trust in the certificate is another question. */
export function judgeMessage(message: Message, expectation: MessageExpectation): MessageVerdict {
  const { signer, faults } = findSigner(message, expectation.pool, expectation.position);
  const { scheme, digest, attributes, signedAttributes } = message;
  if (!canSignDigest(scheme, digest)) {
    const detail = `${scheme.family} with ${digest}`;
    faults.push({ code: 'algorithm-unknown', subIndication: 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE', detail });
  }
  const expected = expectation.digestOf(digest);
  if (signedAttributes) {
    const [contentType] = attributes.get(CMS_OIDS.contentType) ?? [];
    if (contentType?.tag !== TAG.oid || readOid(contentType) !== message.contentType) {
      faults.push({ code: 'content-type-differs', subIndication: 'FORMAT_FAILURE' });
    }
    const [stated, ...more] = attributes.get(CMS_OIDS.messageDigest) ?? [];
    if (!stated || more.length > 0 || !equalBytes(stated.content, expected)) {
      faults.push({ code: 'digest-differs', subIndication: 'HASH_FAILURE' });
    }
    if (!areAlgorithmsKept(message)) {
      const detail = 'other algorithms than those that were signed';
      faults.push({ code: 'contents-altered', subIndication: 'FORMAT_FAILURE', detail });
    }
  }
  const verdict = { signer, hashes: [digest], scheme };
  if (!signer) {
    return {
      ...verdict,
      faults: [...faults, { code: 'signer-missing', subIndication: 'NO_SIGNING_CERTIFICATE_FOUND' }],
    };
  }
  const holds = signedAttributes
    ? holdsOverAttributes(message, signer, signedAttributes)
    : holdsOverContent(message, signer, expected);
  if (!holds) faults.push({ code: 'signature-invalid', subIndication: 'SIG_CRYPTO_FAILURE' });
  const reference = findReferenceFault(message, signer, expectation.mustNameCertificate);
  if (reference) faults.push(reference);
  return { ...verdict, faults };
}
