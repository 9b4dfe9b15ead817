import { describe, expect, it } from 'vitest';
import { endOfDay, readDay } from './end-of-day.ts';

describe('the end of a day', () => {
  it.each([
    ['2026-12-24', 'Europe/Zurich', '2026-12-24T22:59:59.000Z'],
    ['2026-07-01', 'Europe/Zurich', '2026-07-01T21:59:59.000Z'],
    ['2026-03-29', 'Europe/Zurich', '2026-03-29T21:59:59.000Z'],
    ['2026-10-25', 'Europe/Zurich', '2026-10-25T22:59:59.000Z'],
    ['2026-12-24', 'Pacific/Auckland', '2026-12-24T10:59:59.000Z'],
    ['2026-12-24', 'America/Los_Angeles', '2026-12-25T07:59:59.000Z'],
    ['2026-12-24', 'UTC', '2026-12-24T23:59:59.000Z'],
  ])('%s in %s is %s, and that is on the same day', (day, zone, instant) => {
    expect(endOfDay(day, zone)).toBe(instant);
    expect(readDay(instant, zone)).toBe(day);
    expect(readDay(new Date(Date.parse(instant) + 1000), zone)).not.toBe(day);
  });
});
