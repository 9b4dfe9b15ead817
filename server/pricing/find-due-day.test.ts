import { describe, expect, it } from 'vitest';
import { findDueDay } from './find-due-day.ts';

const hourMs = 3_600_000;

/** The hours before an end at which somebody is told, and of which day, when every hour is looked. */
function listTold(end: string, lookAt = (_hour: number) => true) {
  const endsAt = new Date(end);
  const told: [number, number][] = [];
  for (let hour = 15 * 24; hour >= -48; hour -= 1) {
    if (!lookAt(hour)) continue;
    const day = findDueDay({ endsAt, told: told.at(-1)?.[1] ?? null }, new Date(endsAt.getTime() - hour * hourMs));
    if (day !== undefined) told.push([hour, day]);
  }
  return told;
}

describe('the days on which the end of a trial is told of', () => {
  it.each([
    ['in the middle of a month', '2026-11-15T08:00:00.000Z'],
    ['after a month’s end', '2026-12-02T08:00:00.000Z'],
    ['after the end of a leap year’s February', '2028-03-01T00:00:00.000Z'],
    ['after clocks go forward', '2027-03-29T00:30:00.000Z'],
    ['after clocks go back', '2026-10-26T00:30:00.000Z'],
    ['after the turn of the year', '2027-01-01T00:00:00.000Z'],
  ])('are 7, 3 and 0, each once and to the hour: %s', (_what, end) => {
    expect(listTold(end)).toEqual([
      [168, 7],
      [72, 3],
      [0, 0],
    ]);
  });

  it('are told of late where nobody looked, and a day that was missed for the next is told of no more', () => {
    expect(listTold('2026-12-02T08:00:00.000Z', (hour) => hour < 100)).toEqual([
      [99, 7],
      [72, 3],
      [0, 0],
    ]);
    expect(listTold('2026-12-02T08:00:00.000Z', (hour) => hour > 170 || hour < 50)).toEqual([
      [49, 3],
      [0, 0],
    ]);
    expect(listTold('2026-12-02T08:00:00.000Z', (hour) => hour < -20)).toEqual([[-21, 0]]);
  });
});
