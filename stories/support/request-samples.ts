import {
  draftExample,
  requestDocumentExample,
  signatureExample,
  signatureRequestPageExample,
  visitorSignatureExample,
} from '@sigillum/api-contracts/signature-requests/examples.ts';
import type { RequestsAtRisk } from '@sigillum/api-contracts/signature-requests/list-at-risk.ts';
import type { ListedRequest, SignatureRequestPage } from '@sigillum/api-contracts/signature-requests/list-schemas.ts';
import type { RequestStatus, Signature, SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';

const listed = signatureRequestPageExample.signature_requests[0]!;

function list(
  number: number,
  title: string,
  status_overall: RequestStatus,
  change: Partial<ListedRequest> = {},
): ListedRequest {
  return { ...listed, id: listed.id.replace(/..$/, String(number).padStart(2, '0')), title, status_overall, ...change };
}

const [first, second] = listed.signatures as [ListedRequest['signatures'][number], ListedRequest['signatures'][number]];
const third = {
  ...second,
  sid: first.sid.replace(/..$/, '99'),
  email: 'marie@example.fr',
  first_name: 'Marie',
  last_name: null,
};
const signed = [
  { ...first, status_code: 'SIGNED' },
  { ...second, status_code: 'SIGNED' },
] as const;

/** One request in each state, with the short, the long and the foreign. */
export const sampleRequests: readonly ListedRequest[] = [
  list(1, 'Lease Bahnhofstrasse 12', 'OPEN', {
    viewer: { role: 'signer', sid: first.sid, actions: ['sign', 'decline', 'delete'] },
    owner: 'verwaltung@example.ch',
    owner_name: 'Alpenblick Verwaltung',
  }),
  list(2, 'Employment contract Noémi Frei', 'OPEN', {
    signatures: [
      { ...first, status_code: 'SIGNED' },
      { ...second, status_code: 'OPEN' },
      { ...third, status_code: 'OPEN' },
    ],
    updated_at: '2026-11-20T14:05:00.000Z',
    document_count: 3,
  }),
  list(
    3,
    'Framework agreement for the delivery of photovoltaic modules, with all annexes and the general terms of both parties',
    'SIGNED',
    { signatures: [...signed], updated_at: '2026-11-18T07:12:00.000Z', document_count: 12 },
  ),
  list(4, 'Offer 2026-118', 'DECLINED', {
    signatures: [{ ...first, status_code: 'DECLINED' }],
    updated_at: '2026-11-11T10:00:00.000Z',
  }),
  list(5, 'עברית <b>bold</b> 🖋️', 'WITHDRAWN', {
    updated_at: '2026-10-30T10:00:00.000Z',
    viewer: { role: 'owner', sid: null, actions: ['delete'] },
  }),
  list(6, 'Power of attorney', 'EXPIRED', {
    updated_at: '2026-09-01T10:00:00.000Z',
    viewer: { role: 'owner', sid: null, actions: ['delete'] },
  }),
  list(7, 'Non-disclosure agreement', 'DRAFT', {
    signatures: [],
    viewer: { role: 'owner', sid: null, actions: ['edit', 'delete'] },
  }),
];

/** The first of many that may fail: for every reason. */
export const sampleRisks: RequestsAtRisk = {
  total: 21,
  requests: [
    {
      id: sampleRequests[0]!.id,
      title: 'Lease Bahnhofstrasse 12',
      expiration_date: '2026-11-25T22:59:59.999Z',
      missing: 2,
      reasons: ['QUESTION', 'MAIL_REFUSED', 'DEADLINE'],
      questions: 1,
      refused: ['luca.rosi@example.it', 'mia@example.ch'],
    },
    {
      id: sampleRequests[1]!.id,
      title: 'Employment contract',
      expiration_date: null,
      missing: 1,
      reasons: ['REMINDERS_ENDED'],
      questions: 0,
      refused: [],
    },
  ],
};

export const samplePage: SignatureRequestPage = {
  ...signatureRequestPageExample,
  total_items: sampleRequests.length,
  signature_requests: [...sampleRequests],
  counts: { inbox: 6, drafts: 1, to_sign: 1, sent: 1 },
};

export const emptyPage: SignatureRequestPage = {
  ...signatureRequestPageExample,
  total_items: 0,
  signature_requests: [],
  counts: { inbox: 0, drafts: 0, to_sign: 0, sent: 0 },
};

const third_signature: Signature = {
  ...signatureExample,
  sid: signatureExample.sid.replace(/..$/, '77'),
  account_email: 'anna.keller@example.ch',
  signer_identity_data: {
    ...signatureExample.signer_identity_data,
    email_address: 'anna.keller@example.ch',
    first_name: 'Anna',
    last_name: 'Keller',
    language: 'en',
  },
  document_signatures: [],
  sequence: 3,
  status_code: 'WAITING',
};

/** Signers in every state. */
export const sampleSignatures: readonly Signature[] = [
  { ...signatureExample, status_code: 'SIGNED', signed_at: '2026-11-21T09:02:00.000Z', signed_quality: 'SES' },
  {
    ...visitorSignatureExample,
    status_code: 'OPEN',
    invited_at: '2026-11-21T09:02:00.000Z',
    reminded_at: '2026-11-21T13:30:00.000Z',
    next_reminder_at: '2026-11-26T09:02:00.000Z',
  },
  third_signature,
];

const secondDocument = {
  ...requestDocumentExample,
  id: requestDocumentExample.id.replace(/..$/, '23'),
  version_id: requestDocumentExample.version_id.replace(/..$/, '45'),
  name: 'House rules',
  page_count: 1,
  size: 1_204_000,
};

/** A draft with two documents and three signers in an order. */
export const sampleDraft: SignatureRequest = {
  ...draftExample,
  documents: [requestDocumentExample, secondDocument],
  signatures: [...draftExample.signatures, third_signature],
};

/** A draft in which nothing but the title is there. */
export const emptyDraft: SignatureRequest = {
  ...draftExample,
  documents: [],
  signatures: [],
  observers: [],
  message: '',
};
