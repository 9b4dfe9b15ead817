import type { DocumentInspection, InspectedPage } from '@sigillum/engine/pdf/workers';
import type { DocumentReport } from '@sigillum/engine/verifier';
import type { Instant, Json, Optional, OptionalJson } from '../database/columns.ts';

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

export interface DocumentTables {
  attachments: AttachmentTable;
  documents: DocumentTable;
  document_versions: DocumentVersionTable;
}
