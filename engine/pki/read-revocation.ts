import { createHash, type X509Certificate } from 'node:crypto';

import { readIssuerAndSerial } from './cms.ts';
import {
  demandNode,
  DerError,
  equalBytes,
  readChildren,
  readIntegerHex,
  readOid,
  readTime,
  readWhole,
  TAG,
  type DerNode,
} from './der.ts';
import { holdsSignature, readSignatureScheme } from './verify-signature.ts';
import { isIssuedBy, LARGEST_KNOWN, MOST_KNOWN, openCertificate } from './known-certificate.ts';
import { remember } from './remember.ts';
import { identify } from './validation-data.ts';

/** About which certificate, issued by whom; `at` is when the responder's own certificate must be valid. */
export type RevocationQuestion = { certificate: Uint8Array; issuer: Uint8Array; at: Date };
type Pair = Pick<RevocationQuestion, 'certificate' | 'issuer'>;

/** What an OCSP response or a CRL says of one certificate, its signature and its signer's authority being checked. */
export type RevocationAnswer = {
  source: 'ocsp' | 'crl';
  /** `unknown` only in OCSP: the responder does not know the certificate. */
  status: 'good' | 'revoked' | 'unknown';
  /** When the answer was signed; a CRL states only `thisUpdate`. */
  producedAt: Date;
  thisUpdate: Date;
  /** Absent when newer information is always available (RFC 6960, section 4.2.2.1). */
  nextUpdate?: Date;
  revokedAt?: Date;
  /**
   * The answer speaks of certificates that have expired since then, too (archive cutoff, RFC 6960 section 4.4.4; expired certificates on the list,
   * X.509 section 9.5.2.8): others may be forgotten.
   */
  keepsSince?: Date;
  /** CRLReason (RFC 5280, section 5.3.1) as its number. */
  reason?: number;
  /** Certificate (DER) of whoever signed the answer. */
  responder: Uint8Array;
  /** Whether the responder's own status matters: it is not the issuer and carries no id-pkix-ocsp-nocheck. */
  mustCheckResponder: boolean;
};

/**
 * Why an answer cannot be used: `malformed`, `not_answered` (an error status such as tryLater or unauthorized),
 * `other_certificate`, `responder` (nobody who may speak for the issuer signed it), `signature`, `algorithm` (it is signed
 * with a digest that is not accepted any more), or `scope` (a delta, indirect or partial CRL, or a critical extension that
 * is not understood).
 */
export type RevocationFaultCode =
  | 'malformed'
  | 'not_answered'
  | 'other_certificate'
  | 'responder'
  | 'signature'
  | 'algorithm'
  | 'scope';

export class RevocationFault extends Error {
  override name = 'RevocationFault';
  readonly code: RevocationFaultCode;
  constructor(code: RevocationFaultCode, message: string, options?: ErrorOptions) {
    // An answer about somebody else is no mistake of ours: nobody looks at where it was found, and noting that takes longer than finding it.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message, options);
    Error.stackTraceLimit = stackTraceLimit;
    this.code = code;
  }
}

const OCSP_BASIC = '1.3.6.1.5.5.7.48.1.1';
const OCSP_SIGNING = '1.3.6.1.5.5.7.3.9';
/** OBJECT IDENTIFIER 1.3.6.1.5.5.7.48.1.5 as it stands in a certificate. */
const NO_CHECK = Buffer.from('06092b0601050507300105', 'hex');
const UTC_TIME = 0x17;
const HASHES: Record<string, string> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const EXTENSION = {
  reason: '2.5.29.21',
  delta: '2.5.29.27',
  distributionPoint: '2.5.29.28',
  distributionPoints: '2.5.29.31',
  expiredOnList: '2.5.29.60',
  archiveCutoff: '1.3.6.1.5.5.7.48.1.6',
} as const;
/** Extensions of a CRL that may be critical without changing what it says of a certificate here. */
const HARMLESS = new Set(['2.5.29.20', '2.5.29.35', EXTENSION.distributionPoint]);

