import { createHash } from 'node:crypto';

import { chooseAlgorithm, encodeAlgorithm, signBytes } from '../pki/algorithms.ts';
import { REVOCATION_REASONS, type CertificateRegister, type RegisteredCertificate } from './certificate-register.ts';
import { readIssuerAndSerial } from '../pki/cms.ts';
import {
  demandNode,
  DerError,
  encodeBits,
  encodeDer,
  encodeEnumerated,
  encodeOctets,
  encodeOid,
  encodeSequence,
  encodeTagged,
  encodeTime,
  equalBytes,
  readChildren,
  readIntegerHex,
  readOid,
  readWhole,
  TAG,
  type DerNode,
} from '../pki/der.ts';
import type { Issuer } from '../pki/issue-certificate.ts';
import { openCertificate } from '../pki/known-certificate.ts';
import { readKeyBits } from '../pki/read-revocation.ts';
import type { SigningKey } from '../pki/signing-key.ts';
import { TrustError } from '../pki/trust-error.ts';

const OCSP_BASIC = '1.3.6.1.5.5.7.48.1.1';
const OCSP_NONCE = '1.3.6.1.5.5.7.48.1.2';
const ARCHIVE_CUTOFF = '1.3.6.1.5.5.7.48.1.6';
const HASHES: Record<string, string> = { '1.3.14.3.2.26': 'sha1', '2.16.840.1.101.3.4.2.1': 'sha256' };
const MALFORMED_REQUEST = 1;
const TRY_LATER = 3;
const UNAUTHORIZED = 6;
const HOUR = 3_600_000;
const MAX_REQUESTS = 32;

/** One authority whose certificates are answered for, with the responder it has delegated this to. */
export type OcspAuthority = {
  name: Issuer['name'];
  /** The authority's certificate, DER. */
  certificate: Uint8Array;
  responder: { certificate: Uint8Array; key: SigningKey };
};

type CertificateId = { node: DerNode; hash: string; nameHash: Uint8Array; keyHash: Uint8Array; serial: string };

function readCertificateId(request: DerNode): CertificateId {
  const [node] = readChildren(request);
  const [algorithm, nameHash, keyHash, serial] = readChildren(demandNode(node, TAG.sequence, 'certificate id'));
  const [oid] = readChildren(demandNode(algorithm, TAG.sequence, 'hash algorithm'));
  return {
    node: node!,
    hash: HASHES[readOid(oid)] ?? '',
    nameHash: demandNode(nameHash, TAG.octetString, 'issuer name hash').content,
    keyHash: demandNode(keyHash, TAG.octetString, 'issuer key hash').content,
    serial: readIntegerHex(serial),
  };
}

function readNonce(extensions: DerNode | undefined): DerNode | undefined {
  if (!extensions) return undefined;
  const list = readChildren(readWhole(extensions.content, TAG.sequence));
  return list.find((extension) => readOid(readChildren(extension)[0]) === OCSP_NONCE);
}

function isIssuedBy(id: CertificateId, authority: OcspAuthority): boolean {
  if (id.hash === '') return false;
  const { subject } = readIssuerAndSerial(authority.certificate);
  const hash = (bytes: Uint8Array) => createHash(id.hash).update(bytes).digest();
  return equalBytes(id.nameHash, hash(subject.raw)) && equalBytes(id.keyHash, hash(readKeyBits(authority.certificate)));
}

/** CertStatus: good, revoked with time and reason, or unknown for a serial that was never issued. */
function encodeStatus(entry: RegisteredCertificate | undefined): Uint8Array {
  if (!entry) return encodeDer(0x82);
  if (!entry.revokedAt) return encodeDer(0x80);
  const reason = encodeEnumerated(REVOCATION_REASONS[entry.reason ?? 'unspecified']);
  return encodeTagged(1, encodeTime(new Date(entry.revokedAt)), encodeTagged(0, reason));
}

