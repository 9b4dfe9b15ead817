/** The embedded authority: founding it, opening it, its office and its health. */
export { openCentreFolder } from './centre-folder.ts';
export { openCertificateRegister } from './certificate-register.ts';
export { createTrustCentre } from './create-trust-centre.ts';
export { judgeCertificates, judgeClock, judgeKeys, makeCentreChecks } from './health.ts';
export { deriveEnvelopeKey } from './key-envelope.ts';
export { buildOcspRequest } from './ocsp-responder.ts';
export { renewAuthority, revokeByRoot, type RootOffice } from './root.ts';
export { runTrustCommand, UsageError } from './run-trust-command.ts';
export { openTrustCentre, type TrustCentre } from './trust-centre.ts';
export { TrustCentreError } from './trust-centre-error.ts';
