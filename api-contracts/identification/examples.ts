import type { IdentPayment } from './payment-schemas.ts';
import type { IdentOverview, IdentState, KnownIdentification } from './schemas.ts';
import { elsewhere, wallets, ways } from './ways.ts';

/** Where nothing was started. */
export const noIdentExample: IdentState = {
  status: null,
  url: null,
  appointment_at: null,
  reason: null,
  started_at: null,
};

/** Started; the person has yet to go on. */
export const identStateExample: IdentState = {
  ...noIdentExample,
  status: 'initialized',
  url: 'https://identify.example/4b7c9d2e-1f3a-4c5b-8d6e-7f8091a2b3c4',
  started_at: '2026-11-22T11:45:00.000Z',
};

/** One that counts. */
export const knownIdentificationExample: KnownIdentification = {
  id: '4b7c9d2e-1f3a-4c5b-8d6e-7f8091a2b3c4',
  legislation: 'EIDAS',
  quality: 'QES',
  level: 4,
  provider: 'Scripted',
  is_active: true,
  identified_at: '2026-11-22T12:00:00.000Z',
  expires_at: '2031-11-22T12:00:00.000Z',
  evidence_id: 'EV-0001',
  given_names: 'Anna',
  family_name: 'Keller',
  birth_date: '1985-04-03',
  document_expiry: '2031-11-22',
  changes: [],
};

/** All ways are open, none was taken. */
export const identOverviewExample: IdentOverview = {
  ways: Object.values(ways).map((way) => ({
    ...way,
    ...noIdentExample,
    is_offered: true,
    is_known: false,
    is_covered: true,
    covered_by: null,
    prices: [],
    payment: null,
    is_local: false,
    missing: [],
    is_supplied: false,
  })),
  id_austria: { ...noIdentExample, is_offered: true, is_known: false, is_local: false, quality: 'AES_MINIMAL' },
  wallets: Object.values(wallets).map(({ service, legislation }) => ({
    ...{ service, legislation, ...noIdentExample },
    ...{ is_offered: true, is_known: false, is_local: false },
  })),
  elsewhere: elsewhere.map((one) => ({
    ...{ ...one, ...noIdentExample, is_offered: true, is_known: false, is_local: false },
    ...{ missing: [], places_url: null },
  })),
  identifications: [],
  payments: [],
};

/** One that is paid, for an identification that has yet to begin. */
export const identPaymentExample: IdentPayment = {
  ...{ id: '6f0d2c1b-8a7e-4f5d-9c3b-2a1908f7e6d5', state: 'paid', legislation: 'EIDAS', kind: 'video' },
  ...{ currency: 'CHF', amount: 1600, tax: 130, total: 1730 },
  ...{ receipt_url: 'https://pay.example/receipts/ch_1', error_code: null },
  ...{ paid_at: '2026-11-22T11:50:00.000Z', refunded_at: null },
};
