import { expect, it } from 'vitest';
import { orderCountries } from './country-order.ts';

const readFirst = (...list: Parameters<typeof orderCountries>) =>
  orderCountries(...list)
    .slice(0, 4)
    .map(({ name }) => name);

it('puts the four neighbours first, in the order of the region', () => {
  expect(readFirst('de-CH', 'CH')).toEqual(['Schweiz', 'Deutschland', 'Frankreich', 'Österreich']);
  expect(readFirst('it', 'EU')).toEqual(['Germania', 'Francia', 'Austria', 'Svizzera']);
});
