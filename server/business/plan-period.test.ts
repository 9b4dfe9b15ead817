import { describe, expect, it } from 'vitest';
import { readPlanPeriod } from './plan-period.ts';

const read = (started: string, now: string, trialEnds: string | null = null) => {
  const { from, to } = readPlanPeriod(
    { created_at: new Date(started), trial_ends_at: trialEnds === null ? null : new Date(trialEnds) },
    new Date(now),
  );
  return [from.toISOString(), to.toISOString()];
};

describe('the period of a plan', () => {
  it.each([
    ['its first moment', '2026-01-15T08:00:00.000Z', '2026-01-15T08:00:00.000Z', '2026-01-15', '2026-02-15'],
    ['the last moment of a month', '2026-01-15T08:00:00.000Z', '2026-02-15T07:59:59.999Z', '2026-01-15', '2026-02-15'],
    ['the first of the next', '2026-01-15T08:00:00.000Z', '2026-02-15T08:00:00.000Z', '2026-02-15', '2026-03-15'],
    ['a month without that day', '2026-01-31T08:00:00.000Z', '2026-03-01T00:00:00.000Z', '2026-02-28', '2026-03-31'],
    ['February of a leap year', '2027-12-30T08:00:00.000Z', '2028-02-29T09:00:00.000Z', '2028-02-29', '2028-03-30'],
    ['the turn of the year', '2026-12-21T08:00:00.000Z', '2027-01-03T00:00:00.000Z', '2026-12-21', '2027-01-21'],
  ])('is a month from the day of the beginning: %s', (_what, started, now, from, to) => {
    expect(read(started, now)).toEqual([`${from}T08:00:00.000Z`, `${to}T08:00:00.000Z`]);
  });

  it('of a trial is all of it, and a month once it has ended', () => {
    const [started, ends] = ['2026-11-01T08:00:00.000Z', '2026-11-15T08:00:00.000Z'];
    expect(read(started, '2026-11-14T08:00:00.000Z', ends)).toEqual([started, ends]);
    expect(read(started, ends, ends)).toEqual([started, '2026-12-01T08:00:00.000Z']);
  });

  it('never leaves a moment out, and counts none twice', () => {
    const start = Date.UTC(2024, 0, 1);
    // Steps that hit every day of a month and every hour of a day.
    for (let step = 0; step < 5000; step += 1) {
      const created_at = new Date(start + step * 7.3 * 3600_000);
      const now = new Date(created_at.getTime() + ((step * 37) % 4000) * 25 * 3600_000);
      const { from, to } = readPlanPeriod({ created_at, trial_ends_at: null }, now);
      expect(from <= now && now < to, `${created_at.toISOString()} at ${now.toISOString()}`).toBe(true);
      expect(readPlanPeriod({ created_at, trial_ends_at: null }, to).from).toEqual(to);
    }
  });
});
