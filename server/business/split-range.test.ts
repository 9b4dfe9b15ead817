import { expect, it } from 'vitest';
import { splitRange } from './split-range.ts';

const range = ([from, to]: readonly [string, string]) => ({ from: new Date(from), to: new Date(to) });
const until = new Date('2026-11-20T00:00:00.000Z');

it.each([
  [
    'nothing is counted',
    undefined,
    '2026-11-01T00:00Z',
    '2026-11-03T00:00Z',
    undefined,
    [['2026-11-01T00:00Z', '2026-11-03T00:00Z']],
  ],
  [
    'it lies within a day',
    until,
    '2026-11-01T05:00Z',
    '2026-11-01T20:00Z',
    undefined,
    [['2026-11-01T05:00Z', '2026-11-01T20:00Z']],
  ],
  ['it is whole days', until, '2026-11-01T00:00Z', '2026-11-03T00:00Z', ['2026-11-01T00:00Z', '2026-11-03T00:00Z'], []],
  [
    'it begins and ends within days',
    until,
    '2026-11-01T05:00Z',
    '2026-11-03T05:00Z',
    ['2026-11-02T00:00Z', '2026-11-03T00:00Z'],
    [
      ['2026-11-01T05:00Z', '2026-11-02T00:00Z'],
      ['2026-11-03T00:00Z', '2026-11-03T05:00Z'],
    ],
  ],
  [
    'it goes on after what is counted',
    until,
    '2026-11-19T00:00Z',
    '2026-11-25T00:00Z',
    ['2026-11-19T00:00Z', '2026-11-20T00:00Z'],
    [['2026-11-20T00:00Z', '2026-11-25T00:00Z']],
  ],
  ['it is empty', until, '2026-11-03T00:00Z', '2026-11-03T00:00Z', undefined, []],
] as const)('a range is counted in parts when %s', (_when, countedUntil, from, to, days, rest) => {
  expect(splitRange(range([from, to]), countedUntil)).toEqual({
    days: days && range(days),
    rest: rest.map(range),
  });
});
