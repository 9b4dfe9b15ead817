import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';

/** What lies at the moment or at the server, not in the file. */
const passing: ReadonlySet<ProblemKey> = new Set([
  'file.upload.interrupted',
  'file.upload.too_large',
  'file.pdf.timeout',
  'file.pdf.workers_busy',
  'file.conversion.away',
]);

/** What the request or the account does not take back, whatever the file. */
const lasting: ReadonlySet<ProblemKey> = new Set([
  'error.not_found',
  'error.sr.withdrawn',
  'error.sr.not_open',
  'error.sr.already_signed_by_somebody',
  'error.body.too_large',
]);

/** Whether the same file would be refused again. Too large may be all files together, of which one can be taken away. */
export const isFinalRefusal = (key: ProblemKey): boolean =>
  lasting.has(key) || (key.startsWith('file.') && !passing.has(key));
