import { expect, it } from 'vitest';
import { listCountries } from './countries.ts';
import { changeCountry, completePhone, findCountry } from './phone-text.ts';

const countries = listCountries('en-GB', ['CH', 'DE', 'FR', 'AT']);
const get = (code: string) => countries.find((country) => country.code === code)!;

it.each([
  ['079 123 45 67', 'CH', '+41 79 123 45 67'],
  ['0041 79 123 45 67', 'DE', '+41 79 123 45 67'],
  ['+41 79 123 45 67', 'DE', '+41 79 123 45 67'],
  ['06 1234567', 'IT', '+39 06 1234567'],
  ['06 1 234 5678', 'HU', '+36 1 234 5678'],
  ['612 34 56 78', 'ES', '+34 612 34 56 78'],
  ['', 'CH', ''],
  ['ask me', 'CH', 'ask me'],
])('completes %j typed with %s to %j', (typed, code, complete) => {
  expect(completePhone(typed, get(code))).toBe(complete);
});

it('finds the country by the longest calling code', () => {
  expect(findCountry('+41 79', countries)?.code).toBe('CH');
  expect(findCountry('+423 123', countries)?.code).toBe('LI');
  expect(findCountry('+1 868 555', countries)?.code).toBe('TT');
  expect(findCountry('079 123', countries)).toBeUndefined();
  expect(findCountry('+', countries)).toBeUndefined();
});

it('keeps the chosen one of several countries with the same calling code', () => {
  expect(findCountry('+44 7911', countries)?.code).toBe('GB');
  expect(findCountry('+44 7911', countries, get('JE'))?.code).toBe('JE');
});

it('puts a number under another country', () => {
  expect(changeCountry('+41 79 123 45 67', get('CH'), get('DE'))).toBe('+49 79 123 45 67');
  expect(changeCountry('079 123 45 67', undefined, get('CH'))).toBe('+41 79 123 45 67');
  expect(changeCountry('', undefined, get('AT'))).toBe('+43 ');
});

it('knows every country once, the first ones first, and the others by name', () => {
  expect(countries.slice(0, 4).map(({ code }) => code)).toEqual(['CH', 'DE', 'FR', 'AT']);
  expect(countries[4]?.name).toBe('Afghanistan');
  expect(new Set(countries.map(({ code }) => code)).size).toBe(249);
});
