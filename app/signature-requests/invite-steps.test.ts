import {
  signatureExample,
  signatureRequestExample,
  visitorSignatureExample,
} from '@sigillum/api-contracts/signature-requests/examples.ts';
import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { expect, it } from 'vitest';
import { listMissing, readStep } from './invite-steps.ts';

it('opens a draft with its documents unless the address names another step', () => {
  expect(readStep(null)).toBe('documents');
  expect(readStep('elsewhere')).toBe('documents');
  expect(readStep('people')).toBe('people');
});

it('names the steps in which something is missing', () => {
  const empty = { documents: [], signatures: [], title: ' ' } as unknown as SignatureRequest;
  expect(listMissing(empty)).toEqual(['documents', 'people', 'send']);
  expect(
    listMissing({ ...empty, title: 'Lease', documents: [{}], signatures: [{}] } as unknown as SignatureRequest),
  ).toEqual([]);
});

it('sends an advanced request only when everybody without account has a mobile number', () => {
  const draft = { ...signatureRequestExample, quality: 'AES' as const };
  expect(listMissing(draft)).toEqual(['people']);
  const signer_identity_data = { ...visitorSignatureExample.signer_identity_data, mobile_number: '393331234567' };
  const signatures = [signatureExample, { ...visitorSignatureExample, signer_identity_data }];
  expect(listMissing({ ...draft, signatures })).toEqual([]);
});
