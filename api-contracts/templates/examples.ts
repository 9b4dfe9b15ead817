import type { Template, TemplateVersion } from './schemas.ts';

const id = '2f4a6c8e-1b3d-4f5a-8c7e-9d0b1a2c3e4f';
const documentId = '6a8c0e2f-4b5d-4e7f-9a1b-3c5d7e9f1a2b';
const signerRoleId = '9c1e3a5b-7d8f-4a2c-8e4b-6f0a2c4e6b8d';
const observerRoleId = '1e3c5a7b-9d0f-4b2e-8a6c-4d8f0b2a6c1e';

export const templateExample: Template = {
  id,
  name: 'Lease',
  owner: 'Anna Keller',
  sharing: 'NONE',
  own_share: null,
  colleague_count: 1,
  version: 1,
  role_count: 2,
  document_count: 1,
  has_doubts: false,
  actions: ['use', 'edit', 'share', 'delete'],
  updated_at: '2026-11-21T08:37:13.000Z',
  quality: 'SES',
  legislation: 'ZERTES',
  texts: [{ language: 'de', title: 'Mietvertrag', message: '' }],
  roles: [
    { id: signerRoleId, kind: 'SIGNER', name: 'Tenant', sequence: -1 },
    { id: observerRoleId, kind: 'OBSERVER', name: 'Administration', sequence: -1 },
  ],
  documents: [{ id: documentId, name: 'Mietvertrag', page_count: 1, size: 600, pages: [{ width: 595, height: 842 }] }],
  places: [
    {
      role_id: signerRoleId,
      document_id: documentId,
      position: { page: '0', x: 72, y: 640, width: 180, height: 84, rotation: 0 },
      is_doubtful: false,
    },
  ],
  fields: [
    {
      id: '4d6f8a0c-2e1b-4c3d-9f5a-7b9d1f3a5c7e',
      role_id: signerRoleId,
      document_id: documentId,
      kind: 'text',
      label: 'Company',
      required: true,
      rules: {},
      default_value: '',
      position: { page: '0', x: 72, y: 580, width: 180, height: 22 },
      condition: null,
      is_doubtful: false,
    },
  ],
  colleagues: [{ email: 'noemi.frei@example.ch', sharing: 'USE' }],
  expiry_days: 30,
  reminders: { after_days: [2, 5], before_deadline_days: [1] },
  delegation_allowed: true,
  attach_on_success: [],
  created_at: '2026-11-21T08:37:13.000Z',
};

export const templateVersionExample: TemplateVersion = {
  number: 1,
  changes: ['CREATED'],
  changed_by: 'Anna Keller',
  changed_at: '2026-11-21T08:37:13.000Z',
};
