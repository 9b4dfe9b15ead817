import { createHash, randomBytes } from 'node:crypto';

import { chooseMessageAlgorithm, DIGEST_OIDS, signBytes } from '../pki/algorithms.ts';
import { buildSignedAttributes, buildSignedData, CMS_OIDS } from '../pki/cms.ts';
import {
  demandNode,
  DerError,
  encodeDer,
  encodeInteger,
  encodeOid,
  encodeSequence,
  encodeTime,
  encodeUtf8,
  readChildren,
  readOid,
  readWhole,
  TAG,
  type DerNode,
} from '../pki/der.ts';
import type { SigningKey } from '../pki/signing-key.ts';
import { TrustError } from '../pki/trust-error.ts';

/** The key and chain that stamp, the policy stated, and the clock. */
export type TimestampAuthority = {
  chain: [Uint8Array, ...Uint8Array[]];
  key: SigningKey;
  policy: string;
  clock: () => Date;
  /** Why the time cannot be vouched for now; undefined while it can (EN 319 421, clause 7.7.2). */
  findClockFault: () => string | undefined;
};

/** PKIFailureInfo bits (RFC 3161 section 2.4.2). */
const FAILURES = {
  badAlg: 0,
  badRequest: 2,
  badDataFormat: 5,
  timeNotAvailable: 14,
  unacceptedPolicy: 15,
  unacceptedExtension: 16,
  systemFailure: 25,
} as const;

class Rejection extends Error {
  readonly failure: keyof typeof FAILURES;
  constructor(failure: keyof typeof FAILURES, message: string) {
    super(message);
    this.failure = failure;
  }
}

type Request = { imprint: DerNode; nonce?: DerNode; isCertificateWanted: boolean };

function readRequest(der: Uint8Array, policy: string): Request {
  const [version, imprint, ...options] = readChildren(readWhole(der, TAG.sequence));
  if (version?.tag !== TAG.integer || version.content[0] !== 1) throw new Rejection('badRequest', 'version 1 expected');
  const [algorithm, hash] = readChildren(demandNode(imprint, TAG.sequence, 'message imprint'));
  const [oid] = readChildren(demandNode(algorithm, TAG.sequence, 'hash algorithm'));
  const digest = DIGEST_OIDS[readOid(oid)];
  if (!digest) throw new Rejection('badAlg', 'the hash algorithm is not accepted');
  const size = demandNode(hash, TAG.octetString, 'hash').content.length;
  if (size !== createHash(digest).digest().length) throw new Rejection('badDataFormat', 'the hash has a wrong length');
  const request: Request = { imprint: imprint!, isCertificateWanted: false };
  for (const option of options) {
    if (option.tag === TAG.oid && readOid(option) !== policy) throw new Rejection('unacceptedPolicy', 'another policy');
    if (option.tag === TAG.integer) request.nonce = option;
    if (option.tag === TAG.boolean) request.isCertificateWanted = option.content[0] !== 0;
    if (option.tag === 0xa0) throw new Rejection('unacceptedExtension', 'extensions are not accepted');
  }
  return request;
}

async function buildToken({ chain, key, policy, clock }: TimestampAuthority, request: Request): Promise<Uint8Array> {
  const info = encodeSequence(
    encodeInteger(1),
    encodeOid(policy),
    request.imprint.raw,
    encodeInteger(randomBytes(16)),
    encodeTime(clock()),
    // Accuracy: one second, the resolution of the time above.
    encodeSequence(encodeInteger(1)),
    ...(request.nonce ? [request.nonce.raw] : []),
  );
  const digest = createHash('sha256').update(info).digest();
  const signedAttributes = buildSignedAttributes({
    digest,
    certificate: chain[0],
    contentType: CMS_OIDS.timestampInfo,
  });
  const algorithm = chooseMessageAlgorithm(key);
  return buildSignedData({
    certificates: chain,
    isWithoutCertificates: !request.isCertificateWanted,
    signedAttributes,
    algorithm,
    signature: await signBytes(algorithm, key, signedAttributes),
    content: { type: CMS_OIDS.timestampInfo, bytes: info },
  });
}

/**
 * Answers a DER TimeStampReq with a DER TimeStampResp; a request that is not understood is rejected, never thrown, and so
 * is one that the authority's token does not sign (systemFailure, without the cause: anybody may ask).
 */
export async function answerTimestampRequest(
  authority: TimestampAuthority,
  der: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const request = readRequest(der, authority.policy);
    const fault = authority.findClockFault();
    if (fault) throw new Rejection('timeNotAvailable', fault);
    const token = await buildToken(authority, request);
    return encodeSequence(encodeSequence(encodeInteger(0)), token);
  } catch (error) {
    if (error instanceof TrustError)
      return encodeRejection('systemFailure', 'the key of the authority does not answer');
    if (!(error instanceof Rejection) && !(error instanceof DerError)) throw error;
    return encodeRejection(error instanceof Rejection ? error.failure : 'badDataFormat', error.message);
  }
}

function encodeRejection(failure: keyof typeof FAILURES, message: string): Uint8Array<ArrayBuffer> {
  const bit = FAILURES[failure];
  const bytes = new Uint8Array(Math.floor(bit / 8) + 1);
  bytes[bytes.length - 1] = 0x80 >> (bit % 8);
  const unused = 7 - (bit % 8);
  const text = encodeSequence(encodeUtf8(message));
  return encodeSequence(encodeSequence(encodeInteger(2), text, encodeDer(TAG.bitString, Uint8Array.of(unused), bytes)));
}
