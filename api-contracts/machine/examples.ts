import { apiUserExample } from '../business/examples.ts';
import type { ProgramDocument } from './document-schemas.ts';
import type { ProgramQualities } from './schemas.ts';

/** Of a program that may use no seal. */
export const programQualitiesExample: ProgramQualities = {
  qes: {},
  aes_minimal: {},
  aes: {},
  ses: {},
  demo: {},
  part11: {},
  seal: { aes: {}, qes: {} },
};

/** As it was uploaded. */
export const programDocumentExample: ProgramDocument = {
  id: '5f0c2f0e-6f3a-4a53-9b61-0d8f5a3c7e21',
  title: 'Lease',
  content_type: 'application/pdf',
  size: 590,
  page_count: 1,
  page_width: 595,
  page_height: 842,
  signature_fields: [],
  owner: apiUserExample.username,
  read_access: [],
  write_access: [],
  created_at: '2026-11-21T08:37:13.000Z',
  updated_at: '2026-11-21T08:37:13.000Z',
};
