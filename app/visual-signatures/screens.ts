import type { Screen } from '../access/screen.ts';

export const visualSignaturesScreens = [
  {
    path: '/profile/visual-signature',
    file: 'visual-signatures/visual-signatures.tsx',
    roles: ['user'],
    layout: 'default',
    title: 'visual-signatures.title',
  },
] as const satisfies readonly Screen[];
