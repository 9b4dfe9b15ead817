import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';

/** As the contract says. */
const mostBytes = 112.5 * 1024 * 1024;

/** Why a file need not be sent; the server would refuse it with the same key. */
export function judgeFile({ size }: Pick<File, 'size'>): ProblemKey | undefined {
  if (size === 0) return 'file.pdf.empty';
  return size > mostBytes ? 'error.verification.too_large' : undefined;
}
