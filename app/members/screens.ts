import type { Screen } from '../access/screen.ts';

export const membersScreens = [
  {
    path: '/business/members',
    file: 'members/members.tsx',
    roles: ['admin'],
    layout: 'admin',
    title: 'members.list.title',
  },
] as const satisfies readonly Screen[];
