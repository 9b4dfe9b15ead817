import { EXTENSIONS, readCertificate, type Certificate } from '../certificates/certificate.ts';
import { makeFinding } from '../findings.ts';
import type { Finding } from '../report.ts';
import type { PlacedAnswer, StatusMaterial, StatusSource } from './status-material.ts';

/** Asks the network for the status of a certificate; DER. */
export type FetchStatus = (
  certificate: Uint8Array,
  issuer: Uint8Array,
) => Promise<{ ocsp?: Uint8Array; crl?: Uint8Array }>;

/**
 * The status of one certificate at a time. `exempt`: none is needed or offered. `stale`: all that is known is older
 * than the time asked.
 */
export type StatusResult = {
  status: 'good' | 'revoked' | 'unknown' | 'stale' | 'missing' | 'exempt';
  source: StatusSource | 'none';
  /** When the answer was made. */
  at?: Date;
  revokedAt?: Date;
  /** CRLReason (RFC 5280, section 5.3.1) of the revocation; absent when none was given. */
  reason?: number;
  /** End of the answer's bytes in the file; Infinity when the file does not hold it. */
  position: number;
  findings: Finding[];
};

export type StatusContext = {
  material: StatusMaterial;
  /** The time of the judgement; nothing may claim to be younger. */
  now: Date;
  fetchStatus?: FetchStatus | undefined;
  /** Certificates that the network was asked about. */
  asked: Set<string>;
};

const CLOCK_SKEW = 5 * 60_000;
/** For answers that name no end. */
const DEFAULT_LIFETIME = 24 * 3_600_000;
const OCSP_ACCESS = Buffer.from('06082b06010505073001', 'hex');

/** Whether the certificate names a place to ask (RFC 5280 sections 4.2.1.13 and 4.2.2.1). */
function isStatusOffered({ extensions }: Certificate): boolean {
  const access = extensions.get(EXTENSIONS.authorityInfoAccess);
  return (
    extensions.has(EXTENSIONS.crlDistributionPoints) || (!!access && Buffer.from(access.value).includes(OCSP_ACCESS))
  );
}

/** RFC 9608, EN 319 412-1 clause 5.2 (validity assured, short term) and RFC 6960 section 4.2.2.2.1. */
const isStatusNeedless = ({ extensions }: Certificate) =>
  extensions.has(EXTENSIONS.noRevocationAvailable) || extensions.has(EXTENSIONS.validityAssured);

/** Whether an answer says something of that time: made afterwards, or still in force then (EN 319 102-1 clause 5.2.5). */
function isFresh({ thisUpdate, nextUpdate }: PlacedAnswer, at: Date): boolean {
  if (thisUpdate >= at) return true;
  const end = nextUpdate?.getTime() ?? thisUpdate.getTime() + DEFAULT_LIFETIME;
  return end >= at.getTime();
}

/**
 * Lists forget certificates that have expired (RFC 5280 section 3.3), and so may responders: what comes later proves nothing, unless it says that it
 * remembers them (EN 319 102-1 clause 5.2.6).
 */
const isTooLate = ({ status, thisUpdate, keepsSince }: PlacedAnswer, { notAfter }: Certificate) =>
  status === 'good' && thisUpdate > notAfter && !(keepsSince && keepsSince <= notAfter);

async function isResponderGood(answer: PlacedAnswer, issuer: Certificate, context: StatusContext) {
  if (!answer.mustCheckResponder) return { isRevoked: false, findings: [] };
  const responder = readCertificate(answer.responder);
  const answers = context.material.findAnswers(responder, issuer).filter((other) => !other.mustCheckResponder);
  const revoked = answers.find((other) => other.status === 'revoked');
  const isRevoked = !!revoked?.revokedAt && revoked.revokedAt <= answer.producedAt;
  return {
    isRevoked,
    findings: answers.length > 0 ? [] : [makeFinding('responder-unchecked', responder.subject.text)],
  };
}

async function chooseAnswer(certificate: Certificate, issuer: Certificate, at: Date, context: StatusContext) {
  const latest = new Date(context.now.getTime() + CLOCK_SKEW);
  const answers = context.material
    .findAnswers(certificate, issuer)
    .filter((answer) => answer.thisUpdate <= latest && !isTooLate(answer, certificate));
  let isStale = false;
  const unknown = answers.some((answer) => answer.status === 'unknown');
  for (const answer of answers.filter((candidate) => candidate.status !== 'unknown')) {
    const { isRevoked, findings } = await isResponderGood(answer, issuer, context);
    if (isRevoked) continue;
    if (answer.status === 'good' && !isFresh(answer, at)) {
      isStale = true;
      continue;
    }
    return { answer, findings };
  }
  return { answer: undefined, isStale, unknown, findings: [] };
}

/** Prefers what the file holds over the network among answers of equal worth, so that the level is not undersold. */
function preferEmbedded(chosen: PlacedAnswer, all: PlacedAnswer[], at: Date): PlacedAnswer {
  if (chosen.status !== 'good' || chosen.position !== Infinity) return chosen;
  return all.find((other) => other.status === 'good' && other.position !== Infinity && isFresh(other, at)) ?? chosen;
}

/**
 * Judges the status of a certificate at a time: from the file first, from the network where the file does not tell.
 * `asksAnew`: the network is asked all the same, for what has happened since may matter.
 */
export async function judgeStatus(
  certificate: Certificate,
  issuer: Certificate,
  at: Date,
  context: StatusContext & { asksAnew?: boolean },
): Promise<StatusResult> {
  const none = { source: 'none' as const, position: Infinity };
  if (isStatusNeedless(certificate)) return { ...none, status: 'exempt', findings: [] };
  let choice = await chooseAnswer(certificate, issuer, at, context);
  if ((!choice.answer || context.asksAnew) && context.fetchStatus && !context.asked.has(certificate.id)) {
    context.asked.add(certificate.id);
    const fetched = await context
      .fetchStatus(certificate.der, issuer.der)
      .catch(() => ({ ocsp: undefined, crl: undefined }));
    if (fetched.ocsp) context.material.addOcsp(fetched.ocsp, 'network', Infinity);
    if (fetched.crl) context.material.addCrl(fetched.crl, 'network', Infinity);
    choice = await chooseAnswer(certificate, issuer, at, context);
  }
  if (!choice.answer) {
    const { text } = certificate.subject;
    if (choice.unknown) return { ...none, status: 'unknown', findings: [makeFinding('status-unknown', text)] };
    if (choice.isStale) return { ...none, status: 'stale', findings: [makeFinding('status-stale', text)] };
    if (isStatusOffered(certificate))
      return { ...none, status: 'missing', findings: [makeFinding('status-missing', text)] };
    return { ...none, status: 'exempt', findings: [makeFinding('status-not-offered', text)] };
  }
  const answer = preferEmbedded(choice.answer, context.material.findAnswers(certificate, issuer), at);
  const isAfterExpiry = answer.status === 'good' && answer.thisUpdate > certificate.notAfter;
  return {
    status: answer.status,
    source: answer.from,
    at: answer.producedAt,
    ...(answer.revokedAt && { revokedAt: answer.revokedAt }),
    ...(answer.reason !== undefined && { reason: answer.reason }),
    position: answer.position,
    findings: [
      ...choice.findings,
      ...(isAfterExpiry ? [makeFinding('status-after-expiry', certificate.subject.text)] : []),
    ],
  };
}
