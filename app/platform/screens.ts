import type { Screen } from '../access/screen.ts';

/**
 * Beyond the specification: where mail lands while no mail server is set (docs/decisions/010), and the contact form, which the specification
 * names without a place (docs/decisions/135).
 */
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
  {
    path: '/contact',
    file: 'platform/contact.tsx',
    roles: 'all',
    layout: 'simple',
    title: 'platform.contact.title',
    isBeyondSpecification: true,
  },
] as const satisfies readonly Screen[];
