import { expect, it } from 'vitest';
import { findPlatform, orderCountries } from './country-order.ts';

const readFirst = (...list: Parameters<typeof orderCountries>) =>
  orderCountries(...list)
    .slice(0, 4)
    .map(({ name }) => name);

it('puts the four neighbours first, in the order of the platform', () => {
  expect(readFirst('de-CH', 'CH')).toEqual(['Schweiz', 'Deutschland', 'Frankreich', 'Österreich']);
  expect(readFirst('it', 'EU')).toEqual(['Germania', 'Francia', 'Austria', 'Svizzera']);
});

it.each([
  ['https://sign.example.de', 'EU'],
  ['https://sign.example.eu:8443/', 'EU'],
  ['https://sign.example.ch', 'CH'],
  ['https://de.example.com', 'CH'],
  ['http://localhost:3000', 'CH'],
])('finds from the address %s that the platform is at home in %s', (url, platform) => {
  expect(findPlatform(url)).toBe(platform);
});
