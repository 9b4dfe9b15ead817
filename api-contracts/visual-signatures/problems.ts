import type { ProblemTable } from '../problem.ts';

/** Problems of people’s visual signatures. */
export const visualSignaturesProblems = {
  'error.visual_signature.too_many': {
    status: 422,
    name: 'limit-exceeded',
    message: 'You have 20 visual signatures already. Change or delete one of them.',
  },
  'error.visual_signature.not_drawable': {
    status: 422,
    name: 'problem-with-message',
    message: 'Some characters, such as emoji, cannot be drawn in a document. Remove them and try again.',
  },
  'error.visual_signature.image_too_large': {
    status: 413,
    name: 'limit-exceeded',
    message: 'The image is larger than 5 MB. Choose a smaller one.',
  },
  'error.visual_signature.image_unreadable': {
    status: 422,
    name: 'problem-with-message',
    message: 'This image cannot be read. Save it as PNG, JPEG or GIF and try again.',
  },
  'error.visual_signature.image_empty': {
    status: 422,
    name: 'problem-with-message',
    message: 'This image shows nothing on white paper. Choose one with a dark signature.',
  },
} as const satisfies ProblemTable;
