import type { Screen } from '../access/screen.ts';

export const maintenanceScreens = [
  {
    path: '/sorry',
    file: 'maintenance/sorry.tsx',
    roles: ['unauthenticated', 'user', 'nas'],
    layout: 'unauthenticated',
    title: 'maintenance.sorry.title',
  },
  {
    path: '/maintenance',
    file: 'maintenance/maintenance.tsx',
    roles: 'all',
    layout: 'unauthenticated',
    title: 'maintenance.blocking.title',
    isAfterVisit: true,
  },
  {
    path: '/cookiesblocked',
    file: 'maintenance/cookies-blocked.tsx',
    roles: 'all',
    layout: 'unauthenticated',
    title: 'maintenance.cookies.title',
    isAfterVisit: true,
  },
  {
    path: '*',
    file: 'maintenance/not-found.tsx',
    roles: 'all',
    layout: 'unauthenticated',
    title: 'maintenance.not-found.title',
    isAfterVisit: true,
  },
] as const satisfies readonly Screen[];
