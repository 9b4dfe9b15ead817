import { readCrl, readOcspResponse, RevocationFault, type RevocationAnswer } from '../pki/read-revocation.ts';
import { TrustError } from '../pki/trust-error.ts';
import type { TrustService } from './trust-service.ts';
import { identify, mergeValidationData, type ValidationData } from '../pki/validation-data.ts';
import { openCertificate } from '../pki/known-certificate.ts';

/** A path whose certificates must have been good: the subject first, the anchor last. */
export type StatusTarget = {
  path: Uint8Array[];
  /** When the subject's signature is proved to have existed; a later revocation does not harm it. */
  provenAt: Date;
  /** Signers are asked for anew after each signature; authorities' answers are re-used while they are fresh. */
  isSigner: boolean;
};

/** What was found, and of which certificates the status could not be had, in technical words. */
export type GatheredStatus = { data: ValidationData; missing: string[] };

type Evidence = { der: Uint8Array; answer: RevocationAnswer };
type Question = { certificate: Uint8Array; issuer: Uint8Array; provenAt: Date; isSigner: boolean };

const CLOCK_TOLERANCE = 5 * 60_000;
/** How old an answer may be that names no next update. */
const MAX_AGE = 24 * 3_600_000;

const MAX_KEPT = 1000;

/** Answers about authorities. They are signed, so it does not matter by which service they came. */
const kept = new Map<string, Evidence>();

function keep(key: string, evidence: Evidence): void {
  const [oldest] = kept.keys();
  if (kept.size >= MAX_KEPT && oldest) kept.delete(oldest);
  kept.set(key, evidence);
}

/** Tells whether an answer speaks for `now`: neither from the future nor past its next update. */
export function isFresh({ thisUpdate, nextUpdate }: RevocationAnswer, now: Date): boolean {
  const end = nextUpdate?.getTime() ?? thisUpdate.getTime() + MAX_AGE;
  return thisUpdate.getTime() <= now.getTime() + CLOCK_TOLERANCE && now.getTime() <= end;
}

/** The certificate was good, or was revoked only after what it signed is proved to have existed. */
export const isGoodAt = ({ status, revokedAt }: RevocationAnswer, provenAt: Date) =>
  status === 'good' || (status === 'revoked' && revokedAt !== undefined && revokedAt > provenAt);

/** Reads what there is about a certificate; `faults` says why the rest of it cannot be used. */
export function readEvidence(
  { ocsps, crls }: { ocsps: Uint8Array[]; crls: Uint8Array[] },
  question: { certificate: Uint8Array; issuer: Uint8Array; at: Date },
): { evidence: Evidence[]; faults: RevocationFault[] } {
  const evidence: Evidence[] = [];
  const faults: RevocationFault[] = [];
  const readers = [
    ...ocsps.map((der) => [der, readOcspResponse] as const),
    ...crls.map((der) => [der, readCrl] as const),
  ];
  for (const [der, read] of readers) {
    try {
      evidence.push({ der, answer: read(der, question) });
    } catch (error) {
      if (!(error instanceof RevocationFault)) throw error;
      faults.push(error);
    }
  }
  return { evidence, faults };
}

const describe = (certificate: Uint8Array) => openCertificate(certificate).subject.replaceAll('\n', ', ');

function demandGood({ answer }: Evidence, { certificate, provenAt }: Question): void {
  if (isGoodAt(answer, provenAt)) return;
  const subject = describe(certificate);
  if (answer.status === 'unknown')
    throw new TrustError('refused', `the certificate ${subject} is unknown to its issuer`, {
      reason: 'status_unknown',
    });
  throw new TrustError('refused', `the certificate ${subject} is revoked`, { reason: 'revoked' });
}

/** Asks the service; answers the evidence, or the reason why there is none. Throws TrustError when it is not good. */
async function askStatus(trust: TrustService, question: Question, now: Date): Promise<Evidence | string> {
  const subject = describe(question.certificate);
  let answered: Awaited<ReturnType<TrustService['status']>>;
  try {
    answered = await trust.status(question.certificate, question.issuer);
  } catch (error) {
    if (!(error instanceof TrustError)) throw error;
    return `no status of ${subject}: ${error.message}`;
  }
  const given = { ocsps: answered.ocsp ? [answered.ocsp] : [], crls: answered.crl ? [answered.crl] : [] };
  const { evidence, faults } = readEvidence(given, { ...question, at: now });
  const fresh = evidence.filter(({ answer }) => isFresh(answer, now));
  // The worst answer counts: an OCSP response and a list may disagree for a while.
  for (const item of fresh) demandGood(item, question);
  const [found] = fresh;
  if (found) return found;
  const reason = evidence.length > 0 ? 'the answer is stale or from the future' : faults[0]?.message;
  return `no usable status of ${subject}: ${reason ?? 'the service gave no answer'}`;
}

