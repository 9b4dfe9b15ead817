import { CMS_OIDS } from '../pki/cms.ts';
import { DerError, equalBytes } from '../pki/der.ts';
import { openHash, openRsaSignature, type HashName } from '../pki/verify-signature.ts';
import type { Certificate } from './certificates/certificate.ts';
import { judgeCertificate, type CertificateVerdict, type TrustContext } from './certificates/judge-certificate.ts';
import { findDigestWeakness, findSchemeWeakness } from './certificates/judge-algorithms.ts';
import { judgeUsage } from './certificates/judge-usage.ts';
import { judgeMessage, type MessageVerdict } from './cms/judge-message.ts';
import { describeUnreadable, type Fault } from './faults.ts';
import { makeFinding } from './findings.ts';
import { normaliseBer } from './cms/normalise-ber.ts';
import type { SignatureEntry } from './read-entry.ts';
import type { Finding } from './report.ts';
import { judgeTimestamp, readToken, type TokenVerdict } from './timestamps/judge-token.ts';

/** What is known of time before a signature is looked at. */
export type TimeBounds = {
  /** The signature existed by then: the earliest document timestamp over it, else the time of the judgement. */
  before: Date;
  /** It did not exist by then: the latest proved time of what it signs. */
  after: Date | undefined;
  isProved: boolean;
};

export type SignatureVerdict = {
  signer: Certificate | undefined;
  certificate: CertificateVerdict | undefined;
  /** Signature timestamps that hold and are trusted, or would be if only the authority's status were known. */
  timestamps: TokenVerdict[];
  provenAt: Date | null;
  faults: Fault[];
  findings: Finding[];
};

/** Clocks of different authorities may differ by so much, in milliseconds. */
export const CLOCK_TOLERANCE = 60_000;
/** Unsigned attributes that may stand beside a signature: CAdES (EN 319 122-1), counter-signatures, evidence records (RFC 4998), and their kin. */
const BENIGN =
  /^1\.2\.840\.113549\.1\.9\.(6|16\.2\.(14|2[1-7]|48|49|50))$|^0\.4\.0\.19122\.1\.|^0\.4\.0\.1733\.2\.|^1\.2\.840\.113583\.1\.1\./;

/** A signature without a message: RSA over SHA-1 (or another digest) of the signed bytes (ISO 32000-2 section 12.8.3.2). */
function judgeBare(
  entry: SignatureEntry & { value: { kind: 'rsa' } },
  digestOf: (hash: HashName) => Uint8Array,
  { pool }: TrustContext,
): MessageVerdict {
  const { signature, certificates } = entry.value;
  const [signer] = certificates.map((der) => pool.add(der, entry.range.end));
  const scheme = { family: 'rsa', hash: 'sha1' } as const;
  if (!signer) {
    const faults: Fault[] = [{ code: 'signer-missing', subIndication: 'NO_SIGNING_CERTIFICATE_FOUND' }];
    return { signer, hashes: ['sha1'], scheme, faults };
  }
  const opened = openRsaSignature(signer.key, signature);
  if (!opened) {
    return {
      signer,
      hashes: ['sha1'],
      scheme,
      faults: [{ code: 'signature-invalid', subIndication: 'SIG_CRYPTO_FAILURE' }],
    };
  }
  const isSame = equalBytes(opened.digest, digestOf(opened.hash));
  const faults: Fault[] = isSame ? [] : [{ code: 'digest-differs', subIndication: 'HASH_FAILURE' }];
  return { signer, hashes: [opened.hash], scheme: { family: 'rsa', hash: opened.hash }, faults };
}

/** The value against the signed bytes. */
function judgeValue(
  entry: SignatureEntry,
  digestOf: (hash: HashName) => Uint8Array,
  context: TrustContext,
): MessageVerdict {
  const { value, form, range } = entry;
  if (value.kind === 'rsa') return judgeBare({ ...entry, value }, digestOf, context);
  const { message } = value;
  const isEnclosed = form === 'adbe.pkcs7.sha1';
  const verdict = judgeMessage(message, {
    digestOf: isEnclosed
      ? (hash) =>
          openHash(hash)
            .update(message.content ?? new Uint8Array())
            .digest()
      : digestOf,
    pool: context.pool,
    position: range.gapEnd,
    mustNameCertificate: form === 'ETSI.CAdES.detached',
  });
  if (isEnclosed) {
    verdict.hashes.push('sha1');
    const isSame = !!message.content && equalBytes(message.content, digestOf('sha1'));
    if (!isSame) verdict.faults.push({ code: 'digest-differs', subIndication: 'HASH_FAILURE' });
  } else if (message.content) verdict.faults.push({ code: 'not-detached', subIndication: 'FORMAT_FAILURE' });
  return verdict;
}

/** Unknown unsigned attributes that look like a timestamp may be one whose name was written over. */
function findOddAttributes(entry: SignatureEntry): Fault[] {
  if (entry.value.kind !== 'message') return [];
  const unknown = [...entry.value.message.unsignedAttributes].filter(([oid]) => !BENIGN.test(oid));
  return unknown
    .filter(([, values]) => values.some((value) => Buffer.from(value.raw).includes(TIMESTAMP_INFO)))
    .map(([oid]) => ({ code: 'unsigned-attribute-odd', subIndication: 'SIG_CONSTRAINTS_FAILURE', detail: oid }));
}
const TIMESTAMP_INFO = Buffer.from('060b2a864886f70d0109100104', 'hex');

