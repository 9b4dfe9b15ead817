import type { Screen } from '../access/screen.ts';

export const membersScreens = [
  {
    path: '/business/members',
    file: 'members/members.tsx',
    roles: ['admin'],
    layout: 'admin',
    title: 'members.list.title',
  },
  {
    path: '/business/members/domains',
    file: 'members/domains.tsx',
    roles: ['admin'],
    layout: 'admin',
    title: 'members.domains.title',
  },
] as const satisfies readonly Screen[];