async function findEvidence(trust: TrustService, question: Question, known: ValidationData, now: Date) {
  const { certificate, issuer, provenAt, isSigner } = question;
  // What came along with a signature speaks for it; an older answer about the same seal does not.
  const floor = isSigner ? provenAt.getTime() - CLOCK_TOLERANCE : 0;
  const sent = readEvidence(known, { certificate, issuer, at: now }).evidence.filter(
    ({ answer }) => isFresh(answer, now) && answer.thisUpdate.getTime() >= floor,
  );
  for (const item of sent) demandGood(item, question);
  if (sent[0]) return sent[0];
  const key = `${identify(certificate)} ${identify(issuer)}`;
  const earlier = kept.get(key);
  if (earlier && !isSigner && isFresh(earlier.answer, now) && isGoodAt(earlier.answer, provenAt)) return earlier;
  const found = await askStatus(trust, question, now);
  if (typeof found !== 'string' && !isSigner) keep(key, found);
  return found;
}

/**
 * The list that outlives the answer. Readers that follow the long-term rules ask anew where a certificate says whom, and
 * believe what the file holds only when that is a list still in force (decision 052). It is no evidence by itself here.
 */
async function findLastingList(trust: TrustService, question: Question, now: Date): Promise<Uint8Array[] | string> {
  let der: Uint8Array | undefined;
  try {
    der = await trust.lastingList?.(question.certificate);
  } catch (error) {
    if (!(error instanceof TrustError)) throw error;
    return `no revocation list of ${describe(question.certificate)}: ${error.message}`;
  }
  const { evidence } = readEvidence({ ocsps: [], crls: der ? [der] : [] }, { ...question, at: now });
  const fresh = evidence.filter(({ answer }) => isFresh(answer, now));
  for (const item of fresh) demandGood(item, question);
  return fresh.map((item) => item.der);
}

/** Each certificate that needs a status once, with the earliest time that it must have been good at. */
function listQuestions(targets: StatusTarget[]): Question[] {
  const questions = new Map<string, Question>();
  for (const { path, provenAt, isSigner } of targets) {
    path.slice(0, -1).forEach((certificate, index) => {
      const key = identify(certificate);
      const earlier = questions.get(key);
      if (earlier && earlier.provenAt <= provenAt) return;
      questions.set(key, { certificate, issuer: path[index + 1]!, provenAt, isSigner: isSigner && index === 0 });
    });
  }
  return [...questions.values()];
}

/**
 * Gathers the revocation status of every certificate of the paths, anchors excepted, in parallel, and of responders that
 * are not exempt from it; each answer is checked by our own code. What cannot be had is listed, for it may be had
 * later; a certificate that is not good throws TrustError `refused` with the reason `revoked` or `status_unknown`.
 */
export async function gatherStatus(
  trust: TrustService,
  targets: StatusTarget[],
  { now, known }: { now: Date; known?: ValidationData },
): Promise<GatheredStatus> {
  const given = known ?? mergeValidationData();
  const certificates = targets.flatMap(({ path }) => path);
  const found: (Evidence | string)[] = [];
  const questions = listQuestions(targets);
  const lasting = await Promise.all(questions.map((question) => findLastingList(trust, question, now)));
  for (let open = questions, depth = 0; open.length > 0 && depth < 2; depth += 1) {
    const asked = open;
    const answers = await Promise.all(asked.map((question) => findEvidence(trust, question, given, now)));
    found.push(...answers);
    open = answers.flatMap((item, index): Question[] => {
      if (typeof item === 'string' || !item.answer.mustCheckResponder) return [];
      const { issuer } = asked[index]!;
      certificates.push(item.answer.responder);
      return [{ certificate: item.answer.responder, issuer, provenAt: item.answer.producedAt, isSigner: false }];
    });
  }
  const evidence = found.filter((item) => typeof item !== 'string');
  const pick = (source: RevocationAnswer['source']) =>
    evidence.filter(({ answer }) => answer.source === source).map(({ der }) => der);
  return {
    data: mergeValidationData({
      certificates,
      ocsps: pick('ocsp'),
      crls: [...pick('crl'), ...lasting.filter((item) => typeof item !== 'string').flat()],
    }),
    missing: [...found, ...lasting].filter((item) => typeof item === 'string'),
  };
}
