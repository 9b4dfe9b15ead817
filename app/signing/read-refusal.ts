import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';

/** Status and key of what `load` has thrown for a page; empty for a redirect. */
export function readRefusal(thrown: unknown): { status?: number | undefined; key?: ProblemKey | undefined } {
  const { init, data } = thrown as { init?: { status?: number }; data?: { key?: ProblemKey } };
  return { status: init?.status, key: data?.key };
}
