import { expect, it } from 'vitest';
import { parseNumber, stepNumber } from './number-text.ts';

it.each([
  ['12', 12],
  [' 1’234.5 ', 1234.5],
  ["1'234", 1234],
  ['1 234,50', 1234.5],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['-3', -3],
  ['−3', -3],
  [',5', 0.5],
  ['', undefined],
  ['-', undefined],
  ['12a', undefined],
  ['1.2.3', undefined],
  ['1e5', undefined],
])('reads %j as %j', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

it('steps inside the bounds and without drift', () => {
  expect(stepNumber(5, 1, { step: 1 })).toBe(6);
  expect(stepNumber(89, 10, { step: 1, greatest: 90 })).toBe(90);
  expect(stepNumber(12, -10, { step: 1, least: 10 })).toBe(10);
  expect(stepNumber(0.2, 1, { step: 0.1 })).toBe(0.3);
});

it('begins at the least when nothing stands there', () => {
  expect(stepNumber(undefined, 1, { step: 1, least: 10 })).toBe(10);
  expect(stepNumber(undefined, -1, { step: 1, least: 10 })).toBe(10);
  expect(stepNumber(undefined, 1, { step: 1 })).toBe(0);
});
