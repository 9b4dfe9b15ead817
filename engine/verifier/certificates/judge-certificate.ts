import type { Fault } from '../faults.ts';
import type { Finding, TrustAnchor } from '../report.ts';
import { makeFinding } from '../findings.ts';
import { judgeStatus, type StatusContext, type StatusResult } from '../revocation/judge-status.ts';
import { buildPath } from './build-path.ts';
import type { Certificate } from './certificate.ts';
import type { CertificatePool } from './certificate-pool.ts';

/** Everything that certificates are judged with. */
export type TrustContext = { pool: CertificatePool; status: StatusContext };

/** What is said of a certificate at a time. */
export type CertificateVerdict = {
  path: Certificate[];
  anchor: TrustAnchor | undefined;
  /** Of each certificate but the anchor, the end certificate's first; empty when no path was found. */
  statuses: StatusResult[];
  faults: Fault[];
  findings: Finding[];
};

const TRY_LATER = { missing: 'status-missing', stale: 'status-stale', unknown: 'status-unknown' } as const;

/** What RFC 3161 section 4 lets the timestamps from before a revocation survive: unspecified, affiliation changed, superseded, cessation of operation. */
const HARMLESS_REASONS = new Set([0, 3, 4, 5]);

/** When the revocation harms nothing: it came after the proved time, or after a timestamp whose key stayed safe. */
function isLater({ revokedAt, reason }: StatusResult, at: Date, stampedAt: Date | undefined): boolean {
  if (!revokedAt) return false;
  if (revokedAt > at) return true;
  return stampedAt !== undefined && revokedAt > stampedAt && reason !== undefined && HARMLESS_REASONS.has(reason);
}

type Moments = {
  /** When the signature is proved not to have existed yet; only that makes a revocation or expiry final. */
  after?: Date | undefined;
  /** What a timestamp says of itself, where the certificate is its authority's. */
  stampedAt?: Date | undefined;
};

function judgeRevocation(
  status: StatusResult,
  certificate: Certificate,
  isEnd: boolean,
  at: Date,
  { after, stampedAt }: Moments,
) {
  const { text } = certificate.subject;
  const faults: Fault[] = [];
  const findings: Finding[] = [];
  if (status.status === 'revoked') {
    const { revokedAt } = status;
    const isHarmless = isLater(status, at, isEnd ? stampedAt : undefined);
    const detail = `${text} at ${revokedAt?.toISOString() ?? 'an unknown time'}`;
    if (isHarmless) findings.push(makeFinding('revoked-later', detail));
    else if (!isEnd) faults.push({ code: 'authority-revoked', subIndication: 'REVOKED_CA_NO_POE', detail });
    else {
      const isFinal = !!revokedAt && !!after && after >= revokedAt;
      faults.push({ code: 'certificate-revoked', subIndication: isFinal ? 'REVOKED' : 'REVOKED_NO_POE', detail });
    }
  }
  const code = TRY_LATER[status.status as keyof typeof TRY_LATER];
  if (code) faults.push({ code, subIndication: 'TRY_LATER', detail: text });
  return { faults, findings: [...findings, ...status.findings.filter((finding) => finding.severity !== 'failure')] };
}

/** Expiry is final only when the signature is proved to be younger (EN 319 102-1 clause 5.2.6.4). */
function refineFault(fault: Fault, leaf: Certificate, after: Date | undefined): Fault {
  if (fault.code !== 'certificate-expired' || !after || after <= leaf.notAfter) return fault;
  return { ...fault, subIndication: 'EXPIRED' };
}

/**
 * Judges a certificate at the time at which its signature is proved (EN 319 102-1 clauses 5.2.6 and 5.6.2.1): path,
 * validity, constraints and the status of every certificate up to the anchor. With `stampedAt` the certificate is a
 * timestamp authority's, of whose status something must be known at that time. `asksAnew`: nothing proves a time before
 * which the status does not matter any more.
 */
export async function judgeCertificate(
  leaf: Certificate,
  at: Date,
  { pool, status: context }: TrustContext,
  { after, stampedAt, asksAnew = false }: Moments & { asksAnew?: boolean } = {},
): Promise<CertificateVerdict> {
  const { path, anchor, fault } = buildPath(leaf, pool, at);
  const faults: Fault[] = fault ? [refineFault(fault, leaf, after)] : [];
  const findings: Finding[] = [];
  const statuses: StatusResult[] = [];
  if (anchor) {
    for (const [index, certificate] of path.slice(0, -1).entries()) {
      const status = await judgeStatus(certificate, path[index + 1]!, stampedAt ?? at, { ...context, asksAnew });
      const judged = judgeRevocation(status, certificate, index === 0, at, { after, stampedAt });
      statuses.push(status);
      faults.push(...judged.faults);
      findings.push(...judged.findings);
    }
  }
  return { path, anchor, statuses, faults, findings };
}
