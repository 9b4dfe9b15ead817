import { expect, it } from 'vitest';
import { planCallbackTry } from './plan-callback-try.ts';

const begun_at = new Date('2026-11-21T08:00:00.000Z');
const plan = (status: number | undefined, retryAfter?: string, attempts = 1, now = begun_at) => {
  const next = planCallbackTry({ status, retryAfter }, { begun_at, attempts }, now);
  return next instanceof Date ? (next.getTime() - now.getTime()) / 60_000 : next;
};
const later = (minutes: number) => new Date(begun_at.getTime() + minutes * 60_000);

it.each([200, 202, 204, 299])('is done with %d', (status) => expect(plan(status)).toBe('COMPLETED'));
it.each([undefined, 199, 301, 302, 307, 400, 404, 429, 500, 503])('comes again after %s, in ten minutes', (status) =>
  expect(plan(status)).toBe(10),
);
it('is given up at once where the receiver is gone for good, and after the thirteenth try', () => {
  expect(plan(410)).toBe('RESIGNATED');
  expect(plan(500, undefined, 12, later(110))).toBe(10);
  expect(plan(500, undefined, 13, later(120))).toBe('RESIGNATED');
});
it.each([
  ['60', 1],
  ['0', 1 / 60],
  ['999999', 120],
  ['Sat, 21 Nov 2026 08:30:00 GMT', 30],
  ['Sat, 21 Nov 2020 08:30:00 GMT', 1 / 60],
  ['tomorrow', 10],
  ['-5', 1 / 60],
])('waits as Retry-After says: %s', (retryAfter, minutes) => {
  expect(plan(503, retryAfter)).toBeCloseTo(minutes, 3);
});
it('is not given up within two hours, however short the pauses that the receiver has asked for', () => {
  // Thirteen tries in half a minute, say while the receiver is replaced: the rest of the two hours is its own.
  expect(plan(503, '2', 13, later(0.5))).toBe(10);
  expect(plan(undefined, undefined, 14, later(10.5))).toBe(10);
  expect(plan(503, '1', 24, later(110))).toBe(10);
  expect(plan(503, '1', 25, later(110.1))).toBe('RESIGNATED');
});
it('is over after a day, however long the receiver asks for', () => {
  expect(plan(503, '7200', 12, new Date('2026-11-22T06:00:00.000Z'))).toBe(120);
  expect(plan(503, '7200', 12, new Date('2026-11-22T06:00:00.001Z'))).toBe('RESIGNATED');
});
