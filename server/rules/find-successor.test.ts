import { expect, it } from 'vitest';
import { withdrawPlan } from '../testing/withdraw-plan.ts';
import { readFreePlan } from './find-successor.ts';
import { usualCatalogue } from './price-catalogue.ts';

const startsAt = '2027-01-01T00:00:00.000Z';
const catalogue = withdrawPlan(usualCatalogue, 'free_legacy', { plan: 'free_v1', startsAt });
const read = (freeAccountType: 'free_v1' | 'free_migrated' | 'free_legacy' | undefined, at: string) =>
  readFreePlan(catalogue, freeAccountType === undefined ? {} : { freeAccountType }, new Date(at));

it('is the plan that was given until the first millisecond of what follows, and that one from then on', () => {
  expect(read('free_legacy', '2026-12-31T23:59:59.999Z')).toBe('free_legacy');
  expect(read('free_legacy', startsAt)).toBe('free_v1');
});

it('is what it was where nothing follows', () => {
  expect(read('free_migrated', startsAt)).toBe('free_migrated');
  expect(read('free_v1', startsAt)).toBe('free_v1');
  expect(read(undefined, startsAt)).toBeUndefined();
});
