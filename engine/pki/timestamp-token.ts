import { randomBytes } from 'node:crypto';

import { SHA_256_IDENTIFIER, DIGEST_OIDS } from './algorithms.ts';
import { CMS_OIDS } from './cms.ts';
import {
  demandNode,
  encodeBoolean,
  encodeInteger,
  encodeOctets,
  encodeSequence,
  equalBytes,
  readChildren,
  readIntegerHex,
  readOid,
  readTime,
  readWhole,
  TAG,
} from './der.ts';
import { digestContent, findSignatureFaults, readSignedData, type SignedData } from './read-signed-data.ts';
import { TrustError } from './trust-error.ts';
import { findChainFault } from './verify-chain.ts';
import { openCertificate } from './known-certificate.ts';

const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';

/** What a token states. */
export type TimestampStatement = { at: Date; imprint: Uint8Array; hash: string; nonce?: string; policy: string };

/** A DER TimeStampReq over a SHA-256 imprint that asks for the certificates, with a fresh nonce (hexadecimal). */
export function buildTimestampRequest(imprint: Uint8Array): { request: Uint8Array<ArrayBuffer>; nonce: string } {
  const nonce = encodeInteger(randomBytes(16));
  const messageImprint = encodeSequence(SHA_256_IDENTIFIER, encodeOctets(imprint));
  const request = encodeSequence(encodeInteger(1), messageImprint, nonce, encodeBoolean(true));
  return { request, nonce: readIntegerHex(readWhole(nonce)) };
}

/** The token of a granted DER TimeStampResp; throws TrustError `refused` when the authority rejected the request. */
export function readTimestampResponse(response: Uint8Array): Uint8Array {
  const [status, token] = readChildren(readWhole(response, TAG.sequence));
  const [code] = readChildren(demandNode(status, TAG.sequence, 'status'));
  const isGranted = code?.tag === TAG.integer && code.content.length === 1 && (code.content[0] ?? 9) <= 1;
  if (!isGranted || !token) throw new TrustError('refused', 'the timestamp authority rejected the request');
  return token.raw;
}

function readStatement(info: Uint8Array): TimestampStatement {
  const [, policy, imprint, , at, ...options] = readChildren(readWhole(info, TAG.sequence));
  const [algorithm, hashed] = readChildren(demandNode(imprint, TAG.sequence, 'message imprint'));
  const [oid] = readChildren(demandNode(algorithm, TAG.sequence, 'hash algorithm'));
  const nonce = options.find((option) => option.tag === TAG.integer);
  return {
    policy: readOid(policy),
    imprint: demandNode(hashed, TAG.octetString, 'hashed message').content,
    hash: DIGEST_OIDS[readOid(oid)] ?? 'unknown',
    at: readTime(at),
    ...(nonce && { nonce: readIntegerHex(nonce) }),
  };
}

/** The time that a token states; what else it holds is the caller's to check. Throws RangeError for anything else. */
export function readTimestampTime(token: Uint8Array): Date {
  const { contentType, content } = readSignedData(token);
  if (contentType !== CMS_OIDS.timestampInfo || !content) throw new RangeError('not a timestamp token');
  return readStatement(content).at;
}

/**
 * Checks an RFC 3161 token against the imprint it must cover (SHA-256), the nonce that was asked, the critical
 * timeStamping usage of its signer, its signature and its chain to an anchor. Returns what it states, and its
 * certificates, the authority's first; throws TrustError `bad_answer` naming the first thing that does not hold.
 */
export function verifyTimestampToken(
  token: Uint8Array,
  expected: { imprint: Uint8Array; anchors: Uint8Array[]; nonce?: string },
): TimestampStatement & Pick<SignedData, 'certificates'> {
  const fail = (reason: string): never => {
    throw new TrustError('bad_answer', `the timestamp does not hold: ${reason}`);
  };
  const message = readSignedData(token);
  if (message.contentType !== CMS_OIDS.timestampInfo || !message.content) return fail('it is not a timestamp token');
  const statement = readStatement(message.content);
  if (statement.hash !== 'sha256' || !equalBytes(statement.imprint, expected.imprint)) fail('another imprint');
  if (expected.nonce !== undefined && statement.nonce !== expected.nonce) fail('another nonce');
  const [fault] = findSignatureFaults(message, digestContent(message, message.content));
  if (fault) fail(fault);
  const usages = openCertificate(message.certificates[0]).keyUsage ?? [];
  if (usages.length !== 1 || usages[0] !== TIME_STAMPING) fail('its signer is no timestamp authority');
  const chainFault = findChainFault(message.certificates, expected.anchors, statement.at);
  if (chainFault) fail(chainFault);
  return { ...statement, certificates: message.certificates };
}
