import { describe, expect, it } from 'vitest';
import { mayUpload } from './may-upload.ts';

const now = new Date('2026-11-21T08:00:00.000Z');
const business = (payment_method: string, ends?: string) => ({
  payment_method,
  trial_ends_at: ends ? new Date(ends) : null,
});

describe('uploading', () => {
  it('is for plain accounts unless theirs is the new free plan', () => {
    expect(mayUpload(undefined, 'free_v1', now)).toEqual({
      isAllowed: false,
      key: 'error.business.upload_not_allowed',
    });
    for (const plan of ['free_migrated', 'free_legacy', undefined] as const)
      expect(mayUpload(undefined, plan, now)).toEqual({ isAllowed: true });
  });

  it('asks nothing of the account of a member', () => {
    expect(mayUpload(business('MANUAL'), 'free_v1', now)).toEqual({ isAllowed: true });
  });

  it('is open to members during the trial, to its last millisecond', () => {
    expect(mayUpload(business('TRIALING', '2026-11-21T08:00:00.001Z'), undefined, now)).toEqual({ isAllowed: true });
    expect(mayUpload(business('TRIALING', '2026-11-21T08:00:00.000Z'), undefined, now)).toEqual({
      isAllowed: false,
      key: 'error.business.trial_expired',
    });
  });

  it.each(['MANUAL', 'STRIPE', 'CHARGEBEE'])(
    'is open to members of a business that pays by %s, whatever became of its trial',
    (method) => {
      expect(mayUpload(business(method, '2026-01-01T00:00:00.000Z'), undefined, now)).toEqual({ isAllowed: true });
    },
  );

  it.each(['NEEDS_PAYMENT_METHOD', 'BLOCKED'])('is closed while the business is %s', (method) => {
    expect(mayUpload(business(method), undefined, now)).toEqual({
      isAllowed: false,
      key: 'error.business.trial_expired',
    });
  });
});
