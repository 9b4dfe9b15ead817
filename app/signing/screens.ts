import type { Screen } from '../access/screen.ts';

export const signingScreens = [
  { path: '/view/:srid', file: 'signing/view.tsx', roles: ['user'], layout: 'main', title: 'signing.view.title' },
  {
    path: '/view/:id/:userid',
    file: 'signing/view-directly.tsx',
    roles: ['nas'],
    layout: 'main',
    title: 'signing.view.title',
  },
  {
    path: '/embed/:token',
    file: 'signing/embed.tsx',
    roles: 'all',
    layout: 'simple',
    title: 'signing.view.title',
    isBeyondSpecification: true,
  },
  {
    path: '/handed-back',
    file: 'signing/handed-back.tsx',
    roles: 'all',
    layout: 'simple',
    title: 'signing.hand-over.back-title',
    isBeyondSpecification: true,
    isAfterVisit: true,
  },
  {
    path: '/mab/redirect',
    file: 'signing/mab-redirect.tsx',
    roles: 'all',
    layout: 'simple',
    title: 'signing.return.title',
    isAfterVisit: true,
  },
] as const satisfies readonly Screen[];
