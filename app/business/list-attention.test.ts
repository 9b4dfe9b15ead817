import { sealExample } from '@sigillum/api-contracts/seals/examples.ts';
import { subscriptionExample } from '@sigillum/api-contracts/pricing/examples.ts';
import { expect, it } from 'vitest';
import { listAttention } from './list-attention.ts';

const now = new Date('2026-11-22T08:00:00.000Z');
const { certificate } = sealExample;
const inState = (state: 'VALID' | 'ENDING' | 'ENDED' | 'TO_COME') => ({
  ...sealExample,
  certificate: { ...certificate!, validTo: '2026-12-01T08:00:00.000Z', state },
});
const calm = {
  business: { paymentMethod: 'TRIALING', trialEndsAt: '2026-11-29T08:00:00.000Z' },
  // One of the embedded trust centre is valid until it is renewed, however soon that is.
  seals: [inState('VALID'), inState('TO_COME'), { ...sealExample, certificate: null }],
  domains: [{ domain: 'example.ch', state: 'activated' }],
  quotas: [
    { quality: 'AES', used: 3, limit: 10, state: 'ok' },
    { quality: 'PART11', used: 0, limit: 0, state: 'exhausted' },
  ],
  now,
} as const;

it('is silent while nothing is pressing', () => {
  expect(listAttention(calm)).toEqual([]);
  const paid = { paymentMethod: 'MANUAL', trialEndsAt: '2026-11-23T08:00:00.000Z' } as const;
  expect(listAttention({ ...calm, business: paid })).toEqual([]);
});

it('tells of a payment that is open, and of none where nothing is owed', () => {
  const tell = (status: string) =>
    listAttention({ ...calm, subscription: { ...subscriptionExample, status } }).map(({ kind }) => kind);
  for (const status of ['past_due', 'incomplete', 'unpaid']) expect(tell(status)).toEqual(['payment-open']);
  for (const status of ['active', 'incomplete_expired']) expect(tell(status)).toEqual([]);
});

it('tells of the end of a trial and of seals, and of domains that wait, from the moment on that matters', () => {
  const found = listAttention({
    business: { paymentMethod: 'TRIALING', trialEndsAt: '2026-11-29T07:59:59.999Z' },
    seals: [inState('ENDING'), inState('ENDED')],
    domains: [{ domain: 'example.ch', state: 'requested' }],
    quotas: [
      { quality: 'AES', used: 8, limit: 10, state: 'near' },
      { quality: 'QES', used: 5, limit: 5, state: 'exhausted' },
    ],
    now,
  });
  expect(found.map(({ kind, href }) => `${kind} ${href}`)).toEqual([
    'trial-ends /business/upgrade',
    'quota /business/billing/plan',
    'quota /business/billing/plan',
    `seal-ends /business/seals/${sealExample.name}`,
    `seal-ends /business/seals/${sealExample.name}`,
    'domain-waits /business/members/domains',
  ]);
});
