import type { FilledEvidence } from '../evidence/event.ts';
import type { SigningPayload } from '@sigillum/api-contracts/signing/schemas.ts';
import type { PreparedRevision } from '@sigillum/engine/pdf';
import type { Defaulted, Instant, Json, Optional } from '../database/columns.ts';

/** What intake made of an upload: a new file, or a tail to it. Both are blobs already; nothing refers to them before the commit. */
export interface IntakeVersion {
  baseBlob: string | null;
  tailBlob: string | null;
  sha256: string;
  size: number;
}

/** What was prepared for a signature, beside its tail. */
export interface StoredPreparation {
  revision: PreparedRevision['state'];
  intake: IntakeVersion | null;
  /** Missing in what was prepared before there were fields. */
  filled?: FilledEvidence[];
}

/** What a signer sent, kept while the signer is at the trust service. */
export type StoredPayload = SigningPayload & { sealAccountName?: string | undefined };

interface TanTable {
  sid: string;
  channel: Defaulted<'email' | 'sms'>;
  code_hash: string;
  /** The code before the last resend: told as expired, not as wrong. */
  previous_code_hash: Optional<string>;
  sent_at: Instant;
  expires_at: Instant;
  attempts: Defaulted<number>;
  locked_until: Optional<Date>;
  /** Prints of the documents for which it was sent (print-documents.ts). */
  shown: Defaulted<string[]>;
}

interface StepUpTable {
  sid: string;
  /** The session in which it was proved, or the visit on a device that was handed over: it counts in no other. */
  session_hash: string;
  method: 'passkey' | 'totp' | 'mobile_id';
  expires_at: Instant;
  /** Prints of the documents for which it was proved (print-documents.ts). */
  shown: Defaulted<string[]>;
}

interface SigningPreparationTable {
  id: string;
  sid: string;
  document_id: string;
  version_id: string;
  state: Json<StoredPreparation>;
  tail: Buffer;
  created_at: Instant;
}

interface SigningStepTable {
  sid: string;
  /** Encrypted: what the trust service goes on with. */
  trust_state: string;
  /** The signing payload that the signer sent. */
  payload: Json<StoredPayload>;
  /** The claimed time of signing, as it stands in what was prepared. */
  at: Instant;
  expires_at: Instant;
}

/** An address that opens the page of a visitor in a frame, once. */
interface EmbedAddressTable {
  token_hash: string;
  sid: string;
  /** The site for whose frames it is. */
  origin: string;
  /** Of the page; null for the signer's own. */
  language: Optional<string>;
  expires_at: Instant;
  used_at: Optional<Date>;
}

export interface SigningTables {
  embed_addresses: EmbedAddressTable;
  tans: TanTable;
  step_ups: StepUpTable;
  signing_preparations: SigningPreparationTable;
  signing_steps: SigningStepTable;
}
