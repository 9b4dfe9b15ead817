import { expect, it } from 'vitest';
import { planDomainCheck } from './plan-domain-check.ts';

it('looks at a domain more and more seldom, at least every hour, and for 48 hours', () => {
  const start = new Date('2026-11-22T08:00:00.000Z');
  const until = new Date('2026-11-24T08:00:00.000Z');
  const moments: number[] = [];
  for (let now: Date | undefined = start, checks = 1; now; checks += 1) {
    now = planDomainCheck(checks, until, now);
    if (now) moments.push((now.getTime() - start.getTime()) / 60_000);
  }
  expect(moments.slice(0, 8)).toEqual([1, 3, 7, 15, 31, 63, 123, 183]);
  expect(moments.at(-1)).toBeGreaterThan(47 * 60);
  expect(moments.at(-1)).toBeLessThanOrEqual(48 * 60);
  expect(moments.length).toBeLessThan(60);
});
