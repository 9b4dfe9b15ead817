import { summariseCertificate, type Certificate } from './certificates/certificate.ts';
import type { CertificateVerdict, TrustContext } from './certificates/judge-certificate.ts';
import { findAttribute } from './certificates/name.ts';
import { concludeFaults, toFindings, uniteFindings, type Fault } from './faults.ts';
import { makeFinding } from './findings.ts';
import { findBaselineFault, judgeLevel, type ProvedTimestamp } from './judge-level.ts';
import { judgeKind, judgeOwnQuality, type JudgeQuality } from './judge-quality.ts';
import type { SignatureVerdict } from './judge-signature.ts';
import { CMS_OIDS } from '../pki/cms.ts';
import {
  readEntryDate,
  readEntryText,
  type BrokenEntry,
  type Entry,
  type SignatureEntry,
  type TimestampEntry,
} from './read-entry.ts';
import type { Change, SignatureReport, TimestampReport, TrustAnchor } from './report.ts';
import { readSigningTime } from './cms/read-signing-time.ts';
import type { TokenVerdict } from './timestamps/judge-token.ts';

type Input = {
  changesOf: (entry: SignatureEntry) => Change[];
  context: TrustContext;
  now: Date;
  size: number;
  judgeQuality?: JudgeQuality;
};

const describeAnchor = (anchor: TrustAnchor | undefined) =>
  anchor ? { name: anchor.name, source: anchor.source } : null;

function describeRevision({ candidate }: Entry, size: number): SignatureReport['revision'] {
  const end = candidate.range?.end ?? 0;
  return { index: candidate.revision, size: end, isWholeFile: end === size };
}

function describeRevocation(certificate: CertificateVerdict | undefined): SignatureReport['revocation'] {
  const [own] = certificate?.statuses ?? [];
  const status = own?.status === 'good' || own?.status === 'revoked' ? own.status : 'unknown';
  return { source: own?.source ?? 'none', status, at: own?.at?.toISOString() ?? null };
}

const nameSigner = (signer: Certificate | undefined, fallback: string | null) =>
  (signer && findAttribute(signer.subject, 'CN', 'pseudonym', 'O')) ?? fallback ?? '';

function readClaim(entry: SignatureEntry): string | null {
  const inMessage =
    entry.value.kind === 'message' ? readSigningTime(entry.value.message.attributes.get(CMS_OIDS.signingTime)) : null;
  return (inMessage ?? readEntryDate(entry.candidate.dict, 'M'))?.toISOString() ?? null;
}

/**
 * Changes that the signature does not allow. Its own bytes still match, so this is no HASH_FAILURE: the file breaks the
 * rules of its format for what may follow a signature (ISO 32000-2 section 12.8.2), hence FORMAT_FAILURE.
 */
function findForbidden(changes: Change[]): Fault[] {
  const forbidden = changes.filter(({ isAllowed }) => !isAllowed);
  if (forbidden.length === 0) return [];
  const detail = [...new Set(forbidden.map(({ kind }) => kind))].join(', ');
  const isUnknown = forbidden.every(({ kind }) => kind === 'unreadable');
  return [{ code: isUnknown ? 'changes-unknown' : 'not-allowed-change', subIndication: 'FORMAT_FAILURE', detail }];
}

/** The report on a signature that was judged, with what has changed since. */
export function reportSignature(
  entry: SignatureEntry,
  verdict: SignatureVerdict,
  later: ProvedTimestamp[],
  { changesOf, context, now, size, judgeQuality }: Input,
): SignatureReport {
  const { candidate } = entry;
  const { signer, certificate } = verdict;
  const changesSince = changesOf(entry);
  const faults = [...verdict.faults, ...findForbidden(changesSince)];
  const anchor = certificate?.anchor;
  const chain = certificate?.path ?? [];
  const conclusion = concludeFaults(faults);
  // Of a signature that has failed no list says anything; one that is only uncertain keeps what its certificate is.
  const listed =
    anchor && conclusion.indication !== 'TOTAL_FAILED'
      ? judgeQuality?.({ chain: chain.map(({ der }) => der), anchor, at: verdict.provenAt ?? now })
      : undefined;
  const baseline = findBaselineFault(entry);
  const notes = [...verdict.findings, ...(baseline ? [makeFinding('not-baseline', baseline)] : [])];
  return {
    fieldName: candidate.fieldName,
    ...conclusion,
    level: judgeLevel(entry, verdict, later, context.pool),
    signer: nameSigner(signer, readEntryText(candidate.dict, 'Name')),
    kind: signer ? judgeKind(signer) : 'signature',
    ...(listed ?? (signer ? judgeOwnQuality(signer, anchor) : { quality: 'UNDEFINED', legislation: 'UNDEFINED' })),
    claimedAt: readClaim(entry),
    provenAt: verdict.provenAt?.toISOString() ?? null,
    reason: readEntryText(candidate.dict, 'Reason'),
    location: readEntryText(candidate.dict, 'Location'),
    certificate: signer ? summariseCertificate(signer) : null,
    chain: chain.map(summariseCertificate),
    anchor: describeAnchor(anchor),
    revocation: describeRevocation(certificate),
    revision: describeRevision(entry, size),
    changesSince,
    findings: uniteFindings([...toFindings(faults), ...notes]),
  };
}

/** The report on one that cannot even be read. */
export function reportBroken(entry: BrokenEntry, size: number): SignatureReport {
  const { candidate, fault } = entry;
  return {
    fieldName: candidate.fieldName,
    ...concludeFaults([fault]),
    level: null,
    signer: readEntryText(candidate.dict, 'Name') ?? '',
    kind: 'signature',
    quality: 'UNDEFINED',
    legislation: 'UNDEFINED',
    claimedAt: readEntryDate(candidate.dict, 'M')?.toISOString() ?? null,
    provenAt: null,
    reason: readEntryText(candidate.dict, 'Reason'),
    location: readEntryText(candidate.dict, 'Location'),
    certificate: null,
    chain: [],
    anchor: null,
    revocation: { source: 'none', status: 'unknown', at: null },
    revision: describeRevision(entry, size),
    changesSince: [],
    findings: candidate.findings.length > 0 ? candidate.findings : toFindings([fault]),
  };
}

/** The report on a document timestamp that was judged. */
export function reportTimestamp(entry: TimestampEntry, verdict: TokenVerdict, size: number): TimestampReport {
  return {
    fieldName: entry.candidate.fieldName,
    ...concludeFaults(verdict.faults),
    at: verdict.at.toISOString(),
    authority: verdict.authority,
    anchor: describeAnchor(verdict.certificate?.anchor),
    revision: describeRevision(entry, size),
    findings: uniteFindings([...toFindings(verdict.faults), ...(verdict.certificate?.findings ?? [])]),
  };
}
