import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import type { StepUpMethod } from '@sigillum/api-contracts/signing/schemas.ts';

/** A way to prove who signs: a code that we send, or a second factor of the account in its place. */
export type ProofWay = 'code' | StepUpMethod;

/** What a person gives as the proof. */
export type GivenProof =
  | { way: 'code'; code: string }
  | { way: 'totp'; code: string }
  /** The browser asks for the passkey. */
  | { way: 'passkey' }
  /** The phone asks. */
  | { way: 'mobile_id' };
/** What is judged at once; Mobile ID is answered on the phone. */
export type GivenFactor = Exclude<GivenProof, { way: 'code' | 'mobile_id' }>;

/** The qualities for which everybody proves who signs, people with an account too; the API has the last word. */
export const isProofAsked = (quality: Quality): boolean => quality === 'AES' || quality === 'PART11';

/** The qualities for which the trust service itself asks the person. */
export const isAskedByService = (quality: Quality): boolean => quality === 'QES' || quality === 'AES_MINIMAL';
