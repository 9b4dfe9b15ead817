import { userExample } from '../user/examples.ts';
import type {
  AccountActivity,
  AccountActivityPage,
  IdentificationActivity,
  IdentificationActivityPage,
  SignatureActivity,
  SignatureActivityPage,
} from './activity-schemas.ts';
import { businessExample } from './examples.ts';
import type { BusinessStatistics } from './statistics-schemas.ts';

const page = { total_pages: 1, total_items: 1, current_page: 1, size: 25 };
const { email, firstName: first_name, lastName: last_name } = userExample;
const nora = { email, first_name, last_name, type: 'member', mobile: null } as const;
const timestamp = '2026-11-20T09:41:07.000Z';
const signature_request_id = '4e2a5d0c-9b1f-4c3e-8d7a-6f5b4a3c2d10';

/** A signature of a member on the business’s account. */
export const signatureActivityExample: SignatureActivity = {
  id: 'c1d2e3f4-a5b6-4c7d-8e9f-0a1b2c3d4e5f',
  action: 'SIGNED',
  timestamp,
  signature_request_id,
  business_id_paid_by: businessExample.id,
  cost_center: 'CC 4711',
  initiator: nora,
  signer: nora,
  quality: 'QES',
  legislation: 'ZERTES',
};
export const signatureActivityPageExample: SignatureActivityPage = { ...page, activities: [signatureActivityExample] };

export const accountActivityExample: AccountActivity = {
  id: '1',
  action: 'MEMBER_INVITED',
  timestamp,
  actor: nora,
  email: 'luca.rossi@example.ch',
  role: 'member',
  subject: null,
  changed: [],
};
export const accountActivityPageExample: AccountActivityPage = { ...page, activities: [accountActivityExample] };

export const identificationActivityExample: IdentificationActivity = {
  id: `${signatureActivityExample.id}-QES`,
  timestamp,
  business_id_paid_by: businessExample.id,
  signature_request_id,
  person: nora,
  quality: 'QES',
  legislation: 'ZERTES',
};
export const identificationActivityPageExample: IdentificationActivityPage = {
  ...page,
  activities: [identificationActivityExample],
};

const names = ['2025-12', ...Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`)];

/** A business with a year behind it. */
export const businessStatisticsExample: BusinessStatistics = {
  period: { start_date: '2026-11-01', end_date: '2026-11-30' },
  seats: { used: 7, total: 10 },
  open_invitations: 2,
  has_sent_requests: true,
  signatures: {
    total: 46,
    previous_total: 41,
    by_quality: [
      { quality: 'AES', count: 11 },
      { quality: 'QES', count: 6 },
      { quality: 'SES', count: 29 },
    ],
  },
  identifications: { total: 2, previous_total: 3, by_quality: [{ quality: 'QES', count: 2 }] },
  months: names.map((month, index) => ({
    month,
    signatures: [
      { quality: 'AES', count: index },
      { quality: 'QES', count: (index * 5) % 9 },
      { quality: 'SES', count: 12 + ((index * 7) % 19) },
    ],
    identifications: index % 3 === 1 ? [] : [{ quality: 'QES', count: 1 + (index % 4) }],
  })),
};
