import { describe, expect, it } from 'vitest';
import type { TrustOffer, TrustService } from '@sigillum/engine/trust';
import { judgeLocalTrust } from '../signing/judge-local-trust.ts';
import { findOffer, findSealOffer, listOffered } from './find-offer.ts';

const local: TrustOffer = { provider: 'SIGILLUM', qualities: ['SES', 'AES', 'DEMO', 'PART11'], seals: 'any' };
const european: TrustOffer = {
  provider: 'trust.example.org',
  qualities: ['AES', 'QES'],
  legislations: ['EIDAS'],
  seals: ['theirs'],
};
const offers = [european, local];

describe('who signs', () => {
  it('is the first provider that does under the request’s legislation', () => {
    expect(findOffer(offers, 'AES', 'EIDAS')).toBe(european);
    expect(findOffer(offers, 'AES', 'ZERTES')).toBe(local);
    expect(findOffer(offers, 'QES', 'ZERTES')).toBeUndefined();
  });

  it('is for an organisation whoever holds its seal', () => {
    expect(findSealOffer(offers, 'theirs')).toBe(european);
    expect(findSealOffer(offers, 'ours')).toBe(local);
    expect(findSealOffer([european], 'ours')).toBeUndefined();
  });

  it('offers each quality once', () => {
    expect(listOffered(offers, 'EIDAS')).toEqual(['AES', 'QES', 'SES', 'DEMO', 'PART11']);
    expect(listOffered(offers, 'ZERTES')).toEqual(local.qualities);
  });
});

describe('the local trust centre', () => {
  it.each<[string, TrustOffer[]]>([
    ['all', [local]],
    ['some', offers],
    ['none', [{ ...local, provider: 'trust.example.org' }, local]],
  ])('signs %s of what is offered', async (expected, given) => {
    const trust = { info: () => Promise.resolve({ offers: given }) } as unknown as TrustService;
    expect(await judgeLocalTrust({ trust })).toBe(expected);
  });
});
