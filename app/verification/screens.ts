import type { Screen } from '../access/screen.ts';

/** Beyond the specification: anybody checks any signed PDF (docs/decisions/017). */
export const verificationScreens = [
  {
    path: '/verify',
    file: 'verification/verify.tsx',
    roles: 'all',
    layout: 'default',
    title: 'verification.title',
    isAfterVisit: true,
    isBeyondSpecification: true,
  },
] as const satisfies readonly Screen[];