type JudgedResponse = { answer: RevocationAnswer; responder: X509Certificate };

const isOf = (first: X509Certificate, second: X509Certificate) =>
  first.subject === second.subject && first.publicKey.equals(second.publicKey);

/** Turns a structure that does not read into a fault, whoever met it. */
function guard<T>(what: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof RevocationFault) throw cause;
    // Node throws plain errors for certificates and keys that it cannot read.
    throw new RevocationFault('malformed', `${what} cannot be read`, { cause });
  }
}

/** Time ::= CHOICE of UTCTime (years 1950 to 2049) and GeneralizedTime (RFC 5280, section 4.1.2.5). */
function readAnyTime(node: DerNode | undefined): Date {
  if (node?.tag !== UTC_TIME) return readTime(node);
  const match = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(Buffer.from(node.content).toString('latin1'));
  if (!match) throw new DerError('time is not a UTCTime in whole seconds');
  const [, year, month, day, hour, minute, second] = match;
  return new Date(`${Number(year) < 50 ? '20' : '19'}${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** The bits of a certificate's public key, which OCSP's key hashes cover. */
export function readKeyBits(certificate: Uint8Array): Uint8Array {
  const [body] = readChildren(readWhole(certificate, TAG.sequence));
  const fields = readChildren(demandNode(body, TAG.sequence, 'certificate'));
  const [, bits] = readChildren(demandNode(fields[fields[0]?.tag === 0xa0 ? 6 : 5], TAG.sequence, 'public key'));
  return demandNode(bits, TAG.bitString, 'public key').content.subarray(1);
}

const digest = (hash: string, bytes: Uint8Array) => createHash(hash).update(bytes).digest();

/** Whether a CertID (RFC 6960, section 4.1.1) is that of a certificate. */
export function isCertificateId(node: DerNode | undefined, { certificate, issuer }: Pair): boolean {
  const [algorithm, nameHash, keyHash, serial] = readChildren(demandNode(node, TAG.sequence, 'certificate id'));
  const hash = HASHES[readOid(readChildren(demandNode(algorithm, TAG.sequence, 'hash algorithm'))[0])];
  if (!hash || !nameHash || !keyHash) return false;
  return (
    equalBytes(nameHash.content, digest(hash, readIssuerAndSerial(issuer).subject.raw)) &&
    equalBytes(keyHash.content, digest(hash, readKeyBits(issuer))) &&
    readIntegerHex(serial) === readIntegerHex(readIssuerAndSerial(certificate).serial)
  );
}

function checkSignature(signer: X509Certificate, signed: DerNode, algorithm: DerNode | undefined, bits?: DerNode) {
  const scheme = readSignatureScheme(algorithm);
  const signature = demandNode(bits, TAG.bitString, 'signature').content.subarray(1);
  if (!scheme || !holdsSignature(scheme, signer.publicKey, signed.raw, signature)) {
    throw new RevocationFault('signature', 'the signature of the answer does not hold');
  }
  const isWeak = scheme.hash === 'md5' || scheme.hash === 'sha1';
  if (isWeak) throw new RevocationFault('algorithm', `the answer is signed with ${scheme.hash}`);
}

/** Whether a ResponderID (RFC 6960, section 4.2.1) names a certificate's subject or key. */
export function isNamedBy(id: DerNode | undefined, certificate: Uint8Array): boolean {
  if (id?.tag === 0xa1) return equalBytes(readWhole(id.content).raw, readIssuerAndSerial(certificate).subject.raw);
  if (id?.tag !== 0xa2) throw new DerError('the responder is not named');
  return equalBytes(readWhole(id.content, TAG.octetString).content, digest('sha1', readKeyBits(certificate)));
}

/** The responder's certificate: the issuer's own, or one that the issuer made for this purpose (section 4.2.2.2). */
function findResponder(id: DerNode | undefined, enclosed: DerNode[], issuer: Uint8Array) {
  const authority = openCertificate(issuer);
  const fail = (message: string) => new RevocationFault('responder', message);
  const der = [issuer, ...enclosed.map((node) => node.raw)].find((candidate) => isNamedBy(id, candidate));
  if (!der) throw fail('the certificate of the responder is missing');
  const responder = openCertificate(der);
  if (isOf(responder, authority)) return { responder, mustCheckResponder: false };
  const isDelegated = isIssuedBy(responder, authority);
  if (!isDelegated || !(responder.keyUsage ?? []).includes(OCSP_SIGNING)) {
    throw fail('the responder is not authorised by the issuer');
  }
  return { responder, mustCheckResponder: !responder.raw.includes(NO_CHECK) };
}

function readSingle(single: DerNode) {
  const [, status, thisUpdate, ...rest] = readChildren(single);
  const next = rest.find((node) => node.tag === 0xa0);
  const extensions = rest.find((node) => node.tag === 0xa1);
  const [revokedAt, reason] = status?.tag === 0xa1 ? readChildren(status) : [];
  const names = { 0x80: 'good', 0xa1: 'revoked', 0x82: 'unknown' } as const;
  const name = names[status?.tag as keyof typeof names];
  if (!name) throw new DerError('the status is of an unknown kind');
  return {
    status: name,
    thisUpdate: readTime(thisUpdate),
    ...(next && { nextUpdate: readTime(readWhole(next.content)) }),
    ...(revokedAt && { revokedAt: readTime(revokedAt) }),
    ...(reason && { reason: readWhole(reason.content, TAG.enumerated).content[0] ?? 0 }),
    ...readKeeping(readExtensions(extensions && readWhole(extensions.content, TAG.sequence)), EXTENSION.archiveCutoff),
  };
}

function readKeeping(extensions: CrlExtension[], wanted: string): Pick<RevocationAnswer, 'keepsSince'> {
  const stated = extensions.find(({ oid }) => oid === wanted);
  return stated ? { keepsSince: readTime(readWhole(stated.value.content)) } : {};
}

/** The parts of a DER OCSP response that answers. Throws DerError, and RevocationFault for one that does not. */
export function openOcspResponse(der: Uint8Array) {
  const [code, wrapper] = readChildren(readWhole(der, TAG.sequence));
  const status = demandNode(code, TAG.enumerated, 'response status').content[0];
  if (status !== 0) throw new RevocationFault('not_answered', `the responder answered with status ${status}`);
  const [type, octets] = readChildren(readWhole(demandNode(wrapper, 0xa0, 'response').content, TAG.sequence));
  if (readOid(type) !== OCSP_BASIC) throw new DerError('not a basic response');
  const basic = readWhole(demandNode(octets, TAG.octetString, 'basic response').content, TAG.sequence);
  const [data, algorithm, signature, certificates] = readChildren(basic);
  const fields = readChildren(demandNode(data, TAG.sequence, 'response data'));
  const [id, producedAt, responses] = fields[0]?.tag === 0xa0 ? fields.slice(1) : fields;
  const enclosed = certificates ? readChildren(readWhole(certificates.content, TAG.sequence)) : [];
  return { data: data!, id, producedAt, responses, algorithm, signature, enclosed };
}

/** What a response says of a certificate whenever it is read, and who says so. */
function judgeOcspResponse(der: Uint8Array, question: Pair): JudgedResponse {
  return guard('the OCSP response', () => {
    const { data, id, producedAt, responses, algorithm, signature, enclosed } = openOcspResponse(der);
    const { responder, mustCheckResponder } = findResponder(id, enclosed, question.issuer);
    checkSignature(responder, data, algorithm, signature);
    const [single] = readChildren(demandNode(responses, TAG.sequence, 'responses'))
      .filter((candidate) => isCertificateId(readChildren(candidate)[0], question))
      .map(readSingle)
      .toSorted((a, b) => b.thisUpdate.getTime() - a.thisUpdate.getTime());
    if (!single) throw new RevocationFault('other_certificate', 'the response is about another certificate');
    const answer: RevocationAnswer = {
      source: 'ocsp',
      producedAt: readTime(producedAt),
      ...single,
      responder: new Uint8Array(responder.raw),
      mustCheckResponder,
    };
    return { answer, responder };
  });
}

/**
 * Judges what was not judged before: a signature reads the same few responses and lists five times, most of them to learn that they are about
 * another certificate.
 */
function judgeOnce<T extends object>(judge: (der: Uint8Array, question: Pair) => T) {
  const judged = remember<T | RevocationFault>(MOST_KNOWN);
  return (der: Uint8Array, { certificate, issuer }: Pair): T => {
    const judgeOrFault = () => {
      try {
        return judge(der, { certificate, issuer });
      } catch (error) {
        if (error instanceof RevocationFault) return error;
        throw error;
      }
    };
    const ids = () => [der, certificate, issuer].map(identify).join(' ');
    const found = der.length > LARGEST_KNOWN ? judgeOrFault() : judged(ids(), judgeOrFault)!;
    if (found instanceof RevocationFault) throw found;
    return found;
  };
}

const findJudgedResponse = judgeOnce(judgeOcspResponse);

/**
 * Reads and checks a DER OCSP response (RFC 6960) about one certificate. Freshness is the caller's question, who knows
 * against which time. Throws RevocationFault.
 */
export function readOcspResponse(der: Uint8Array, { certificate, issuer, at }: RevocationQuestion): RevocationAnswer {
  const { answer, responder } = findJudgedResponse(der, { certificate, issuer });
  if (at < responder.validFromDate || at > responder.validToDate)
    throw new RevocationFault('responder', 'the responder is not valid at that time');
  return answer;
}

type CrlExtension = { oid: string; isCritical: boolean; value: DerNode };

export function readExtensions(list: DerNode | undefined): CrlExtension[] {
  return (list ? readChildren(list) : []).map((extension) => {
    const members = readChildren(extension);
    const isCritical = members[1]?.tag === TAG.boolean && members[1].content[0] !== 0;
    return { oid: readOid(members[0]), isCritical, value: demandNode(members.at(-1), TAG.octetString, 'extension') };
  });
}

/** The full names of a distribution point, by their bytes; undefined when it is not named. */
function readPointNames(point: DerNode): string[] | undefined {
  const named = readChildren(point).find((node) => node.tag === 0xa0);
  const fullName = named && readChildren(named).find((node) => node.tag === 0xa0);
  return named && (fullName ? readChildren(fullName).map(({ raw }) => Buffer.from(raw).toString('latin1')) : []);
}

/** The names of all lists that a certificate says it may stand on (RFC 5280, section 4.2.1.13). */
function readListNames(certificate: Uint8Array): string[] {
  const [body] = readChildren(readWhole(certificate, TAG.sequence));
  const wrapped = readChildren(demandNode(body, TAG.sequence, 'certificate')).find((node) => node.tag === 0xa3);
  const extensions = readExtensions(wrapped && readWhole(wrapped.content, TAG.sequence));
  const points = extensions.find(({ oid }) => oid === EXTENSION.distributionPoints);
  return points ? readChildren(readWhole(points.value.content)).flatMap((point) => readPointNames(point) ?? []) : [];
}

/** Refuses lists that do not say everything about this certificate (RFC 5280, sections 5.2.4, 5.2.5 and 6.3.3). */
function checkScope(extensions: CrlExtension[], certificate: Uint8Array): void {
  const fail = (message: string) => new RevocationFault('scope', message);
  if (extensions.some(({ oid }) => oid === EXTENSION.delta)) throw fail('a delta list says only what has changed');
  const strange = extensions.find(({ oid, isCritical }) => isCritical && !HARMLESS.has(oid));
  if (strange) throw fail(`the critical extension ${strange.oid} is not understood`);
  const point = extensions.find(({ oid }) => oid === EXTENSION.distributionPoint);
  // onlyContainsUserCerts, onlyContainsCACerts, onlySomeReasons, indirectCRL, onlyContainsAttributeCerts
  const scope = point && readWhole(point.value.content);
  const tags = new Set(scope ? readChildren(scope).map((node) => node.tag) : []);
  const isAuthority = openCertificate(certificate).ca;
  const isOutside = tags.has(isAuthority ? 0x81 : 0x82) || [0x83, 0xa3, 0x84, 0x85].some((tag) => tags.has(tag));
  if (isOutside) throw fail('the list covers other certificates or only some reasons');
  const names = scope && readPointNames(scope);
  const own = names && readListNames(certificate);
  if (names && !names.some((name) => own?.includes(name)))
    throw fail('the certificate names other lists than this one');
}

/** The fields of a TBSCertList: the issuer's name, the first time, and what follows it. */
export function findCrlFields(list: DerNode | undefined) {
  const fields = readChildren(demandNode(list, TAG.sequence, 'certificate list'));
  const [, issuer, thisUpdate, ...rest] = fields[0]?.tag === TAG.integer ? fields.slice(1) : fields;
  return { issuer, thisUpdate, rest };
}

function judgeCrl(der: Uint8Array, question: Pair): RevocationAnswer {
  return guard('the CRL', () => {
    const [list, algorithm, signature] = readChildren(readWhole(der, TAG.sequence));
    const { issuer, thisUpdate: first, rest } = findCrlFields(list);
    const authority = openCertificate(question.issuer);
    const isIssuers = issuer && equalBytes(issuer.raw, readIssuerAndSerial(question.issuer).subject.raw);
    if (!isIssuers) throw new RevocationFault('responder', 'the list is of another issuer');
    checkSignature(authority, list!, algorithm, signature);
    const last = rest.find((node) => node.tag === 0xa0);
    const extensions = readExtensions(last && readWhole(last.content, TAG.sequence));
    checkScope(extensions, question.certificate);
    const next = rest.find((node) => node.tag === UTC_TIME || node.tag === TAG.generalizedTime);
    const revoked = rest.find((node) => node.tag === TAG.sequence);
    const { serial } = readIssuerAndSerial(question.certificate);
    // Lists of some authorities hold a million entries: they are read one by one only where the number is somewhere among them.
    const isNamed =
      revoked &&
      Buffer.from(revoked.content.buffer, revoked.content.byteOffset, revoked.content.length).includes(
        Buffer.from(serial.raw),
      );
    const entry = isNamed
      ? readChildren(revoked).find((node) => equalBytes(readChildren(node)[0]!.raw, serial.raw))
      : undefined;
    const [, revokedAt, details] = entry ? readChildren(entry) : [];
    const reason = readExtensions(details).find(({ oid }) => oid === EXTENSION.reason);
    const thisUpdate = readAnyTime(first);
    return {
      source: 'crl',
      status: entry ? 'revoked' : 'good',
      producedAt: thisUpdate,
      thisUpdate,
      ...(next && { nextUpdate: readAnyTime(next) }),
      ...(revokedAt && { revokedAt: readAnyTime(revokedAt) }),
      ...(reason && { reason: readWhole(reason.value.content, TAG.enumerated).content[0] ?? 0 }),
      ...readKeeping(extensions, EXTENSION.expiredOnList),
      // Not a view of the file that it was found in, which would be held as long as the answer.
      responder: new Uint8Array(question.issuer),
      mustCheckResponder: false,
    };
  });
}

/** Reads and checks a DER CRL (RFC 5280, section 5) of the issuer itself about one certificate. Throws RevocationFault. */
export const readCrl: (der: Uint8Array, question: RevocationQuestion) => RevocationAnswer = judgeOnce(judgeCrl);
