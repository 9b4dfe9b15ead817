import {
  observerExample,
  requestDocumentExample,
  requestId,
  signatureExample,
  signatureRequestExample,
} from '@sigillum/api-contracts/signature-requests/examples.ts';
import type { StateParams } from '@sigillum/api-contracts/states.ts';
import type { Given } from './describe-pact.ts';

/** People and requests that the pacts of requests, documents and signing start from. */
export const ownerId = '8c7b6a59-4d3e-4f2a-9b1c-0d9e8f7a6b77';
export const signerId = '1d2c3b4a-5968-4776-8594-a3b2c1d0e9f8';
const strangerId = '6f5e4d3c-2b1a-4098-8776-655443322110';
export const ownerToken = 'owner-kJ8mN2pQ5rS7tV9wX1yZ3aB6cD4eF0gH';
export const signerToken = 'signer-bC4dE6fG8hJ1kL3mN5pQ7rS9tV0wX2y';
export const strangerToken = 'stranger-pQ7rS9tV0wX2ybC4dE6fG8hJ1kL3';
/** The secret of the visitor's link. */
export const userid = 'visitor-Zx9Cv8Bn7Mq6Wl5Ek4Rj3Th2Yg1Uf0Ai';
export const visit = { userid, requestId };
const { sid, document_signatures } = signatureExample;
const placed = document_signatures[0]!.visual_signature!;
export const businessId = signatureRequestExample.business_id!;

const person = (
  id: string,
  email: string,
  firstName: string,
  lastName: string,
  token: string,
): readonly [Given, Given] => [
  ['a person has an account', { id, email, firstName, lastName, lang: 'de' }],
  ['an access token of an account exists', { userId: id, token }],
];
export const anna = person(ownerId, 'anna.keller@example.ch', 'Anna', 'Keller', ownerToken);
export const noemi = person(signerId, 'noemi.frei@example.ch', 'Noémi', 'Frei', signerToken);
export const stranger = person(strangerId, 'stranger@example.ch', 'Str', 'Anger', strangerToken);
/** Anna, some hours after her log-in. */
export const restedAnna: readonly [Given, Given] = [
  anna[0],
  ['an access token of an account exists', { userId: ownerId, token: ownerToken, condition: 'rested' }],
];
export const triedTooOften: Given = ['changes of a password failed', { userId: ownerId, times: 5 }];
export const membership: Given = [
  'a person belongs to a business',
  { userId: ownerId, businessId, name: 'Keller Architektur AG', role: 'admin' },
];
export const business: readonly [Given, ...Given[]] = [...anna, membership];

type RequestState = StateParams<'a signature request exists'>;
type SignerState = NonNullable<RequestState['signers']>[number];

const invitedAt = '2026-11-20T08:00:00.000Z';
export const memberSigner: SignerState = {
  sid,
  email: 'noemi.frei@example.ch',
  firstName: 'Noémi',
  lastName: 'Frei',
  language: 'de',
  sequence: 1,
  userId: signerId,
  visualSignature: placed,
  invitedAt,
};
export const visitorSigner: SignerState = {
  sid,
  email: 'luca.rossi@example.it',
  firstName: 'Luca',
  lastName: 'Rossi',
  language: 'it',
  userid,
  visualSignature: placed,
  invitedAt,
};
export const secondSid = '7e1a4b2c-9d3f-4c5a-8b6e-1f2d3c4b5a66';
export const secondDocumentId = 'd1c2b3a4-5f6e-4d7c-8b9a-0a1b2c3d4e5f';

/** A request of Anna's business with one document, one observer and the given signers. */
export const request = (change: Partial<RequestState> = {}): Given => [
  'a signature request exists',
  {
    id: requestId,
    ownerId,
    businessId,
    title: signatureRequestExample.title,
    message: signatureRequestExample.message,
    documents: [
      {
        id: requestDocumentExample.id,
        versionId: requestDocumentExample.version_id,
        title: requestDocumentExample.name,
        pageCount: 2,
      },
    ],
    observers: [{ id: observerExample.id, email: observerExample.user_info!.email, invitedAt }],
    ...change,
  },
];
/** The same as a visitor meets it. */
export const visited = (change: Partial<RequestState> = {}): readonly [Given, ...Given[]] => [
  ...business,
  request({ signers: [visitorSigner], ...change }),
];
