import type { SignerGroup } from './schemas.ts';

export const groupExample: SignerGroup = {
  id: '3e5f7a91-2b4c-4d6e-8f70-9b8a7c6d5e44',
  name: 'Management',
  version_id: '5a7b9c1d-3e2f-4a6b-9c8d-0e1f2a3b4c55',
  member_count: 2,
  members: [
    { email: 'noemi.frei@example.ch', name: 'Noémi Frei' },
    { email: 'luca.rossi@example.it', name: '' },
  ],
  created_at: '2026-11-22T08:40:00.000Z',
  updated_at: '2026-11-22T08:40:00.000Z',
};
