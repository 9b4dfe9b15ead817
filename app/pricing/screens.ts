import type { Screen } from '../access/screen.ts';

export const pricingScreens = [
  { path: '/upgrade', file: 'pricing/upgrade.tsx', roles: ['user'], layout: 'default', title: 'pricing.upgrade.title' },
  {
    path: '/business/upgrade',
    file: 'pricing/upgrade-business.tsx',
    roles: ['user', 'admin'],
    strict: true,
    layout: 'default',
    title: 'pricing.upgrade.title',
  },
  {
    path: '/business/billing/plan',
    file: 'pricing/plan.tsx',
    roles: ['admin'],
    layout: 'admin',
    title: 'pricing.plan.title',
  },
  {
    path: '/business/extras',
    file: 'pricing/extras.tsx',
    roles: ['admin'],
    layout: 'admin',
    title: 'pricing.extras.title',
  },
] as const satisfies readonly Screen[];
