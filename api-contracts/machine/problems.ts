import type { ProblemTable } from '../problem.ts';

/** Problems that programs alone meet. */
export const machineProblems = {
  'error.machine.business_locked': {
    status: 403,
    name: 'feature-not-enabled',
    message:
      'The business of this API user has no active plan. An administrator can choose one; the key stays as it is.',
  },
  'error.machine.key_expired': {
    status: 401,
    name: 'problem-with-message',
    message: 'The key of this API user has expired. An administrator of its business makes another one.',
  },
  'error.machine.scope_missing': {
    status: 403,
    name: 'feature-not-enabled',
    message: 'The key of this API user is not for this. An administrator of its business can allow it.',
  },
} as const satisfies ProblemTable;
