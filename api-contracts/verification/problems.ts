import type { ProblemTable } from '../problem.ts';

/** Why a file cannot be checked. What helps an upload (“print it to a new PDF”) would destroy the signatures that are to be checked. */
export const verificationProblems = {
  'error.verification.too_large': {
    status: 413,
    name: 'limit-exceeded',
    message: 'A file of at most 112.5 MB can be checked here.',
  },
  'error.verification.not_a_pdf': {
    status: 415,
    name: 'problem-with-message',
    message: 'The file is not a PDF. Only signatures in PDF files can be checked here.',
  },
  'error.verification.too_complex': {
    status: 422,
    name: 'problem-with-message',
    message:
      'Checking the file would take more time or memory than one file may take. Use a checker on your own machine.',
  },
  'error.verification.file_gone': {
    status: 404,
    name: 'entity-not-found',
    message: 'The file is no longer kept here. Upload it again to look at its pages.',
  },
} as const satisfies ProblemTable;
