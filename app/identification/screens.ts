import type { Screen } from '../access/screen.ts';

export const identificationScreens = [
  {
    path: '/profile/signature-standards',
    file: 'identification/signature-standards.tsx',
    roles: ['user'],
    layout: 'default',
    title: 'identification.standards.title',
  },
  {
    path: '/profile/signature-standards/update',
    file: 'identification/update.tsx',
    roles: ['user'],
    layout: 'default',
    title: 'identification.update.title',
  },
  {
    path: '/profile/signature-standards/legislation',
    file: 'identification/legislation.tsx',
    roles: ['user'],
    layout: 'default',
    title: 'identification.legislation.title',
  },
  {
    path: '/profile/signature-standards/eidas',
    file: 'identification/law-ways.tsx',
    roles: ['user'],
    layout: 'default',
    title: 'identification.standards.identify',
  },
  {
    path: '/profile/signature-standards/eidas/self',
    file: 'identification/identify.tsx',
    roles: ['user'],
    layout: 'default',
    title: 'identification.standards.identify',
  },
  {
    path: '/profile/signature-standards/eidas/video',
    file: 'identification/identify.tsx',
    roles: ['user'],
    layout: 'default',
    title: 'identification.standards.identify',
  },
  {
    path: '/profile/signature-standards/zertes',
    file: 'identification/law-ways.tsx',
    roles: ['user'],
    layout: 'default',
    title: 'identification.standards.identify',
  },
  {
    path: '/profile/signature-standards/zertes/auto',
    file: 'identification/identify.tsx',
    roles: ['user'],
    layout: 'default',
    title: 'identification.standards.identify',
  },
  {
    path: '/profile/signature-standards/zertes/video',
    file: 'identification/identify.tsx',
    roles: ['user'],
    layout: 'default',
    title: 'identification.standards.identify',
  },
] as const satisfies readonly Screen[];
