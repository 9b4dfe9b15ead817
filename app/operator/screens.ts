import type { Screen } from '../access/screen.ts';

/** Beyond the specification, as a whole: for whoever runs the installation (docs/decisions/151). */
export const operatorScreens = [
  {
    path: '/operator',
    file: 'operator/installation.tsx',
    roles: ['operator'],
    layout: 'operator',
    title: 'operator.installation.title',
    isBeyondSpecification: true,
  },
  {
    path: '/operator/jobs',
    file: 'operator/jobs.tsx',
    roles: ['operator'],
    layout: 'operator',
    title: 'operator.jobs.title',
    isBeyondSpecification: true,
  },
  {
    path: '/operator/messages',
    file: 'operator/sent-messages.tsx',
    roles: ['operator'],
    layout: 'operator',
    title: 'operator.messages.title',
    isBeyondSpecification: true,
  },
  {
    path: '/operator/notices',
    file: 'operator/notices.tsx',
    roles: ['operator'],
    layout: 'operator',
    title: 'operator.notices.title',
    isBeyondSpecification: true,
  },
  {
    path: '/operator/businesses',
    file: 'operator/businesses.tsx',
    roles: ['operator'],
    layout: 'operator',
    title: 'operator.businesses.title',
    isBeyondSpecification: true,
  },
  {
    path: '/operator/logins',
    file: 'operator/logins.tsx',
    roles: ['operator'],
    layout: 'operator',
    title: 'operator.logins.title',
    isBeyondSpecification: true,
  },
  {
    path: '/operator/requests',
    file: 'operator/requests.tsx',
    roles: ['operator'],
    layout: 'operator',
    title: 'operator.requests.title',
    isBeyondSpecification: true,
  },
  {
    path: '/operator/events',
    file: 'operator/events.tsx',
    roles: ['operator'],
    layout: 'operator',
    title: 'operator.events.title',
    isBeyondSpecification: true,
  },
] as const satisfies readonly Screen[];
