import { requestDocumentExample, requestId } from '../signature-requests/examples.ts';
import type { FileInspection } from './inspection-schemas.ts';
import type { SignatureReport } from './report-schemas.ts';
import type { Document, PageText } from './schemas.ts';

/** A file with nothing special in it. */
export const fileInspectionExample: FileInspection = {
  pdf_version: '1.7',
  cross_references: 'TABLE',
  is_linearised: false,
  is_owner_protected: false,
  clean_copy: null,
  signatures: [],
  form: null,
  active_content: [],
  external_link_count: 0,
  attachments: [],
  pdf_a: null,
  has_broken_metadata: false,
  missing_fonts: ['Helvetica'],
  hidden_layers: [],
  rotated_page_count: 0,
  cropped_page_count: 0,
  scaled_page_count: 0,
  changes: [{ type: 'SIGNATURE_FIELDS_ADDED', count: null }],
};

export const documentExample: Document = {
  id: requestDocumentExample.id,
  version_id: requestDocumentExample.version_id,
  parent_id: null,
  signature_request_id: requestId,
  title: 'Lease Bahnhofstrasse 12',
  content_type: 'application/pdf',
  size: 48_213,
  sha256: '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b',
  page_count: 2,
  page_width: 595.28,
  page_height: 841.89,
  pages: [
    { width: 595.28, height: 841.89 },
    { width: 841.89, height: 595.28 },
  ],
  signature_fields: [],
  inspection: fileInspectionExample,
  owner: 'anna.keller@example.ch',
  read_access: ['anna.keller@example.ch', 'noemi.frei@example.ch'],
  write_access: ['anna.keller@example.ch'],
  created_at: '2026-11-21T08:37:13.000Z',
  updated_at: '2026-11-21T08:37:13.000Z',
};

export const pageTextExample: PageText = { page: 0, text: 'Lease agreement\nBahnhofstrasse 12, 8001 Zürich' };

export const signatureReportExample: SignatureReport = {
  header: {
    signatureRequestID: requestId,
    title: 'Lease Bahnhofstrasse 12',
    status: 'OPEN',
    signatureCount: 2,
    signatureCountSigned: 0,
    attachmentNames: [],
    evidenceIntact: true,
    evidenceHash: 'd4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35',
  },
  userList: [
    {
      id: '8c7b6a59-4d3e-4f2a-9b1c-0d9e8f7a6b77',
      firstname: 'Anna',
      lastname: 'Keller',
      email: 'anna.keller@example.ch',
      userActions: [{ name: 'CREATED', seq: 1, time: '2026-11-21T08:37:13.000Z', ip: '192.0.2.7' }],
    },
  ],
  documents: [],
  evidence: {
    algorithm: 'SHA-256',
    isIntact: true,
    lastHash: 'd4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35',
    events: [],
  },
};
