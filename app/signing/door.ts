import type { Document } from '@sigillum/api-contracts/documents/schemas.ts';
import type {
  FieldValues,
  RequestFields,
  SavedFile,
  SavedValues,
} from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import type {
  IdentMethods,
  LockStatus,
  SignatureProgress,
} from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { SignAnswer, StepUp, TanSent } from '@sigillum/api-contracts/signing/schemas.ts';
import type { VisualSignatureData } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import type { Language } from '@sigillum/api-contracts/schemas.ts';
import type { DirectUser } from '@sigillum/api-contracts/user/schemas.ts';
import { makeIdempotencyKey } from '../http/idempotency-key.ts';
import { writeDisposition } from '../http/send-file.ts';
import type { Phone } from './phone.ts';
import type { GivenFactor } from './proof-way.ts';
import type { Statement } from './statement.ts';

/** What an attempt to sign carries. */
export interface SigningAttempt {
  language: Language;
  /** Six digits, where the signer must prove the e-mail address or the mobile number. */
  tan?: string | undefined;
  statement?: Statement | undefined;
  /** The organisation's seal that is used instead of the person's own signature. */
  sealAccountName?: string | undefined;
  /** The account's visual signature that is shown; left out, its default one. */
  visualSignatureId?: string | undefined;
  /** What this signature alone shows in place of it. */
  visualSignatureData?: VisualSignatureData | undefined;
  /** The documents that were shown, by id. */
  shownDocuments?: readonly string[] | undefined;
  /** The signature that begins by a pushed authorization request: a trust service then asks its person. */
  pushedFor?: string | undefined;
  /** One for each attempt, so that a repeated call never signs twice. */
  idempotencyKey: string;
}

/** What the signer enters for the trust service, or the wish for another code. */
export interface GivenSecret {
  otp?: string;
  password?: string;
  resend?: true;
}

/** What the signer gives after a step at the trust service. */
export interface StepAnswer {
  pwdotp?: GivenSecret;
  params?: Record<string, string>;
}

/** The kinds in which a signature report can be taken home. */
export type ReportType = 'PDF' | 'HTML' | 'JSON';

/**
 * The screen's way to the API: one for people with an account, one for visitors with a link. Both answer alike; what only one can do
 * is optional. Addresses are for the browser. Calls throw `ApiProblem`.
 */
export interface Door {
  /** Tells the caches of the two apart. */
  kind: 'account' | 'visitor';
  /** A page's image: `page` counts from 1, scale in per cent (100 is 96 dpi). */
  writePageUrl: (versionId: string, page: number, scale: number) => string;
  writeDownloadUrl: (documentId: string, which: 'original' | 'signed') => string;
  writeZipUrl: (which: 'original' | 'signed') => string;
  writeAttachmentUrl: (attachmentId: string) => string;
  /** The signature report, for people with an account. */
  writeReportUrl?: (type: ReportType) => string;
  readDocument: (versionId: string) => Promise<Document>;
  /** The text of a page (from 1), line by line. */
  readPageText: (versionId: string, page: number) => Promise<readonly string[]>;
  /** Whether somebody else signs right now. */
  readLock: () => Promise<LockStatus>;
  /** Whether a trust service must know the signer first, and how that can come about; for people with an account. */
  readIdent?: (sid: string) => Promise<IdentMethods>;
  /** Accepts the terms of the trust service; for people with an account. */
  acceptTrustTerms?: () => Promise<unknown>;
  /** Where a signature stands, without asking the trust service; for people with an account. */
  readSignature?: (sid: string) => Promise<SignatureProgress>;
  /** What the documents ask the caller to fill in, and saving it. */
  readFields: () => Promise<RequestFields>;
  fillFields: (values: FieldValues) => Promise<SavedValues>;
  /** Hands in the file that a field asks for, in one piece. */
  handIn: (fieldId: string, file: File) => Promise<SavedFile>;
  sign: (attempt: SigningAttempt) => Promise<SignAnswer>;
  /** Goes on after a step at the trust service: a code, what a redirect brought back, or nothing to ask whether it was confirmed. */
  proceed: (answer: StepAnswer, idempotencyKey: string) => Promise<SignAnswer>;
  decline: (message: string | undefined, idempotencyKey: string) => Promise<unknown>;
  /** Asks whoever looks after the request. */
  ask: (message: string, idempotencyKey: string) => Promise<unknown>;
  /** Judges a code without using it up. Without it, only the attempt to sign tells. */
  checkTan?: (tan: string) => Promise<unknown>;
  /** Proves with a second factor of the account, in place of a code, that the request is to be signed. */
  stepUp?: (proof: GivenFactor) => Promise<StepUp>;
  /** Somebody else's device, which was handed over: a passkey of the signer's lies elsewhere. */
  isHandedOver?: boolean;
  /** The same by Mobile ID; for people with an account. */
  phone?: Phone;
  /** The own name of a visitor, and how the visitor states it; people with an account have a profile for that. */
  ownName?: {
    read: () => Promise<Pick<DirectUser, 'firstName' | 'lastName' | 'invitedName'>>;
    state: (name: { firstName: string; lastName: string }) => Promise<unknown>;
  };
  /** Sends another code for what `attempt` would sign. */
  resendTan: (attempt: SigningAttempt) => Promise<Pick<TanSent, 'resend_in'>>;
}

/** A call that hands a file in. */
export const writeFileCall = (id: string, fid: string, file: File) =>
  [
    { params: { id, fid }, body: file.stream(), contentType: 'application/octet-stream' as const },
    { headers: { 'content-disposition': writeDisposition(file.name) }, idempotencyKey: makeIdempotencyKey() },
  ] as const;

/** The body of a call that signs one request. */
export const writeSignCall = (
  signatureRequestId: string,
  { language, tan, statement, sealAccountName, visualSignatureId, visualSignatureData, shownDocuments }: SigningAttempt,
) => ({
  signatureRequests: [
    {
      signatureRequestId,
      ...statement,
      ...(visualSignatureId && { visualSignatureId }),
      ...(visualSignatureData && { visualSignatureData }),
      ...(shownDocuments && { shownDocuments: [...shownDocuments] }),
    },
  ],
  language,
  ...(tan && { tan }),
  ...(sealAccountName !== undefined && { sealAccountName }),
});

/** Lines of a page's text, without empty ones. */
export const splitLines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
