import type { ProblemTable } from '../problem.ts';

export const templatesProblems = {
  'error.template.edit_not_allowed': {
    status: 403,
    name: 'feature-not-enabled',
    message: 'This template is shared with you to use it, not to change it. Ask whoever made it.',
  },
  'error.template.owner_only': {
    status: 403,
    name: 'feature-not-enabled',
    message: 'Only whoever made the template, or an administrator, shares and deletes it.',
  },
  'error.template.changed_meanwhile': {
    status: 422,
    name: 'problem-with-message',
    message: 'Somebody else changed the template meanwhile. Reload it and try again.',
  },
  'error.template.too_many': {
    status: 422,
    name: 'limit-exceeded',
    message: 'The organisation has as many templates as it can keep. Delete one that nobody uses.',
  },
  'error.template.too_few_pages': {
    status: 422,
    name: 'problem-with-message',
    message:
      'The new file has fewer pages: signatures stand on pages that it does not have. Move them first, or choose another file.',
  },
  'error.template.places_doubtful': {
    status: 422,
    name: 'problem-with-message',
    message:
      'A file was replaced, and places of signatures are still to be confirmed. Look at them in the template first.',
  },
  'error.template.people_missing': {
    status: 422,
    name: 'problem-with-message',
    message: 'Name one person for each role of the template that signs, and of a quorum as many as have to sign.',
  },
  'error.batch.columns_wrong': {
    status: 422,
    name: 'problem-with-message',
    message:
      'The columns do not fit the template: each role that signs needs one with e-mail addresses, each placeholder one with its values, and none may be named twice.',
  },
  'error.batch.rows_faulty': {
    status: 422,
    name: 'problem-with-message',
    message: 'Some cells are missing or not valid. Nothing was sent. Correct them and send again.',
  },
  'error.batch.owner_only': {
    status: 403,
    name: 'feature-not-enabled',
    message: 'Only whoever has made this batch sends its rows once more.',
  },
  'error.batch.owner_left': {
    status: 422,
    name: 'problem-with-message',
    message: 'Whoever has made this batch does not belong to the organisation any more.',
  },
  'error.batch.busy': {
    status: 422,
    name: 'problem-with-message',
    message: 'The requests of this batch are being withdrawn or reminded of already. Wait until that is done.',
  },
  'error.batch.nothing_signed': {
    status: 422,
    name: 'problem-with-message',
    message: 'No request of this batch is signed by everybody yet.',
  },
} as const satisfies ProblemTable;
