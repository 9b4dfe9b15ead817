import { createHash, randomBytes } from 'node:crypto';

import { addSignatureTimestamp, buildSignedAttributes, buildSignedData } from './cms.ts';
import { DerError } from './der.ts';
import { findSignatureFaults, readSignedData, type SignedData } from './read-signed-data.ts';
import { verifyTimestampToken } from './timestamp-token.ts';
import {
  TrustError,
  type AuthorizationAnswer,
  type Credential,
  type SignatureAnswer,
  type SigningContext,
  type ToBeSigned,
  type TrustService,
} from './trust-service.ts';
import { findChainFault } from './verify-chain.ts';

/** One signed and timestamped CMS (DER) for each digest, or the step that the signer has to take first. */
export type ObtainedSignatures =
  { kind: 'signed'; messages: Uint8Array[] } | { kind: 'step'; step: Exclude<AuthorizationAnswer, { kind: 'done' }> };

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
    if (faults.length > 0) throw new TrustError('bad_answer', `the signature does not hold: ${faults.join('; ')}`);
    return data;
  } catch (cause) {
    if (cause instanceof DerError) throw new TrustError('bad_answer', 'the signature cannot be read', { cause });
    throw cause;
  }
}

/** Adds the timestamp, at whose proved time the signer's certificate must have been trusted. */
async function stampMessage(trust: TrustService, message: Uint8Array, data: SignedData, anchors: Uint8Array[]) {
  const imprint = createHash('sha256').update(data.signature).digest();
  const token = await trust.timestamp(imprint);
  const { at } = verifyTimestampToken(token, { imprint, anchors });
  const fault = findChainFault(data.certificates, anchors, at);
  if (fault) throw new TrustError('bad_answer', `the certificate is not trusted: ${fault}`);
  return addSignatureTimestamp(message, token);
}

/**
 * Has SHA-256 digests of documents signed by the trust service under one authorisation, checks each answer against
 * digest, certificate and anchors, and adds a signature timestamp (level B-T). Throws TrustError; nothing is partly done.
 */
export async function obtainSignatures(
  trust: TrustService,
  context: SigningContext,
  digests: Uint8Array[],
): Promise<ObtainedSignatures> {
  const credential = await trust.credential(context);
  const items = digests.map((digest) => prepareItem(digest, credential));
  const answer = await trust.authorize(context, items);
  if (answer.kind !== 'done') return { kind: 'step', step: answer };
  const [signatures, anchors] = await Promise.all([trust.sign(answer.authorization, items), trust.anchors()]);
  if (signatures.length !== items.length) throw new TrustError('bad_answer', 'not every document was signed');
  const messages = signatures.map((signature, index) => {
    const item = items[index]!;
    const message = assembleMessage(signature, item, credential);
    return stampMessage(trust, message, checkMessage(message, item.documentDigest), anchors);
  });
  return { kind: 'signed', messages: await Promise.all(messages) };
}

/** Signs and timestamps a random digest and checks the result, for readiness probes; throws TrustError when it fails. */
export async function checkTrustHealth(trust: TrustService): Promise<void> {
  const context: SigningContext = { sid: 'health', signerName: 'Health check', quality: 'SES' };
  const result = await obtainSignatures(trust, context, [randomBytes(32)]);
  if (result.kind !== 'signed') throw new TrustError('unavailable', 'the trust service asks for a person');
}
