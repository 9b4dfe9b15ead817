import type { RequestStatus, SignatureStatus, Viewer } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { describe, expect, it } from 'vitest';
import { describeDeletion } from './describe-deletion.ts';

const sid = '4a7b0f0e-6c1e-4a53-8b0e-0f0a7f6d2b11';

describe('deleting a request', () => {
  it.each<[RequestStatus, Viewer['role'], SignatureStatus, string]>([
    ['DRAFT', 'owner', 'WAITING', 'erased'],
    ['OPEN', 'owner', 'OPEN', 'withdrawn'],
    ['OPEN', 'admin', 'OPEN', 'withdrawn'],
    ['OPEN', 'signer', 'OPEN', 'unanswered'],
    ['OPEN', 'signer', 'WAITING', 'unanswered'],
    ['OPEN', 'signer', 'SIGNED', 'hidden'],
    ['OPEN', 'observer', 'OPEN', 'hidden'],
    ['SIGNED', 'owner', 'SIGNED', 'hidden'],
  ])('that is %s means for its %s, own signature %s: %s', (status_overall, role, status_code, consequence) => {
    expect(describeDeletion({ status_overall, viewer: { role, sid }, signatures: [{ sid, status_code }] })).toBe(
      consequence,
    );
  });
});