/** Every signature timestamp of the message, judged at the time at which the signature is proved otherwise. */
async function judgeTimestamps(entry: SignatureEntry, bounds: TimeBounds, context: TrustContext) {
  if (entry.value.kind !== 'message') return [];
  const { message } = entry.value;
  const verdicts: TokenVerdict[] = [];
  for (const value of message.unsignedAttributes.get(CMS_OIDS.signatureTimestamp) ?? []) {
    try {
      const token = readToken(normaliseBer(value.raw).der);
      const imprint = openHash(token.hash).update(message.signature).digest();
      verdicts.push(await judgeTimestamp(token, imprint, bounds, context, entry.range.gapEnd));
    } catch (error) {
      if (!(error instanceof DerError) && !(error instanceof RangeError)) throw error;
      const faults = [describeUnreadable(error)];
      verdicts.push({ at: bounds.before, isBroken: true, faults, certificate: undefined, authority: '' });
    }
  }
  return verdicts;
}

function concludeTimestamps(verdicts: TokenVerdict[], { before, after, isProved }: TimeBounds) {
  const faults: Fault[] = [];
  const findings: Finding[] = [];
  const trusted: TokenVerdict[] = [];
  const waiting: TokenVerdict[] = [];
  for (const verdict of verdicts) {
    const why = verdict.faults.map((fault) => [fault.code, fault.detail].filter(Boolean).join(': ')).join('; ');
    const isAfterLater = isProved && verdict.at.getTime() > before.getTime() + CLOCK_TOLERANCE;
    const isBeforeEarlier = after && verdict.at.getTime() < after.getTime() - CLOCK_TOLERANCE;
    if (verdict.isBroken) {
      faults.push({ code: 'timestamp-broken', subIndication: 'SIG_CONSTRAINTS_FAILURE', detail: why });
    } else if (isAfterLater || isBeforeEarlier) {
      faults.push({
        code: 'timestamp-order',
        subIndication: 'TIMESTAMP_ORDER_FAILURE',
        detail: verdict.at.toISOString(),
      });
    } else if (verdict.faults.length === 0) trusted.push(verdict);
    else {
      findings.push(makeFinding('timestamp-untrusted', why));
      if (verdict.faults.every(({ subIndication }) => subIndication === 'TRY_LATER')) waiting.push(verdict);
    }
  }
  return { faults, findings, trusted, waiting };
}

const earliest = (verdicts: TokenVerdict[], start: Date) =>
  verdicts.reduce((best, { at }) => (at < best ? at : best), start);

/** Algorithms, purpose, path and status of the signer's certificate at a time. */
async function judgeSigner(signer: Certificate, value: MessageVerdict, at: Date, context: TrustContext, after?: Date) {
  const weakness =
    value.hashes.map((hash) => findDigestWeakness(hash, at)).find(Boolean) ??
    findSchemeWeakness(value.scheme, signer.key, at);
  const weak: Fault[] = weakness
    ? [{ code: 'weak-algorithm', subIndication: 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE', detail: weakness }]
    : [];
  const usage = judgeUsage(signer);
  const certificate = await judgeCertificate(signer, at, context, { after });
  return {
    at,
    certificate,
    faults: [...weak, ...usage.faults, ...certificate.faults],
    findings: [...usage.findings, ...certificate.findings],
  };
}

/**
 * Judges one signature (EN 319 102-1 clause 5.6): its value, its timestamps, and at the earliest proved time its
 * certificate and algorithms. The bytes around it were judged before; what was changed later is judged beside.
 */
export async function judgeSignature(
  entry: SignatureEntry,
  digestOf: (hash: HashName) => Uint8Array,
  bounds: TimeBounds,
  context: TrustContext,
): Promise<SignatureVerdict> {
  let value: MessageVerdict;
  try {
    value = judgeValue(entry, digestOf, context);
  } catch (error) {
    if (!(error instanceof DerError) && !(error instanceof RangeError)) throw error;
    const faults: Fault[] = [{ code: 'message-unreadable', subIndication: 'FORMAT_FAILURE', detail: error.message }];
    return { signer: undefined, certificate: undefined, timestamps: [], provenAt: null, faults, findings: [] };
  }
  const {
    faults: timeFaults,
    findings,
    trusted,
    waiting,
  } = concludeTimestamps(await judgeTimestamps(entry, bounds, context), bounds);
  const { signer } = value;
  const faults = [...value.faults, ...findOddAttributes(entry), ...timeFaults];
  const timestamps = [...trusted, ...waiting];
  const notes = [...findings, ...trusted.flatMap(({ certificate }) => certificate?.findings ?? [])];
  const at = earliest(trusted, bounds.before);
  const provenAt = bounds.isProved || trusted.length > 0 ? at : null;
  if (!signer) return { signer, certificate: undefined, timestamps, provenAt, faults, findings: notes };

  let judged = await judgeSigner(signer, value, at, context, bounds.after);
  const [first] = waiting;
  if (judged.faults.length > 0 && first && trusted.length === 0) {
    // Perhaps all would be well if only the authority's status were known: then that is what is missing.
    const supposed = await judgeSigner(signer, value, earliest(waiting, bounds.before), context, bounds.after);
    judged = { ...supposed, faults: [...supposed.faults, ...first.faults] };
  }
  return {
    signer,
    certificate: judged.certificate,
    timestamps,
    provenAt,
    faults: [...faults, ...judged.faults],
    findings: [...notes, ...judged.findings],
  };
}
