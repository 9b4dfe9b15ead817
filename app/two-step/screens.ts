import type { Screen } from '../access/screen.ts';

/** Beyond the specification (docs/decisions/030). */
export const twoStepScreens = [
  {
    path: '/login/second-step',
    file: 'two-step/second-step.tsx',
    roles: ['unauthenticated'],
    layout: 'simple',
    title: 'two-step.login.title',
    isBeyondSpecification: true,
  },
  {
    path: '/profile/security',
    file: 'two-step/security.tsx',
    roles: ['user'],
    layout: 'default',
    title: 'two-step.title',
    isBeyondSpecification: true,
  },
] as const satisfies readonly Screen[];
