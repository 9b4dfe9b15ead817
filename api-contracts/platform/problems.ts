import type { ProblemTable } from '../problem.ts';

/** Problems of what belongs to nobody. */
export const platformProblems = {
  'error.contact.refused': {
    status: 422,
    name: 'problem-with-message',
    message: 'The form was not taken as it is. Check the e-mail address, then send it again.',
  },
  'error.contact.unavailable': {
    status: 503,
    name: 'problem-with-message',
    message: 'The form cannot be taken right now. Nothing was sent. Try again in a few minutes.',
  },
} as const satisfies ProblemTable;
