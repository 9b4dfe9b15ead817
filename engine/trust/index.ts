/** The port to whoever signs, stamps and answers for certificates, and what stands behind it. */
export { makeBrokerIdentity, type BrokerIdentity } from './on-demand/broker-identity.ts';
export { makeRegistrationAuthority } from './on-demand/registration-authority.ts';
export { BrokerRefusal } from './on-demand/broker-errors.ts';
export { composeTrust } from './compose-trust.ts';
export { makeLocalTrustService } from './local-trust-service.ts';
export { makeQualifiedTwin } from './qualified-twin.ts';
export type { ConsentAnswer, ConsentDesk } from './qualified-twin.ts';
export { checkTrustHealth } from './obtain-signatures.ts';
export type {
  AuthorizationAnswer,
  SigningContext,
  StepAnswer,
  ToBeSigned,
  TrustOffer,
  TrustQuality,
  TrustService,
} from './trust-service.ts';
