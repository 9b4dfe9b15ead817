import type { ProblemTable } from '../problem.ts';

/** Problems of managing an organisation’s seals. */
export const sealsProblems = {
  'error.seal.admins_only': {
    status: 403,
    name: 'feature-not-enabled',
    message: 'Only administrators of the business manage its seals. Ask one of them.',
  },
  'error.seal.member_unknown': {
    status: 422,
    name: 'problem-with-message',
    message: 'Not everybody named belongs to the business. Invite them first.',
  },
  'error.seal.too_many': {
    status: 422,
    name: 'limit-exceeded',
    message: 'The business has 50 seals already. Use one of them.',
  },
  'error.seal.image_too_large': {
    status: 413,
    name: 'limit-exceeded',
    message: 'The image is larger than 5 MB. Choose a smaller one.',
  },
  'error.seal.image_unreadable': {
    status: 422,
    name: 'problem-with-message',
    message: 'This image cannot be read. Save it as PNG or JPEG and try again.',
  },
} as const satisfies ProblemTable;
