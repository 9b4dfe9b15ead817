import type { ProblemTable } from '../problems.ts';

export const verificationProblems = {
  'error.verification.too_large': {
    status: 413,
    name: 'limit-exceeded',
    message: 'A file of at most 40 MB can be checked here.',
  },
  'error.verification.file_gone': {
    status: 404,
    name: 'entity-not-found',
    message: 'The file is no longer kept here. Upload it again to look at its pages.',
  },
} as const satisfies ProblemTable;
