import { identOverviewExample } from '@sigillum/api-contracts/identification/examples.ts';
import { describe, expect, it } from 'vitest';
import { narrowOffers } from './narrow-offers.ts';

const { id_austria, wallets } = identOverviewExample;
const idAustria = { ...id_austria, is_offered: true };

describe('ways for whoever came from a request', () => {
  it('leave out what is good for advanced signatures alone where a qualified one is asked for', () => {
    const advanced = { idAustria: { ...idAustria, quality: 'AES_MINIMAL' as const }, wallets };
    const left = narrowOffers(advanced, 'QES');
    expect(left.idAustria.is_offered).toBe(false);
    expect(left.wallets).toEqual([]);
    expect(narrowOffers(advanced, 'AES_MINIMAL')).toEqual(advanced);
    expect(narrowOffers(advanced, undefined)).toEqual(advanced);
  });

  it('keep ID Austria where the trust service takes it for qualified signatures', () => {
    const qualified = { idAustria: { ...idAustria, quality: 'QES' as const }, wallets };
    expect(narrowOffers(qualified, 'QES').idAustria.is_offered).toBe(true);
  });
});
