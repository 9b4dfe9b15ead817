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

/** `after`: when the signature is proved not to have existed yet; only that makes a revocation or expiry final. */
function judgeRevocation(status: StatusResult, certificate: Certificate, isEnd: boolean, at: Date, after?: Date) {
  const { text } = certificate.subject;
  const faults: Fault[] = [];
  const findings: Finding[] = [];
  if (status.status === 'revoked') {
    const { revokedAt } = status;
    const detail = `${text} at ${revokedAt?.toISOString() ?? 'an unknown time'}`;
    if (revokedAt && revokedAt > at) findings.push(makeFinding('revoked-later', detail));
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
 * validity, constraints and the status of every certificate up to the anchor. `after`: when the signature did not exist
 * yet. `freshAt`: the time of which the status must tell something, where that is not the time of the judgement.
 */
export async function judgeCertificate(
  leaf: Certificate,
  at: Date,
  { pool, status: context }: TrustContext,
  { after, freshAt = at }: { after?: Date | undefined; freshAt?: Date } = {},
): Promise<CertificateVerdict> {
  const { path, anchor, fault } = buildPath(leaf, pool, at);
  const faults: Fault[] = fault ? [refineFault(fault, leaf, after)] : [];
  const findings: Finding[] = [];
  const statuses: StatusResult[] = [];
  if (anchor) {
    for (const [index, certificate] of path.slice(0, -1).entries()) {
      const status = await judgeStatus(certificate, path[index + 1]!, freshAt, context);
      const judged = judgeRevocation(status, certificate, index === 0, at, after);
      statuses.push(status);
      faults.push(...judged.faults);
      findings.push(...judged.findings);
    }
  }
  return { path, anchor, statuses, faults, findings };
}
