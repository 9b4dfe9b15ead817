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
  'error.image.source_not_allowed': {
    status: 422,
    name: 'problem-with-message',
    message: 'Only pictures of this installation are transformed: those under /img and the logos of its organisations.',
  },
  'error.image.unreadable': {
    status: 415,
    name: 'problem-with-message',
    message: 'The picture cannot be read. It must be a PNG, JPEG or WebP of at most 40 million pixels.',
  },
} as const satisfies ProblemTable;