/** That expired certificates are not forgotten here: from when on (archive cutoff, RFC 6960 section 4.4.4). */
function encodeMemory(entry: RegisteredCertificate | undefined, authority: OcspAuthority, now: Date): Uint8Array[] {
  if (!entry || !(new Date(entry.notAfter) < now)) return [];
  const since = encodeTime(openCertificate(authority.certificate).validFromDate);
  return [encodeTagged(1, encodeSequence(encodeSequence(encodeOid(ARCHIVE_CUTOFF), encodeOctets(since))))];
}

async function buildResponse(
  authority: OcspAuthority,
  ids: CertificateId[],
  nonce: DerNode | undefined,
  input: {
    register: CertificateRegister;
    now: Date;
  },
): Promise<Uint8Array<ArrayBuffer>> {
  const { responder } = authority;
  const entries = await Promise.all(ids.map(async ({ serial }) => input.register.find(authority.name, serial)));
  const singles = ids.map(({ node }, index) =>
    encodeSequence(
      node.raw,
      encodeStatus(entries[index]),
      encodeTime(input.now),
      encodeTagged(0, encodeTime(new Date(input.now.getTime() + HOUR))),
      ...encodeMemory(entries[index], authority, input.now),
    ),
  );
  const keyHash = createHash('sha1').update(readKeyBits(responder.certificate)).digest();
  const data = encodeSequence(
    encodeTagged(2, encodeOctets(keyHash)),
    encodeTime(input.now),
    encodeSequence(...singles),
    ...(nonce ? [encodeTagged(1, encodeSequence(nonce.raw))] : []),
  );
  const algorithm = chooseAlgorithm(responder.key);
  const basic = encodeSequence(
    data,
    encodeAlgorithm(algorithm),
    encodeBits(await signBytes(algorithm, responder.key, data)),
    encodeTagged(0, encodeSequence(responder.certificate)),
  );
  const bytes = encodeSequence(encodeOid(OCSP_BASIC), encodeOctets(basic));
  return encodeSequence(encodeEnumerated(0), encodeTagged(0, bytes));
}

/**
 * Answers a DER OCSPRequest (RFC 6960) with a DER OCSPResponse: good, revoked, or unknown for serials never issued, the
 * nonce echoed. A request that cannot be read gets malformedRequest, one about a foreign issuer unauthorized, and tryLater
 * says that the responder's token does not sign now.
 */
export async function answerOcspRequest(
  authorities: OcspAuthority[],
  input: { register: CertificateRegister; now: Date },
  der: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const [request] = readChildren(readWhole(der, TAG.sequence));
    const fields = readChildren(demandNode(request, TAG.sequence, 'request'));
    const list = fields.find((field) => field.tag === TAG.sequence);
    const ids = readChildren(demandNode(list, TAG.sequence, 'request list'))
      .slice(0, MAX_REQUESTS)
      .map(readCertificateId);
    const nonce = readNonce(fields.find((field) => field.tag === 0xa2));
    const authority = authorities.find((candidate) => ids.length > 0 && ids.every((id) => isIssuedBy(id, candidate)));
    if (!authority) return encodeSequence(encodeEnumerated(UNAUTHORIZED));
    return await buildResponse(authority, ids, nonce, input);
  } catch (error) {
    if (error instanceof TrustError) return encodeSequence(encodeEnumerated(TRY_LATER));
    if (!(error instanceof DerError)) throw error;
    return encodeSequence(encodeEnumerated(MALFORMED_REQUEST));
  }
}

/** A DER OCSPRequest about one certificate, without nonce so that the answer may be cached. */
export function buildOcspRequest(certificate: Uint8Array, issuer: Uint8Array): Uint8Array<ArrayBuffer> {
  const hash = (bytes: Uint8Array) => encodeOctets(createHash('sha1').update(bytes).digest());
  const { subject } = readIssuerAndSerial(issuer);
  const { serial } = readIssuerAndSerial(certificate);
  // SHA-1 only names the issuer here; it is the hash every responder understands (RFC 5019 section 2.1.1).
  const algorithm = encodeSequence(encodeOid('1.3.14.3.2.26'));
  const id = encodeSequence(algorithm, hash(subject.raw), hash(readKeyBits(issuer)), serial.raw);
  return encodeSequence(encodeSequence(encodeSequence(encodeSequence(id))));
}
