import { createHash, randomBytes } from 'node:crypto';

import { isMessageAlgorithm } from '../pki/algorithms.ts';
import { addSignatureTimestamp, buildSignedAttributes, buildSignedData } from '../pki/cms.ts';
import { DerError } from '../pki/der.ts';
import { gatherStatus, type StatusTarget } from './gather-status.ts';
import { findSignatureFaults, readSignedData, type SignedData } from '../pki/read-signed-data.ts';
import { verifyTimestampToken } from '../pki/timestamp-token.ts';
import { TrustError } from '../pki/trust-error.ts';
import type {
  AuthorizationAnswer,
  Credential,
  SignatureAnswer,
  SigningContext,
  StepAnswer,
  ToBeSigned,
  TrustService,
} from './trust-service.ts';
import { isCryptoError, mergeValidationData, type ValidationData } from '../pki/validation-data.ts';
import { findChainFault, findPath } from '../pki/verify-chain.ts';
import { openCertificate } from '../pki/known-certificate.ts';

/** One checked CMS (DER) and what it proves so far. */
export type ObtainedSignature = {
  message: Uint8Array;
  level: 'B-B' | 'B-T';
  /** Why the level is not B-T yet; a document timestamp can prove it later (EN 319 142-1, clause 6.3). */
  pending?: { reason: 'timestamp'; message: string };
  /** Certificates and status answers as far as they could be had. */
  validation: ValidationData;
};

/** A signature for each digest, or the step that the signer has to take first. */
export type ObtainedSignatures =
  | { kind: 'signed'; signatures: ObtainedSignature[] }
  | { kind: 'step'; step: Exclude<AuthorizationAnswer, { kind: 'done' }> };

export type ObtainOptions = {
  now: Date;
  /** Goes on after a step that the signer has taken, in place of asking for consent anew. */
  resume?: { state: string; answer: StepAnswer };
};

/** A certificate with less than this left proves nothing soon, so its signature must be timestamped at once. */
const SHORT_LIFE = 24 * 3_600_000;

function prepareItem(digest: Uint8Array, { chain }: Credential): ToBeSigned {
  if (!chain) return { documentDigest: digest };
  return { documentDigest: digest, signedAttributes: buildSignedAttributes({ digest, certificate: chain[0] }) };
}

function assembleMessage(answer: SignatureAnswer, item: ToBeSigned, { chain, algorithm }: Credential): Uint8Array {
  if (answer.kind === 'cms') return answer.der;
  if (!chain || !item.signedAttributes) throw new TrustError('bad_answer', 'a raw signature without a certificate');
  const { signature } = answer;
  return buildSignedData({ certificates: chain, signedAttributes: item.signedAttributes, algorithm, signature });
}

/** Judges what came back before it may touch a document: wrong key, wrong digest and P1363 signatures all happen. */
function checkMessage(message: Uint8Array, digest: Uint8Array): SignedData {
  try {
    const data = readSignedData(message);
    const faults = findSignatureFaults(data, digest);
    if (data.content) faults.push('the signature is not detached');
    if (data.hasSigningTime) faults.push('it states a signing time, which PAdES baseline forbids');
    if (data.digestAlgorithm === 'sha256' && !isMessageAlgorithm(data.algorithm)) faults.push('its two hashes differ');
    if (faults.length > 0) throw new TrustError('bad_answer', `the signature does not hold: ${faults.join('; ')}`);
    return data;
  } catch (cause) {
    if (!(cause instanceof DerError) && !isCryptoError(cause)) throw cause;
    throw new TrustError('bad_answer', 'the signature cannot be read', { cause });
  }
}

type Stamp = { token: Uint8Array; at: Date; path: Uint8Array[] } | { failure: TrustError };

/** A checked timestamp over the signature value; an authority that is away is an answer, a wrong token is not. */
async function obtainStamp(trust: TrustService, data: SignedData, anchors: Uint8Array[]): Promise<Stamp> {
  const imprint = createHash('sha256').update(data.signature).digest();
  let token: Uint8Array;
  try {
    token = await trust.timestamp(imprint);
  } catch (failure) {
    if (failure instanceof TrustError && failure.failure !== 'bad_answer') return { failure };
    throw failure;
  }
  const { at, certificates } = verifyTimestampToken(token, { imprint, anchors });
  return { token, at, path: findPath(certificates, anchors, at)! };
}

