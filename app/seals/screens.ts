import type { Screen } from '../access/screen.ts';

export const sealsScreens = [
  { path: '/business/seals', file: 'seals/seals.tsx', roles: ['admin'], layout: 'admin', title: 'seals.title' },
  {
    path: '/business/seals/:accountname',
    file: 'seals/seal.tsx',
    roles: ['admin'],
    layout: 'admin',
    title: 'seals.detail.title',
  },
] as const satisfies readonly Screen[];
