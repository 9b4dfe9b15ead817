import { describe, expect, it } from 'vitest';
import { readPlanPeriod } from './plan-period.ts';

const read = (started: string, now: string, trialEnds: string | null = null) => {
  const { from, to } = readPlanPeriod(
    { created_at: new Date(started), trial_ends_at: trialEnds === null ? null : new Date(trialEnds) },
    undefined,
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
      const { from, to } = readPlanPeriod({ created_at, trial_ends_at: null }, undefined, now);
      expect(from <= now && now < to, `${created_at.toISOString()} at ${now.toISOString()}`).toBe(true);
      expect(readPlanPeriod({ created_at, trial_ends_at: null }, undefined, to).from).toEqual(to);
    }
  });
});

describe('the period of a subscription', () => {
  const began = { created_at: new Date('2025-05-05T05:05:05.000Z'), trial_ends_at: null };
  const at = (time: string) => (time.length === 10 ? `${time}T10:00:00.000Z` : time);
  const readBought = (start: string, end: string, now: string) => {
    const { from, to } = readPlanPeriod(
      began,
      { period_start: new Date(at(start)), period_end: new Date(at(end)) },
      new Date(at(now)),
    );
    return [from.toISOString(), to.toISOString()];
  };

  it.each([
    ['its first moment', '2026-01-15', '2026-02-15', '2026-01-15'],
    ['its last moment', '2026-01-15', '2026-02-15', '2026-02-15T09:59:59.999Z'],
    ['over a month’s end', '2026-01-31', '2026-02-28', '2026-02-01'],
    ['from a short month back to the day it began on', '2026-02-28', '2026-03-31', '2026-03-30'],
    ['from leap day', '2028-02-29', '2028-03-31', '2028-03-30'],
    ['to leap day', '2028-01-31', '2028-02-29', '2028-02-29T09:59:59.999Z'],
    ['over the night in which summer time begins', '2026-03-15', '2026-04-15', '2026-03-29T01:30:00.000Z'],
    ['over the night in which it ends', '2026-10-15', '2026-11-15', '2026-10-25T01:30:00.000Z'],
  ])('by the month is the provider’s own: %s', (_, start, end, now) => {
    expect(readBought(start, end, now)).toEqual([at(start), at(end)]);
  });

  it.each([
    ['the first month', '2027-12-31', '2028-12-31', '2028-01-01', '2027-12-31', '2028-01-31'],
    ['February of a leap year', '2027-12-31', '2028-12-31', '2028-02-29', '2028-02-29', '2028-03-31'],
    ['the last month', '2028-02-29', '2029-02-28', '2029-02-27', '2029-01-29', '2029-02-28'],
  ])('by the year is the month of its year: %s', (_, start, end, now, from, to) => {
    expect(readBought(start, end, now)).toEqual([at(from), at(to)]);
  });

  it('goes on from its end until the next one is fetched, and never counts a moment in two', () => {
    expect(readBought('2026-01-15', '2026-02-15', '2026-02-15')).toEqual([at('2026-02-15'), at('2026-03-15')]);
    for (let hour = 0; hour < 366 * 24; hour += 5) {
      const now = new Date(Date.parse(at('2027-12-31')) + hour * 3600_000);
      const bought = { period_start: new Date(at('2027-12-31')), period_end: new Date(at('2028-12-31')) };
      const { from, to } = readPlanPeriod(began, bought, now);
      expect(from <= now && now < to, now.toISOString()).toBe(true);
      expect(readPlanPeriod(began, bought, to).from).toEqual(to);
    }
  });
});
