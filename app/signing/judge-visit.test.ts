import { directSignatureRequestExample as visit } from '@sigillum/api-contracts/signature-requests/examples.ts';
import type { RequestStatus, SignatureStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { describe, expect, it } from 'vitest';
import { judgeRefusedVisit, judgeVisit } from './judge-visit.ts';

const stand = (status_overall: RequestStatus, status_code: SignatureStatus) => ({
  ...visit,
  status_overall,
  signatures: visit.signatures.map((signature) => ({ ...signature, status_code })),
});

describe('a visitor’s link', () => {
  it.each<[RequestStatus, SignatureStatus]>([
    ['OPEN', 'OPEN'],
    ['OPEN', 'WAITING'],
    ['OPEN', 'SIGNED'],
    ['SIGNED', 'SIGNED'],
    ['WITHDRAWN', 'SIGNED'],
    ['DECLINED', 'SIGNED'],
  ])('shows a request that is %s to whom the own signature is %s', (status, own) =>
    expect(judgeVisit(stand(status, own))).toBeUndefined(),
  );

  it.each<[RequestStatus, SignatureStatus, string]>([
    ['DECLINED', 'DECLINED', '/declined'],
    ['DECLINED', 'OPEN', '/expired'],
    ['EXPIRED', 'OPEN', '/expired'],
    ['WITHDRAWN', 'WITHDRAWN', '/expired'],
  ])('of a request that is %s, own signature %s, leads to %s', (status, own, path) => {
    expect(judgeVisit(stand(status, own))).toBe(path);
  });
});

describe('a refused visit', () => {
  it('has ended when the request was withdrawn', () => {
    expect(judgeRefusedVisit({ status: 422, key: 'error.sr.withdrawn' }, false)).toBe('ended');
  });

  it('is missing when the link is unknown, and has ended for a browser that knew it', () => {
    expect(judgeRefusedVisit({ status: 401, key: 'error.auth.credentials_invalid' }, false)).toBe('missing');
    expect(judgeRefusedVisit({ status: 401, key: 'error.auth.credentials_invalid' }, true)).toBe('ended');
  });

  it('keeps every other answer', () => {
    expect(judgeRefusedVisit({ status: 503 }, false)).toBeUndefined();
    expect(judgeRefusedVisit({}, true)).toBeUndefined();
  });
});
