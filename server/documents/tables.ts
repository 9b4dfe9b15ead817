import type { DocumentInspection, InspectedPage } from '@sigillum/engine/pdf/workers';
import type { DocumentReport } from '@sigillum/engine/verifier';
import type { DefaultedJson, Instant, Json, Optional, OptionalJson } from '../database/columns.ts';

interface DocumentTable {
  id: string;
  request_id: string;
  owner_id: string;
  position: number;
  title: string;
  content_type: string;
  page_count: number;
  pages: Json<InspectedPage[]>;
  inspection: Json<DocumentInspection>;
  current_version_id: string;
  /** Which document of a program it was. */
  source_id: Optional<string>;
  created_at: Instant;
  updated_at: Instant;
}

interface DocumentVersionTable {
  id: string;
  document_id: string;
  parent_id: Optional<string>;
  ordinal: number;
  cause: 'UPLOAD' | 'INTAKE' | 'SIGNATURE' | 'VALIDATION_DATA' | 'TIMESTAMP';
  base_blob: Optional<string>;
  tail_blob: Optional<string>;
  sha256: string;
  size: number;
  signature_sid: Optional<string>;
  /** What the signature carries: level reached, certificate subject, serial, issuer, timestamp, verdict. */
  evidence: OptionalJson<Record<string, unknown>>;
  /** The verifier's, on exactly this file. */
  verdict: OptionalJson<DocumentReport>;
  /** When the certificate of the file's newest timestamp ends; null where the file has no document timestamp. */
  timestamp_expires_at: Optional<Date>;
  created_at: Instant;
}

/** Files that go with a request without being signed. */
interface AttachmentTable {
  id: string;
  request_id: string;
  filename: string;
  /** As the content says. */
  content_type: string;
  has_macros: boolean;
  /** SHA-256, hexadecimal, by which the file store knows it. */
  blob: string;
  size: number;
  created_at: Instant;
}

/** A document that a program has handed in, or sealed, without a request. */
interface ProgramDocumentTable {
  id: string;
  business_id: string;
  /** The API user that owns it. */
  username: string;
  title: string;
  /** SHA-256, hexadecimal, by which the file store knows it. */
  blob: string;
  size: number;
  inspection: Json<DocumentInspection>;
  /** Names of API users, addresses of people, as the program has written them. */
  read_access: DefaultedJson<string[]>;
  write_access: DefaultedJson<string[]>;
  /** Of which one it is the sealed version. */
  parent_id: Optional<string>;
  /** When a request took it first, or a seal made it; what is never used goes by itself. */
  used_at: Optional<Date>;
  created_at: Instant;
  updated_at: Instant;
}

/** An upload that a server is at work on. */
interface UploadHoldTable {
  sha256: string;
  boot_id: string;
  count: number;
}

/** A file that was erased; other servers forget their copies of it. */
interface ErasedFileTable {
  sha256: string;
  at: Instant;
}

/** Time that this database has not seen, though files came then (docs/decisions/370). */
interface UnseenSpanTable {
  since: Instant;
  until: Instant;
}

/** By which this database knows its bucket; one row at most. */
interface BucketClaimTable {
  id: string;
}

export interface DocumentTables {
  bucket_claims: BucketClaimTable;
  unseen_spans: UnseenSpanTable;
  upload_holds: UploadHoldTable;
  erased_files: ErasedFileTable;
  program_documents: ProgramDocumentTable;
  attachments: AttachmentTable;
  documents: DocumentTable;
  document_versions: DocumentVersionTable;
}
