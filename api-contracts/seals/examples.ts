import type { Seal, SealEvent } from './schemas.ts';

/** A seal with one member, as an administrator sees it. */
export const sealExample: Seal = {
  name: 'keller-contracts',
  label: 'Keller Architektur, contracts',
  nApi: 0,
  nMembers: 1,
  hasImage: true,
  createdAt: '2026-11-21T08:37:13.000Z',
  certificate: {
    subject: 'CN=Keller Architektur AG, O=Keller Architektur AG',
    issuer: 'CN=Sigillum Local Issuing CA',
    serialNumber: '4f1c2d9e4b117a52',
    validFrom: '2026-11-21T08:37:13.000Z',
    validTo: '2028-11-20T08:37:13.000Z',
    isLocal: true,
    isQualified: false,
    state: 'VALID',
  },
  apiUsers: [],
  members: [
    {
      id: '5f0c1d4e-7a52-4b0e-9a43-1c1d5e6f7a80',
      email: 'nora.keller@example.ch',
      firstName: 'Nora',
      lastName: 'Keller',
    },
  ],
};

/** A member has sealed. */
export const sealEventExample: SealEvent = {
  name: 'SEAL_USED',
  at: '2026-11-22T08:40:00.000Z',
  by: { name: 'Nora Keller', address: 'nora.keller@example.ch' },
  requestId: '7d1f6d0e-3c2b-4a19-8f70-5e6d7c8b9a01',
  changed: [],
};
