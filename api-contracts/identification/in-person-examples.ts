import type { CheckedDocument, Colleague, IdentityCheck, InPerson } from './in-person-schemas.ts';

export const checkedDocumentExample: CheckedDocument = {
  given_names: 'Anna',
  family_name: 'Keller',
  birth_date: '1985-04-03',
  kind: 'passport',
  number: 'X1234567',
  country: 'CH',
  expiry: '2031-11-22',
};

export const colleagueExample: Colleague = {
  id: '5d0c8be3-7c1f-4b8e-9a55-2a7f0a3f5c11',
  email: 'anna.keller@example.ch',
  first_name: 'Anna',
  last_name: 'Keller',
};

/** Recorded; the person has yet to look at it. */
export const identityCheckExample: IdentityCheck = {
  id: '9f4e7a10-52b6-4f0c-8a3d-6b1c2d3e4f50',
  state: 'waiting',
  member: colleagueExample,
  officer_name: 'Bruno Frei',
  officer_email: 'bruno.frei@example.ch',
  recorded_at: '2026-11-22T12:00:00.000Z',
  confirmed_at: null,
  expires_at: '2026-12-06T12:00:00.000Z',
  end: null,
};

const { member: _member, end: _end, ...ownCheck } = identityCheckExample;

/** The same as its person sees it. */
export const inPersonExample: InPerson = {
  business: {
    id: 'b3f1c2d4-5e6f-4a7b-8c9d-0e1f2a3b4c5d',
    name: 'Keller AG',
    is_enabled: true,
    is_officer: false,
    sees_checks: false,
  },
  checks: [{ ...ownCheck, business_name: 'Keller AG', counts: false, document: checkedDocumentExample }],
};
