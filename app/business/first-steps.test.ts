import { expect, it } from 'vitest';
import { listFirstSteps } from './first-steps.ts';

type Standing = Parameters<typeof listFirstSteps>[0];

const fresh = {
  statistics: { seats: { used: 1, total: null }, open_invitations: 0, has_sent_requests: false },
  settings: {
    supportContact: { email: null, phone: null },
    affiliate: { enabled: false },
    userPilot: { enabled: false },
  },
  features: ['seals'],
  seals: [],
  domains: [],
} satisfies Standing;
const isProved = (domains: Standing['domains']) =>
  listFirstSteps({ ...fresh, domains }).find(({ name }) => name === 'domain')!.isDone;

it('does not lead to what the plan does not include', () => {
  const listNames = (features: Standing['features']) => listFirstSteps({ ...fresh, features }).map(({ name }) => name);
  expect(listNames(['seals'])).toContain('seal');
  expect(listNames(['members', 'groups'])).not.toContain('seal');
});

it('holds a domain for proved once one of them is', () => {
  expect(isProved([])).toBe(false);
  expect(isProved([{ state: 'requested' }])).toBe(false);
  expect(isProved([{ state: 'requested' }, { state: 'activated' }])).toBe(true);
});
