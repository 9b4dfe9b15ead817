import type { Screen } from '../access/screen.ts';

/** Beyond the specification: where mail lands while no mail server is set (docs/decisions/010). */
export const platformScreens = [
  {
    path: '/outbox',
    file: 'platform/outbox.tsx',
    roles: 'all',
    layout: 'unauthenticated',
    title: 'platform.outbox.title',
    isBeyondSpecification: true,
  },
  {
    path: '/outbox/:id',
    file: 'platform/outbox-mail.tsx',
    roles: 'all',
    layout: 'unauthenticated',
    title: 'platform.outbox.title',
    isBeyondSpecification: true,
  },
] as const satisfies readonly Screen[];
