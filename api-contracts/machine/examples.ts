import { apiUserExample } from '../business/examples.ts';
import { callbackExample, requestId } from '../signature-requests/examples.ts';
import type { ProgramDocument } from './document-schemas.ts';
import type { ProgramCallback } from './list-program-callbacks.ts';
import type { ProgramEvents } from './list-program-events.ts';
import type { Validation } from './validation-schemas.ts';
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

/** Of a file that nobody has signed. */
export const validationExample: Required<Validation> = {
  id: '7c1d2e3f-4a5b-4c6d-8e7f-901a2b3c4d5e',
  valid: false,
  signatures: 0,
  validSignatures: 0,
  quality: 'UNDEFINED',
  legislation: 'UNDEFINED',
  longTermValidation: false,
  visualDifferences: false,
  undefinedChanges: false,
  validation: { indication: 'INDETERMINATE', details: [] },
  format: { contentType: 'application/pdf', size: 590, revisions: 1, levels: [] },
  signer: [],
};

/** Tried once in vain. */
export const programCallbackExample: ProgramCallback = {
  ...callbackExample,
  read_access: [callbackExample.owner],
  write_access: [callbackExample.owner],
};

/** The first of a business. */
export const programEventsExample: ProgramEvents = {
  events: [
    {
      position: 1,
      id: '3a9d5c70-2f41-4b8e-9c6d-7e8f90a1b2c3',
      type: 'request.sent',
      signature_request_id: requestId,
      document_id: 'b7a6c5d4-e3f2-4011-9a8b-7c6d5e4f3a2b',
      status_overall: 'OPEN',
      occurred_at: '2026-11-21T08:37:13.000Z',
    },
  ],
  next: 1,
  has_more: false,
};
