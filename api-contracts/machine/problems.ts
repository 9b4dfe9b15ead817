import type { ProblemTable } from '../problem.ts';

/** Problems that programs alone meet. */
export const machineProblems = {
  'error.machine.business_locked': {
    status: 403,
    name: 'feature-not-enabled',
    message:
      'The business of this API user has no active plan. An administrator can choose one; the key stays as it is.',
  },
} as const satisfies ProblemTable;
