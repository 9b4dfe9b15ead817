import type { Screen } from '../access/screen.ts';

export const signatureRequestsScreens = [
  {
    path: '/',
    file: 'signature-requests/dashboard.tsx',
    roles: ['user'],
    layout: 'default',
    title: 'signature-requests.dashboard.title',
  },
  {
    path: '/dashboard',
    file: 'signature-requests/dashboard.tsx',
    roles: ['user'],
    layout: 'default',
    title: 'signature-requests.dashboard.title',
  },
  {
    path: '/invite/:id',
    file: 'signature-requests/invite.tsx',
    roles: ['member'],
    layout: 'main',
    title: 'signature-requests.invite.title',
  },
  {
    path: '/signed',
    file: 'signature-requests/signed.tsx',
    roles: 'all',
    layout: 'simple',
    title: 'signature-requests.signed.title',
    isAfterVisit: true,
  },
  {
    path: '/declined',
    file: 'signature-requests/declined.tsx',
    roles: 'all',
    layout: 'simple',
    title: 'signature-requests.declined.title',
    isAfterVisit: true,
  },
  {
    path: '/expired',
    file: 'signature-requests/expired.tsx',
    roles: 'all',
    layout: 'simple',
    title: 'signature-requests.expired.title',
    isAfterVisit: true,
  },
  {
    path: '/not-available',
    file: 'signature-requests/not-available.tsx',
    roles: ['user'],
    layout: 'simple',
    title: 'signature-requests.not-available.title',
  },
  {
    path: '/sendto/:id',
    file: 'signature-requests/send-to.tsx',
    roles: ['user'],
    layout: 'simple',
    title: 'signature-requests.send-to.title',
  },
] as const satisfies readonly Screen[];
