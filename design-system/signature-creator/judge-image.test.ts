import { expect, it } from 'vitest';
import { judgeImage } from './judge-image.ts';

it.each([
  ['image/png', 1000, null],
  ['image/jpeg', 5000, null],
  ['image/gif', 1, null],
  ['image/svg+xml', 1000, 'type'],
  ['', 1000, 'type'],
  ['image/png', 5001, 'size'],
  ['image/png', 0, 'unreadable'],
] as const)('judges a file of type %j and %i bytes: %j', (type, size, fault) => {
  expect(judgeImage({ type, size }, 5000)).toBe(fault);
});
