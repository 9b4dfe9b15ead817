import * as z from 'zod';
import { Id, Language, Quality } from '../schemas.ts';
import { DocumentSignatureInput } from '../signature-requests/inputs.ts';
import { LevelReason, LongTerm, SignatureLevel } from '../signature-requests/schemas.ts';
import { line } from '../text.ts';
import { VisualSignatureData } from '../visual-signatures/schemas.ts';
import { PasskeyProof } from '../two-step/schemas.ts';

/** One request to sign, with the names of specification, section 3. */
export const SigningPayload = z.strictObject({
  signatureRequestId: Id,
  /** Regulated records (PART11): the name and the reason that the signature shows; there both are needed. */
  signingName: line(200).min(1).optional(),
  signingReason: line(500).min(1).optional(),
  /** Which of the account's visual signatures is shown where the owner placed a signature; left out, the default one. */
  visualSignatureId: Id.optional(),
  /** What this signature alone shows in place of what is saved; visitors have nothing saved. */
  visualSignatureData: VisualSignatureData.optional(),
  /**
   * The documents that the signer was shown, by id. Where the request holds others by now, nothing is signed
   * (error.sign.documents_changed); left out, whatever the request holds is signed.
   */
  shownDocuments: z.array(Id).max(50).optional(),
  /**
   * Where the signer wants the own visible mark, for documents in which the owner placed none. Only the first to sign may: the first
   * signature certifies the file, which then takes no new marks (DocMDP P=2); a later signer's wish is refused as not valid.
   */
  documentSignatures: z.array(DocumentSignatureInput).max(50).optional(),
});
export type SigningPayload = z.infer<typeof SigningPayload>;

export const SignCall = z.strictObject({
  /** Signed one after another; each has an outcome of its own. */
  signatureRequests: z.array(SigningPayload).min(1).max(50),
  /** Of the code's message. Left out: the signer's own, which is en unless somebody chose another (specification, section 9). */
  language: Language.optional(),
  /** Six digits from the e-mail or SMS, where the signer must prove the address or number. */
  tan: z
    .string()
    .regex(/^\d{6}$/)
    .optional(),
  /**
   * Seals as an organisation instead of signing as a person: takes the caller's own turn with the certificate and the image of a seal of
   * the caller's business, of which the caller is a member (GET /v1/user/signature-qualities, `seal.aes`). No code is asked for. The
   * quality is AES; QES, DEMO and PART11 want a person.
   */
  sealAccountName: z.string().max(100).optional(),
});

/** A document as signed now. */
export const SignedDocument = z.object({
  documentId: Id,
  versionId: Id,
  /** SHA-256 of the whole file, hexadecimal. */
  sha256: z.string(),
  /** PAdES level of the signature that was reached in this document, and verified. */
  level: SignatureLevel,
});

/**
 * What the signer does at the trust service before it signs; kept for 15 minutes. `redirect`: the browser goes to `url`, comes back to
 * /mab/redirect, and its query parameters go to mab/redirect-sign. `otp`: a code that was sent, where `needs_code`, and a password, where
 * `needs_password`, go to swisscom/proceed; where only the password is asked for, the code comes after it. `resend` says how often another
 * code can be asked for, first after so many milliseconds; null where the service takes no such wish. `poll`: the person confirms on the phone; swisscom/proceed without a code asks again
 * after `retry_after` milliseconds.
 */
export const SigningStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({
    kind: z.literal('otp'),
    challenge: z.string(),
    needs_password: z.boolean(),
    needs_code: z.boolean(),
    resend: z.object({ left: z.number().int(), after: z.number().int() }).nullable(),
  }),
  z.object({ kind: z.literal('poll'), retry_after: z.number().int() }),
]);
export type SigningStep = z.infer<typeof SigningStep>;

export const SignOutcome = z.object({
  signatureRequestId: Id,
  sid: Id.nullable(),
  /** STEP: nothing is signed before the signer has taken `step` at the trust service. */
  status: z.enum(['SIGNED', 'STEP', 'REFUSED']),
  step: SigningStep.nullable(),
  quality: Quality.nullable(),
  documents: z.array(SignedDocument),
  /** The level asked for; `level_reason` says why a document has not reached it yet. Null when nothing was signed. */
  level_asked: SignatureLevel.nullable(),
  level_reason: LevelReason.nullable(),
  /** `pending`: this was the last signature; it is accepted, and the request is SIGNED as soon as the long-term data are there. */
  long_term: LongTerm.nullable(),
  /** Why it was refused. */
  key: z.string().nullable(),
  message: z.string().nullable(),
});
export type SignOutcome = z.infer<typeof SignOutcome>;

export const SignAnswer = z.object({ results: z.array(SignOutcome) });
export type SignAnswer = z.infer<typeof SignAnswer>;

/**
 * What came of a redirect. `signingStatus` is the specification's: SIGNED, OPEN while a further step waits, ERROR otherwise; an answer without
 * one is an ERROR (specification, section 4).
 */
export const RedirectAnswer = SignAnswer.extend({ signingStatus: z.enum(['SIGNED', 'OPEN', 'ERROR']).optional() });
export type RedirectAnswer = z.infer<typeof RedirectAnswer>;

/** Our choice: an object where the specification names only `pwdotp`. Left out, the trust service is asked again (poll). */
export const ProceedCall = z.strictObject({
  pwdotp: z
    .strictObject({
      /** Where the step says needs_password. */
      password: z.string().min(1).max(200).optional(),
      /** The code as it was sent, where the step says needs_code. */
      otp: z.string().min(1).max(20).optional(),
      /** Another code is wanted, and nothing else. */
      resend: z.literal(true).optional(),
    })
    .refine(({ password, otp, resend }) => (resend ? !password && !otp : password || otp), {
      error: 'Give a password, a code or both, or ask for another code.',
    })
    .optional(),
});

/** The query parameters with which the browser came back from the trust service. */
export const RedirectParams = z.record(z.string().max(100), z.string().max(4000));

/** Which second factor of an account may stand for the code of a signature: what recovers an account proves nobody's will. */
export const StepUpMethod = z.enum(['passkey', 'mobile_id', 'totp']);
export type StepUpMethod = z.infer<typeof StepUpMethod>;

export const StepUpCall = z.strictObject({
  /** What is to be signed with it. */
  signatureRequestIds: z.array(Id).min(1).max(50),
  /** Six digits of the app, or a passkey's answer to the challenge of POST /v1/user/two-step/passkeys/proof. */
  proof: z.union([z.strictObject({ code: z.string().regex(/^\d{6}$/) }), PasskeyProof]),
});

/** On a device that was handed over: the answer of the signer's own passkey to POST /v1/direct/passkeys/proof. */
export const VisitStepUpCall = z.strictObject({ proof: PasskeyProof });

export const StepUp = z.object({
  method: StepUpMethod,
  /** Seconds until it must have been used. */
  expires_in: z.number().int(),
});
export type StepUp = z.infer<typeof StepUp>;

export const TanCall = z.strictObject({ tan: z.string().regex(/^\d{6}$/) });

export const TanSent = z.object({
  /** Seconds until the code expires. */
  expires_in: z.number().int(),
  /** Seconds until another code may be asked for. */
  resend_in: z.number().int(),
});
export type TanSent = z.infer<typeof TanSent>;
