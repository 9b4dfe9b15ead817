import { expect, it } from 'vitest';
import { chooseCurrency } from './choose-currency.ts';

const both = ['EUR', 'CHF'] as const;

it.each([
  ['en-gb', 'EUR'],
  ['de-ch', 'CHF'],
  ['fr-ch', 'CHF'],
  ['it', 'EUR'],
] as const)('shows prices in the currency of the language: %s, %s', (locale, currency) => {
  expect(chooseCurrency(locale, both)).toBe(currency);
});

it('stays with the currency that was paid in before', () => {
  expect(chooseCurrency('de-ch', both, 'EUR')).toBe('EUR');
});

it('shows none in which nothing is sold', () => {
  expect(chooseCurrency('en-gb', ['CHF'])).toBe('CHF');
  expect(chooseCurrency('en-gb', ['CHF'], 'EUR')).toBe('CHF');
  expect(chooseCurrency('en-gb', [])).toBeUndefined();
});
