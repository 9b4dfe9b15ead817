import {
  directSignatureRequestExample,
  signatureRequestExample,
  visitorSignatureExample,
} from '@sigillum/api-contracts/signature-requests/examples.ts';
import type { SignatureRequest, SignatureStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { describe, expect, it } from 'vitest';
import { describeStanding } from './describe-standing.ts';

const { sid } = visitorSignatureExample;
const asSigner = (status_code: SignatureStatus, changes: Partial<SignatureRequest> = {}): SignatureRequest => ({
  ...signatureRequestExample,
  signatures: [{ ...visitorSignatureExample, status_code }],
  viewer: { role: 'signer', sid, actions: [] },
  ...changes,
});

describe('the standing of who looks at a request', () => {
  it('of a signer whose turn it is, is that of the allowed action, not of the role', () => {
    expect(describeStanding(directSignatureRequestExample)).toBe('may-sign');
    expect(
      describeStanding({
        ...directSignatureRequestExample,
        viewer: { role: 'owner', sid, actions: ['sign', 'withdraw'] },
      }),
    ).toBe('may-sign');
  });

  it('of a signer follows the own signature', () => {
    expect(describeStanding(asSigner('WAITING'))).toBe('waiting');
    expect(describeStanding(asSigner('SIGNED'))).toBe('signed');
  });

  it('of an owner or observer who does not sign is to follow', () => {
    expect(describeStanding(signatureRequestExample)).toBe('following');
  });

  it('of everybody is to wait once all have signed and the long-term data are still to come', () => {
    expect(describeStanding(asSigner('SIGNED', { long_term: 'pending' }))).toBe('pending');
    expect(describeStanding({ ...signatureRequestExample, long_term: 'pending' })).toBe('pending');
  });

  it('of everybody is the end once the request has ended, whatever the own signature was', () => {
    expect(describeStanding(asSigner('SIGNED', { status_overall: 'SIGNED' }))).toBe('completed');
    expect(describeStanding(asSigner('SIGNED', { status_overall: 'WITHDRAWN' }))).toBe('withdrawn');
    expect(describeStanding(asSigner('OPEN', { status_overall: 'DECLINED' }))).toBe('declined');
    expect(describeStanding(asSigner('OPEN', { status_overall: 'EXPIRED' }))).toBe('expired');
  });
});
