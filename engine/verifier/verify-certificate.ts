import { DerError } from '../pki/der.ts';
import { CertificatePool } from './certificates/certificate-pool.ts';
import { summariseCertificate } from './certificates/certificate.ts';
import { judgeCertificate } from './certificates/judge-certificate.ts';
import { concludeFaults, toFindings } from './faults.ts';
import { judgeOwnQuality } from './judge-quality.ts';
import type { SignatureReport } from './report.ts';
import { StatusMaterial } from './revocation/status-material.ts';
import type { VerifyOptions } from './verify-document.ts';

export type CertificateReport = Pick<
  SignatureReport,
  'indication' | 'subIndication' | 'quality' | 'legislation' | 'findings'
> & { certificate: NonNullable<SignatureReport['certificate']> };

/**
 * Judges a certificate by itself at a time: whether a path leads from it to an anchor, what its status is, and what may be signed with it.
 * `others` help to build the path. Throws DerError for bytes that are no certificate.
 */
export async function verifyCertificate(
  der: Uint8Array,
  others: readonly Uint8Array[],
  { anchors, at, fetchStatus, judgeQuality }: VerifyOptions,
): Promise<CertificateReport> {
  const pool = new CertificatePool(anchors);
  const certificate = pool.add(der, Infinity);
  if (!certificate) throw new DerError('not an X.509 certificate');
  for (const other of others) pool.add(other, Infinity);
  const status = { material: new StatusMaterial(), now: at, fetchStatus, asked: new Set<string>() };
  const { path, anchor, faults, findings } = await judgeCertificate(
    certificate,
    at,
    { pool, status },
    { asksAnew: true },
  );
  const chain = path.map((one) => one.der);
  const isGood = faults.length === 0;
  const listed = anchor && isGood ? judgeQuality?.({ chain, anchor, at }) : undefined;
  return {
    ...concludeFaults(faults),
    ...(listed ?? (isGood ? judgeOwnQuality(certificate, anchor) : { quality: 'UNDEFINED', legislation: 'UNDEFINED' })),
    certificate: summariseCertificate(certificate),
    findings: [...toFindings(faults), ...findings],
  };
}
