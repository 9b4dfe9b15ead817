import { businessExample } from '@sigillum/api-contracts/business/examples.ts';
import { pricePlansExample } from '@sigillum/api-contracts/pricing/examples.ts';
import { expect, it } from 'vitest';
import { describeSale } from './load-upgrade.ts';

const { billing } = businessExample;
const subscription = { ...businessExample.subscription!, cycle: 'monthly' as const };
const own = { billing, subscription, address: undefined, people: 1, referralCode: null };

it('begins with the cycle that a link asks for, also where a plan runs by another; else with that one', () => {
  const begin = (query: string) =>
    describeSale(pricePlansExample, { own, locale: 'en-gb', query: new URLSearchParams(query) })?.initial.cycle;
  expect(begin('cycle=yearly')).toBe('yearly');
  expect(begin('cycle=monthly')).toBe('monthly');
  expect(begin('')).toBe('monthly');
  expect(begin('cycle=weekly')).toBe('monthly');
});
