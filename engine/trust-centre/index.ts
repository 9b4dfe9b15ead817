/** The embedded authority: founding it, opening it, its office and its health. */
export { holdSameKey, openCentreFiles, rewrapKey, type CentreShelf } from './centre-files.ts';
export { openCentreFolder } from './centre-folder.ts';
export {
  openCertificateRegister,
  type CertificateRegister,
  type FileRegister,
  type RegisteredCertificate,
} from './certificate-register.ts';
export { createTrustCentre } from './create-trust-centre.ts';
export { judgeCertificates, judgeClock, judgeKeys, makeCentreChecks } from './health.ts';
export { decryptBytes, deriveEnvelopeKey, encryptBytes, makeEnvelopeParameters } from './key-envelope.ts';
export { buildOcspRequest } from './ocsp-responder.ts';
export { renewAuthority, revokeByRoot, type RootOffice } from './root.ts';
export { runTrustCommand, UsageError } from './run-trust-command.ts';
export type { CentrePlace, CentreStore } from './centre-store.ts';
export { openTrustCentre, type TrustCentre } from './trust-centre.ts';
export { TrustCentreError } from './trust-centre-error.ts';
