import type { ProblemTable } from '../problem.ts';

/** Problems of managing a business’s groups of signers. */
export const groupsProblems = {
  'error.group.admins_only': {
    status: 403,
    name: 'feature-not-enabled',
    message: 'Only administrators of the business manage its groups. Ask one of them.',
  },
  'error.group.too_many': {
    status: 422,
    name: 'limit-exceeded',
    message: 'The business has as many groups as its plan allows. Delete one, or change the plan.',
  },
  'error.group.too_many_members': {
    status: 422,
    name: 'limit-exceeded',
    message: 'The group would have more people than the plan allows. Name fewer.',
  },
  'error.group.changed_meanwhile': {
    status: 422,
    name: 'problem-with-message',
    message: 'Somebody else changed the group meanwhile. Reload and try again.',
  },
} as const satisfies ProblemTable;
