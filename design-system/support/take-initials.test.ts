import { expect, it } from 'vitest';
import { takeInitials } from './take-initials.ts';

it.each([
  ['Anna Meier', 'AM'],
  ['anna maria von salis', 'AS'],
  ['Étienne', 'É'],
  ['reto.keller@example.ch', 'R'],
  ['👩‍🚀 Ride', '👩‍🚀R'],
  ['  ', ''],
])('takes from %j the initials %j', (name, initials) => {
  expect(takeInitials(name)).toBe(initials);
});
