import { expect, it } from 'vitest';
import { leadsToSorry } from './leads-to-sorry.ts';

it.each([
  [500, true],
  [502, true],
  [504, true],
  [503, false],
  [429, false],
  [409, false],
])('says of a %i whether the page gives way to /sorry', (status, isLed) => {
  expect(leadsToSorry(status)).toBe(isLed);
});