/** The timestamp that the message came with (cms lane), or a new one. */
function findStamp(trust: TrustService, data: SignedData, anchors: Uint8Array[]): Promise<Stamp> {
  const { timestampToken: token, signature } = data;
  if (!token) return obtainStamp(trust, data, anchors);
  const imprint = createHash('sha256').update(signature).digest();
  const { at, certificates } = verifyTimestampToken(token, { imprint, anchors });
  return Promise.resolve({ token, at, path: findPath(certificates, anchors, at)! });
}

/** Timestamps a checked message, and refuses it when its certificate was not good at the proved time. */
async function completeSignature(
  trust: TrustService,
  { message, data, known }: { message: Uint8Array; data: SignedData; known: ValidationData },
  { anchors, now, isShortLived }: { anchors: Uint8Array[]; now: Date; isShortLived: boolean },
): Promise<ObtainedSignature> {
  const stamp = await findStamp(trust, data, anchors);
  if ('failure' in stamp && isShortLived) {
    const text = 'no timestamp proves in time that the certificate was valid';
    throw new TrustError('unavailable', text, { cause: stamp.failure, reason: 'timestamp' });
  }
  const provenAt = 'failure' in stamp ? now : stamp.at;
  const fault = findChainFault(data.certificates, anchors, provenAt);
  const path = findPath(data.certificates, anchors, provenAt);
  if (fault || !path) throw new TrustError('bad_answer', `the certificate is not trusted: ${fault ?? 'no path'}`);
  const targets: StatusTarget[] = [{ path, provenAt, isSigner: true }];
  if (!('failure' in stamp)) targets.push({ path: stamp.path, provenAt, isSigner: false });
  // Asked after the timestamp, so that the answers speak for a time at which the signature existed.
  const { data: validation } = await gatherStatus(trust, targets, { now, known });
  if ('failure' in stamp) {
    const pending = { reason: 'timestamp', message: stamp.failure.message } as const;
    return { message, level: 'B-B', pending, validation };
  }
  const stamped = data.timestampToken ? message : addSignatureTimestamp(message, stamp.token);
  return { message: stamped, level: 'B-T', validation };
}

function hasShortLife(certificate: Uint8Array, now: Date): boolean {
  return openCertificate(certificate).validToDate.getTime() - now.getTime() < SHORT_LIFE;
}

/**
 * Has SHA-256 digests of documents signed by the trust service under one authorisation, checks each answer against
 * digest, certificate and anchors, adds a signature timestamp (level B-T) and asks for the status of the certificates.
 * Without a timestamp a long-lived certificate's signature is B-B with `pending`; a short-lived one's is refused with
 * TrustError `unavailable` and the reason `timestamp`, a revoked one's with `refused` and the reason `revoked`.
 */
export async function obtainSignatures(
  trust: TrustService,
  context: SigningContext,
  digests: Uint8Array[],
  { now, resume }: ObtainOptions = { now: new Date() },
): Promise<ObtainedSignatures> {
  const credential = await trust.credential(context);
  const items = digests.map((digest) => prepareItem(digest, credential));
  const answer = await (resume ? trust.proceed(resume.state, resume.answer) : trust.authorize(context, items));
  if (answer.kind !== 'done') return { kind: 'step', step: answer };
  const [answers, anchors] = await Promise.all([trust.sign(answer.authorization, items), trust.anchors()]);
  if (answers.length !== items.length) throw new TrustError('bad_answer', 'not every document was signed');
  const checked = answers.map((given, index) => {
    const message = assembleMessage(given, items[index]!, credential);
    const known = mergeValidationData(given.kind === 'cms' ? given : {});
    return { message, data: checkMessage(message, items[index]!.documentDigest), known };
  });
  const signatures = checked.map((item) => {
    const isShortLived = !credential.chain || hasShortLife(item.data.certificates[0], now);
    return completeSignature(trust, item, { anchors, now, isShortLived });
  });
  return { kind: 'signed', signatures: await Promise.all(signatures) };
}

/** Signs and timestamps a random digest and checks the result, for readiness probes; throws TrustError when it fails. */
export async function checkTrustHealth(trust: TrustService, now = new Date()): Promise<void> {
  const context: SigningContext = { sid: 'health', signerName: 'Health check', quality: 'SES', isPlatform: true };
  const result = await obtainSignatures(trust, context, [randomBytes(32)], { now });
  if (result.kind !== 'signed') throw new TrustError('unavailable', 'the trust service asks for a person');
  const [pending] = result.signatures.map((signature) => signature.pending);
  if (pending) throw new TrustError('unavailable', pending.message);
}
