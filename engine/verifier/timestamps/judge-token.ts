import { CMS_OIDS } from '../../pki/cms.ts';
import { demandNode, DerError, equalBytes, readChildren, readTime, readWhole, TAG } from '../../pki/der.ts';
import { openHash, readHashName, type HashName } from '../../pki/verify-signature.ts';
import { EXTENSIONS } from '../certificates/certificate.ts';
import { judgeCertificate, type CertificateVerdict, type TrustContext } from '../certificates/judge-certificate.ts';
import { findDigestWeakness, findSchemeWeakness } from '../certificates/judge-algorithms.ts';
import { judgeMessage } from '../cms/judge-message.ts';
import { readMessage, UnknownAlgorithm, type Message } from '../cms/read-message.ts';
import type { Fault } from '../faults.ts';

/** A timestamp token that was read: what it states, and the message that carries it. */
export type Token = { message: Message; at: Date; hash: HashName; imprint: Uint8Array };

/** What is said of a token. `isBroken`: it does not hold by itself, whoever may be trusted. */
export type TokenVerdict = {
  at: Date;
  isBroken: boolean;
  faults: Fault[];
  certificate: CertificateVerdict | undefined;
  authority: string;
};

const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
/** digitalSignature and nonRepudiation. */
const SIGNING_BITS = [0, 1];
const CLOCK_SKEW = 5 * 60_000;

/** Reads a DER timestamp token (RFC 3161 section 2.4.2); throws DerError. */
export function readToken(der: Uint8Array): Token {
  const message = readMessage(der);
  if (message.contentType !== CMS_OIDS.timestampInfo || !message.content) throw new DerError('not a timestamp token');
  const [version, , imprintNode, , at] = readChildren(readWhole(message.content, TAG.sequence));
  if (demandNode(version, TAG.integer, 'version').content[0] !== 1) throw new DerError('another version of tokens');
  const [algorithm, imprint] = readChildren(demandNode(imprintNode, TAG.sequence, 'imprint'));
  const hash = readHashName(algorithm);
  if (!hash) throw new UnknownAlgorithm('the digest of the imprint');
  const time = readTime(at);
  if (Number.isNaN(time.getTime())) throw new DerError('the time is none');
  return { message, at: time, hash, imprint: demandNode(imprint, TAG.octetString, 'imprint').content };
}

/** The token by itself: imprint, signature, and a certificate made for timestamps and nothing else. */
function judgeToken(token: Token, imprint: Uint8Array, context: TrustContext, position: number) {
  const { message } = token;
  const { signer, hashes, scheme, faults } = judgeMessage(message, {
    digestOf: (hash) => openHash(hash).update(message.content!).digest(),
    pool: context.pool,
    position,
    mustNameCertificate: true,
  });
  if (!message.signedAttributes) {
    faults.push({ code: 'message-unreadable', subIndication: 'FORMAT_FAILURE', detail: 'no signed attributes' });
  }
  if (!equalBytes(token.imprint, imprint)) {
    faults.push({ code: 'digest-differs', subIndication: 'HASH_FAILURE', detail: 'the imprint is of something else' });
  }
  const usages = signer?.extendedKeyUsage;
  const isCritical = signer?.extensions.get(EXTENSIONS.extendedKeyUsage)?.isCritical;
  const canSign = !signer?.keyUsage || SIGNING_BITS.some((bit) => signer.keyUsage!.has(bit));
  // RFC 3161 section 2.3: critical, and the only purpose; the key usages that go with it: RFC 5280 section 4.2.1.12.
  if (signer && !(canSign && isCritical && usages?.length === 1 && usages[0] === TIME_STAMPING)) {
    faults.push({ code: 'timestamp-usage', subIndication: 'CHAIN_CONSTRAINTS_FAILURE', detail: signer.subject.text });
  }
  return { signer, hashes, scheme, faults };
}

/**
 * Judges a token at the time at which it is proved to exist (EN 319 102-1 clause 5.4): by itself, its algorithms, its
 * certificate. `imprint` is the digest, by the token's algorithm, of what it should cover. `isProved`: another timestamp
 * proves that time.
 */
export async function judgeTimestamp(
  token: Token,
  imprint: Uint8Array,
  { before: at, isProved }: { before: Date; isProved: boolean },
  context: TrustContext,
  position: number,
): Promise<TokenVerdict> {
  const { signer, hashes, scheme, faults } = judgeToken(token, imprint, context, position);
  const isBroken = faults.length > 0;
  const verdict = { at: token.at, isBroken, authority: signer?.subject.text ?? '' };
  if (!signer) return { ...verdict, faults, certificate: undefined };
  const weakness =
    [...hashes, token.hash].map((hash) => findDigestWeakness(hash, at)).find(Boolean) ??
    findSchemeWeakness(scheme, signer.key, at);
  if (weakness) {
    faults.push({ code: 'weak-algorithm', subIndication: 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE', detail: weakness });
  }
  if (token.at.getTime() > at.getTime() + CLOCK_SKEW) {
    faults.push({ code: 'timestamp-order', subIndication: 'TIMESTAMP_ORDER_FAILURE', detail: 'it is from the future' });
  }
  if (token.at < signer.notBefore || token.at > signer.notAfter) {
    const detail = 'it was made outside the validity of its certificate';
    faults.push({ code: 'timestamp-order', subIndication: 'CHAIN_CONSTRAINTS_FAILURE', detail });
  }
  // What was known when it stamped must do, unless a later answer tells of a revocation; where nothing younger proves the
  // timestamp, that is worth asking.
  const certificate = await judgeCertificate(signer, at, context, { stampedAt: token.at, asksAnew: !isProved });
  return { ...verdict, faults: [...faults, ...certificate.faults], certificate };
}
