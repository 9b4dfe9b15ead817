/** Ground of the engine: certificates, status, and the one error of everything about trust. */
export { issueCertificate, readSerialNumber } from './issue-certificate.ts';
export { remember } from './remember.ts';
export { shareInFlight } from './share-in-flight.ts';
export { TrustError, type MeansChange, type TrustReason } from './trust-error.ts';
export type { ValidationData } from './validation-data.ts';
