import { TrustError } from '../../pki/trust-error.ts';
import type { ToBeSigned } from '../trust-service.ts';
import { hashForSigning, type CscAlgorithm } from './csc-algorithms.ts';
import type { CscCredential } from './csc-credentials.ts';

/** Encryption with a key of this server (AES-256-GCM): what callers keep shows and allows nothing to anybody else. */
export type StateCipher = {
  encrypt(text: string, context: string): string;
  decrypt(text: string, context: string): string;
};

/** What an authorisation is about, and what it is bound to. */
export type Binding = {
  sid: string;
  lane: 'raw' | 'cms';
  credentialId?: string;
  qualifier?: string;
  algorithm: CscAlgorithm;
  signatureAlgorithm: CscCredential['algorithm'];
  /** Base64: of signed attributes on the raw lane, of the document's ByteRange on the cms lane. */
  hashes: string[];
  /** Milliseconds since 1970; nothing is asked of the service with it any more after that. */
  until: number;
};

/** A signer's step that is under way. */
export type PendingStep = { binding: Binding } & (
  | { step: 'redirect'; verifier: string; echo: string; returnUrl: string }
  | { step: 'otp'; codeId: string; passwordId?: string; silentIds: string[] }
  | { step: 'poll'; handle: string }
);

/** Consent given: `sad` from the service itself, or `token` (scope credential) from its authorisation server. */
export type Consent = { binding: Binding; sad?: string; token?: string };

const PENDING = 'csc step';
const GRANTED = 'csc consent';

function open(cipher: StateCipher, text: string, context: string): unknown {
  try {
    return JSON.parse(cipher.decrypt(text, context));
  } catch (cause) {
    throw new TrustError('refused', 'the authorisation is not one of ours', { cause });
  }
}

export const encryptStep = (cipher: StateCipher, step: PendingStep) => cipher.encrypt(JSON.stringify(step), PENDING);
export const encryptConsent = (cipher: StateCipher, consent: Consent) =>
  cipher.encrypt(JSON.stringify(consent), GRANTED);

/** Opens a step that we encrypted; throws TrustError `refused` for any other text, `expired` (timeout) when it is over. */
export function openStep(cipher: StateCipher, text: string, now: number): PendingStep {
  const step = open(cipher, text, PENDING) as PendingStep;
  if (now > step.binding.until) {
    throw new TrustError('expired', 'the signer did not finish in time', { reason: 'timeout' });
  }
  return step;
}

/** Opens a consent for exactly these items; throws TrustError `refused` or `expired`. */
export function openConsent(cipher: StateCipher, text: string, items: ToBeSigned[], now: number): Consent {
  const consent = open(cipher, text, GRANTED) as Consent;
  if (now > consent.binding.until) throw new TrustError('expired', 'the authorisation has expired');
  const { lane, signatureAlgorithm, hashes } = consent.binding;
  if (hashItems(items, lane, signatureAlgorithm).join() !== hashes.join()) {
    throw new TrustError('refused', 'other documents were authorised');
  }
  return consent;
}

/** What the service signs for each item, Base64. */
export function hashItems(items: ToBeSigned[], lane: Binding['lane'], algorithm: CscCredential['algorithm']): string[] {
  return items.map(({ documentDigest, signedAttributes }) => {
    if (lane === 'cms') return Buffer.from(documentDigest).toString('base64');
    if (!signedAttributes) throw new TrustError('refused', 'there is nothing to sign for one of the documents');
    return Buffer.from(hashForSigning(algorithm, signedAttributes)).toString('base64');
  });
}
