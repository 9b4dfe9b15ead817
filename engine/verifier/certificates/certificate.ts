import { createHash, type KeyObject, type X509Certificate } from 'node:crypto';

import { DerError, readChildren, readIntegerHex, readOid, readWhole, TAG, type DerNode } from '../../pki/der.ts';
import { readSignatureScheme, type SignatureScheme } from '../../pki/verify-signature.ts';
import type { CertificateSummary } from '../report.ts';
import { readName, type Name } from './name.ts';
import { openCertificate } from '../../pki/known-certificate.ts';

/** An extension of a certificate; `value` is what its OCTET STRING holds. */
export type Extension = { isCritical: boolean; value: Uint8Array };

/** A certificate, read once; everything a path is judged by. */
export type Certificate = {
  der: Uint8Array;
  /** SHA-256 of the DER, hexadecimal: what certificates are told apart by. */
  id: string;
  subject: Name;
  issuer: Name;
  /** Hexadecimal, without leading zeros. */
  serial: string;
  notBefore: Date;
  notAfter: Date;
  key: KeyObject;
  /** The DER SubjectPublicKeyInfo. */
  keyInfo: Uint8Array;
  extensions: Map<string, Extension>;
  isAuthority: boolean;
  /** How many authorities may follow below; undefined without a limit. */
  pathLength: number | undefined;
  /** Bits from 0 (digitalSignature); undefined without the extension. */
  keyUsage: Set<number> | undefined;
  extendedKeyUsage: string[] | undefined;
  policies: string[];
  /** Undefined for a scheme that is not known. */
  scheme: SignatureScheme | undefined;
  signed: Uint8Array;
  signature: Uint8Array;
};

export const EXTENSIONS = {
  subjectKeyId: '2.5.29.14',
  keyUsage: '2.5.29.15',
  subjectAltName: '2.5.29.17',
  basicConstraints: '2.5.29.19',
  nameConstraints: '2.5.29.30',
  crlDistributionPoints: '2.5.29.31',
  certificatePolicies: '2.5.29.32',
  authorityKeyId: '2.5.29.35',
  policyConstraints: '2.5.29.36',
  extendedKeyUsage: '2.5.29.37',
  noRevocationAvailable: '2.5.29.56',
  authorityInfoAccess: '1.3.6.1.5.5.7.1.1',
  qcStatements: '1.3.6.1.5.5.7.1.3',
  ocspNoCheck: '1.3.6.1.5.5.7.48.1.5',
  validityAssured: '0.4.0.194121.2.1',
} as const;

function readExtensions(nodes: DerNode[]): Map<string, Extension> {
  const wrapper = nodes.find((node) => node.tag === 0xa3);
  const extensions = new Map<string, Extension>();
  for (const node of wrapper ? readChildren(readWhole(wrapper.content, TAG.sequence)) : []) {
    const members = readChildren(node);
    const value = members.at(-1);
    const oid = readOid(members[0]);
    if (value?.tag !== TAG.octetString || extensions.has(oid)) throw new DerError('an extension is malformed');
    const isCritical = members[1]?.tag === TAG.boolean && members[1].content[0] !== 0;
    extensions.set(oid, { isCritical, value: value.content });
  }
  return extensions;
}

function readConstraints(extension: Extension | undefined): { isAuthority: boolean; pathLength: number | undefined } {
  const [flag, limit] = extension ? readChildren(readWhole(extension.value, TAG.sequence)) : [];
  const isAuthority = flag?.tag === TAG.boolean && flag.content[0] !== 0;
  return { isAuthority, pathLength: isAuthority && limit ? parseInt(readIntegerHex(limit), 16) : undefined };
}

function readKeyUsage(extension: Extension | undefined): Set<number> | undefined {
  if (!extension) return undefined;
  const [, ...bytes] = readWhole(extension.value, TAG.bitString).content;
  const bits = bytes.flatMap((byte, i) =>
    [0, 1, 2, 3, 4, 5, 6, 7].flatMap((n) => (byte & (0x80 >> n) ? [i * 8 + n] : [])),
  );
  return new Set(bits);
}

const readOids = (extension: Extension | undefined) =>
  extension && readChildren(readWhole(extension.value, TAG.sequence)).map((node) => readOid(node));

/** Reads a DER certificate; throws DerError for bytes that are none, or whose key is of no known kind. */
export function readCertificate(der: Uint8Array): Certificate {
  const [body, algorithm, signature, ...more] = readChildren(readWhole(der, TAG.sequence));
  const fields = body?.tag === TAG.sequence ? readChildren(body) : [];
  const start = fields[0]?.tag === 0xa0 ? 1 : 0;
  const [serial, inner, issuer, , subject, keyInfo] = fields.slice(start);
  if (!body || !algorithm || !inner || !issuer || !subject || !keyInfo || more.length > 0) {
    throw new DerError('not an X.509 certificate');
  }
  // Octets alone: with bits that do not count, the same signature would have many spellings.
  if (signature?.tag !== TAG.bitString || signature.content[0] !== 0)
    throw new DerError('a certificate has no signature');
  let parsed: X509Certificate;
  let key: KeyObject;
  try {
    parsed = openCertificate(der);
    key = parsed.publicKey;
  } catch (cause) {
    throw new DerError('a certificate or its key cannot be read', { cause });
  }
  const isDated = [parsed.validFromDate, parsed.validToDate].every((date) => !Number.isNaN(date.getTime()));
  if (!isDated) throw new DerError('a certificate is valid at no time that there is');
  const extensions = readExtensions(fields.slice(start + 6));
  const policies = extensions.get(EXTENSIONS.certificatePolicies);
  const isSameScheme = Buffer.compare(inner.raw, algorithm.raw) === 0;
  return {
    der: new Uint8Array(der),
    id: createHash('sha256').update(der).digest('hex'),
    subject: readName(subject.raw),
    issuer: readName(issuer.raw),
    serial: readIntegerHex(serial),
    notBefore: parsed.validFromDate,
    notAfter: parsed.validToDate,
    key,
    keyInfo: keyInfo.raw,
    extensions,
    ...readConstraints(extensions.get(EXTENSIONS.basicConstraints)),
    keyUsage: readKeyUsage(extensions.get(EXTENSIONS.keyUsage)),
    extendedKeyUsage: readOids(extensions.get(EXTENSIONS.extendedKeyUsage)),
    policies: policies
      ? readChildren(readWhole(policies.value, TAG.sequence)).map((policy) => readOid(readChildren(policy)[0]))
      : [],
    scheme: isSameScheme ? readSignatureScheme(algorithm) : undefined,
    signed: body.raw,
    signature: signature.content.subarray(1),
  };
}

/** Whether two certificates are of the same authority: the same name and key. */
export const isSameEntity = (a: Certificate, b: Certificate) =>
  a.subject.key === b.subject.key && Buffer.compare(a.keyInfo, b.keyInfo) === 0;

/** A certificate in the words of the report. */
export function summariseCertificate(certificate: Certificate): CertificateSummary {
  return {
    subject: certificate.subject.text,
    issuer: certificate.issuer.text,
    serialNumber: certificate.serial,
    validFrom: certificate.notBefore.toISOString(),
    validTo: certificate.notAfter.toISOString(),
    sha256: certificate.id,
  };
}
