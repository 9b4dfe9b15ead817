import { expect, it } from 'vitest';
import { judgeQuota, readQuota } from './read-quota.ts';
import { findPlan, findPlanOf, usualCatalogue } from './price-catalogue.ts';

const team = findPlan(usualCatalogue, 'team');

it('is what the plan includes for each seat, nothing of what it does not name, and no limit where it has none', () => {
  expect(readQuota(team, 'QES', 1)).toBe(5);
  expect(readQuota(team, 'QES', 7)).toBe(35);
  expect(readQuota(team, 'SES', 7)).toBeNull();
  expect(readQuota(team, 'PART11', 7)).toBe(0);
  expect(readQuota(team, 'DEMO', 7)).toBeNull();
  for (const quality of ['SES', 'AES', 'AES_MINIMAL', 'QES', 'PART11', 'DEMO'] as const) {
    expect(readQuota(undefined, quality, 1)).toBeNull();
    for (const plan of ['trial', 'self-hosted', 'enterprise', 'entreprise-2024'])
      expect(readQuota(findPlanOf(usualCatalogue, plan), quality, 1), `${plan} ${quality}`).toBeNull();
  }
});

it('is near its end from four fifths on, and used up with the last one', () => {
  const states = (limit: number) => Array.from({ length: limit + 2 }, (_, used) => judgeQuota(used, limit));
  expect(states(5)).toEqual(['ok', 'ok', 'ok', 'ok', 'near', 'exhausted', 'exhausted']);
  expect(states(1)).toEqual(['ok', 'exhausted', 'exhausted']);
  expect(judgeQuota(79, 100)).toBe('ok');
  expect(judgeQuota(80, 100)).toBe('near');
  expect(judgeQuota(0, 0)).toBe('exhausted');
});
