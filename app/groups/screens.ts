import type { Screen } from '../access/screen.ts';

export const groupsScreens = [
  {
    path: '/business/members/signer-groups',
    file: 'groups/signer-groups.tsx',
    roles: ['admin'],
    layout: 'admin',
    title: 'groups.title',
  },
] as const satisfies readonly Screen[];
