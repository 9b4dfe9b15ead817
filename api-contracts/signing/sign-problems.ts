import type { ProblemKey } from '../problems.ts';

/** Why a signature is not made, with or without account: the request's state, then what intake finds in the file. */
export const signProblems = [
  'error.sign.already_signed',
  'error.sign.failed',
  'error.sign.locked',
  'error.sign.not_your_turn',
  'error.sign.quality_insufficient',
  'error.sign.seal_not_available',
  'error.sr.changed_meanwhile',
  'error.sr.not_open',
  'error.sr.withdrawn',
  'file.pdf.glyph_missing',
  'file.pdf.damaged',
  'file.pdf.too_complex',
  'file.pdf.password_protected',
  'file.pdf.xfa',
  'file.pdf.no_changes_allowed',
  'file.pdf.timeout',
  'file.pdf.workers_busy',
  'error.not_found',
] as const satisfies readonly ProblemKey[];
