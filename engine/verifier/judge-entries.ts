import type { HashName } from '../pki/verify-signature.ts';
import { DerError } from '../pki/der.ts';
import type { TrustContext } from './certificates/judge-certificate.ts';
import type { Fault } from './faults.ts';
import type { ProvedTimestamp } from './judge-level.ts';
import type { JudgeQuality } from './judge-quality.ts';
import { CLOCK_TOLERANCE, judgeSignature, type TimeBounds } from './judge-signature.ts';
import type { BrokenEntry, Entry, SignatureEntry, TimestampEntry } from './read-entry.ts';
import { reportBroken, reportSignature, reportTimestamp } from './report-entry.ts';
import type { Change, SignatureReport, TimestampReport } from './report.ts';
import { judgeTimestamp, type TokenVerdict } from './timestamps/judge-token.ts';

type Input = {
  entries: Entry[];
  digestOf: (entry: Entry, hash: HashName) => Uint8Array;
  /** What has changed since a signature. */
  changesOf: (entry: SignatureEntry) => Change[];
  context: TrustContext;
  now: Date;
  /** Of the file. */
  size: number;
  judgeQuality?: JudgeQuality;
};

type JudgedTimestamp = { entry: TimestampEntry; verdict: TokenVerdict };

const isProving = ({ verdict }: JudgedTimestamp) =>
  verdict.faults.length === 0 && verdict.certificate?.anchor !== undefined;

/** The time by which bytes up to a position are proved: the earliest timestamp over them that holds, else now. */
function findProof(position: number, timestamps: JudgedTimestamp[], now: Date): { before: Date; isProved: boolean } {
  const times = timestamps
    .filter((candidate) => isProving(candidate) && candidate.entry.range.gapStart >= position)
    .map(({ verdict }) => verdict.at);
  const [first, ...rest] = times;
  if (!first) return { before: now, isProved: false };
  return { before: rest.reduce((best, at) => (at < best ? at : best), first), isProved: true };
}

async function judgeOne(
  entry: TimestampEntry,
  proof: { before: Date; isProved: boolean },
  input: Input,
): Promise<TokenVerdict> {
  const { token, range } = entry;
  try {
    const imprint = input.digestOf(entry, token.hash);
    const verdict = await judgeTimestamp(token, imprint, proof, input.context, range.gapEnd);
    if (proof.isProved && verdict.at.getTime() > proof.before.getTime() + CLOCK_TOLERANCE) {
      verdict.faults.push({ code: 'timestamp-order', subIndication: 'TIMESTAMP_ORDER_FAILURE' });
    }
    return verdict;
  } catch (error) {
    if (!(error instanceof DerError) && !(error instanceof RangeError)) throw error;
    const faults: Fault[] = [{ code: 'message-unreadable', subIndication: 'FORMAT_FAILURE', detail: error.message }];
    return { at: token.at, isBroken: true, faults, certificate: undefined, authority: '' };
  }
}

/** The newest first: each one that holds proves the older ones, whatever has expired since (EN 319 102-1 clause 5.6.3). */
async function judgeTimestamps(entries: TimestampEntry[], input: Input): Promise<JudgedTimestamp[]> {
  const judged: JudgedTimestamp[] = [];
  for (const entry of entries.toSorted((a, b) => b.range.end - a.range.end)) {
    const verdict = await judgeOne(entry, findProof(entry.range.end, judged, input.now), input);
    judged.push({ entry, verdict });
  }
  return judged.toReversed();
}

const laterOf = (a: Date | undefined, b: Date) => (a && a > b ? a : b);

/** Judges all entries of a file: timestamps from the newest back, then signatures from the oldest on. */
export async function judgeEntries(
  input: Input,
): Promise<{ signatures: SignatureReport[]; timestamps: TimestampReport[] }> {
  const { entries, now } = input;
  const broken = entries.filter((entry): entry is BrokenEntry => entry.kind === 'broken');
  const stamps = await judgeTimestamps(
    entries.filter((entry): entry is TimestampEntry => entry.kind === 'timestamp'),
    input,
  );
  const proving = stamps.filter(isProving);
  const signed = entries
    .filter((entry): entry is SignatureEntry => entry.kind === 'signature')
    .toSorted((a, b) => a.range.end - b.range.end);
  const signatures: SignatureReport[] = [];
  let signedAfter: Date | undefined;
  for (const entry of signed) {
    const earlier = proving
      .filter((stamp) => stamp.entry.range.end <= entry.range.gapStart)
      .map(({ verdict }) => verdict.at);
    const after = earlier.reduce(laterOf, signedAfter);
    const bounds: TimeBounds = { ...findProof(entry.range.end, stamps, now), after };
    const verdict = await judgeSignature(entry, (hash) => input.digestOf(entry, hash), bounds, input.context);
    for (const { at, faults } of verdict.timestamps) if (faults.length === 0) signedAfter = laterOf(signedAfter, at);
    const later = proving
      .filter((stamp) => stamp.entry.range.gapStart >= entry.range.end)
      .map(({ entry: stamp, verdict: { at, certificate } }): ProvedTimestamp => ({
        at,
        coveredTo: stamp.range.gapStart,
        certificate: certificate!,
      }));
    signatures.push(reportSignature(entry, verdict, later, input));
  }
  return {
    signatures: [
      ...signatures,
      ...broken.filter(({ isTimestamp }) => !isTimestamp).map((entry) => reportBroken(entry, input.size)),
    ],
    timestamps: [
      ...stamps.map(({ entry, verdict }) => reportTimestamp(entry, verdict, input.size)),
      ...broken.filter(({ isTimestamp }) => isTimestamp).map((entry) => reportBrokenTimestamp(entry, input.size)),
    ],
  };
}

function reportBrokenTimestamp(entry: BrokenEntry, size: number): TimestampReport {
  const { fieldName, indication, subIndication, revision, findings } = reportBroken(entry, size);
  return { fieldName, indication, subIndication, at: null, authority: '', anchor: null, revision, findings };
}
