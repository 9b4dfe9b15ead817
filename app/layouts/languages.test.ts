import { expect, test } from 'vitest';
import { listLanguages } from './languages.ts';

const codes = (...wishes: Parameters<typeof listLanguages>) => listLanguages(...wishes).map(({ code }) => code);

test('Italian may be picked in direct sign, and elsewhere only where a page speaks it still', () => {
  expect(codes(true)).toEqual(['en', 'de', 'fr', 'it']);
  expect(codes(false)).toEqual(['en', 'de', 'fr']);
  expect(codes(false, 'de-ch')).toEqual(['en', 'de', 'fr']);
  expect(codes(false, 'it')).toEqual(['en', 'de', 'fr', 'it']);
});
