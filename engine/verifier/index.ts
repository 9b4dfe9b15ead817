/** Judging any signed PDF. */
export { describeChange } from './describe-change.ts';
export { FINDINGS } from './findings.ts';
export type { Change, DocumentReport, SignatureReport, TrustAnchor } from './report.ts';
export { verifyCertificate, type CertificateReport } from './verify-certificate.ts';
export { verifyDocument } from './verify-document.ts';
