import { expect, it } from 'vitest';
import { mostDays, planLook } from './plan-look.ts';

const at = new Date('2026-11-22T12:00:00Z');
const waitAfter = (looks: number) => (planLook(looks, at, at)!.getTime() - at.getTime()) / 1000;

it('asks soon at first, then more and more seldom, and every hour at least', () => {
  expect([0, 1, 2, 5, 17, 1000].map(waitAfter)).toEqual([5, 7.5, 11.25, 37.968, 3600, 3600]);
});

it('asks no more about a case of which nothing was heard for a month', () => {
  const later = (days: number) => new Date(at.getTime() + days * 86_400_000);
  expect(planLook(3, at, later(mostDays - 0.01))).toBeDefined();
  expect(planLook(3, at, later(mostDays))).toBeUndefined();
});
