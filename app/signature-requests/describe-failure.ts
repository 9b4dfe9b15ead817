import type { TextReference } from '../forms/describe-violation.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { describeProblem } from '../forms/map-problem.ts';

/** The sentence for what a call from the browser threw, to be formatted by `useTexts`. */
export function describeFailure(error: unknown): TextReference {
  if (isApiProblem(error)) return describeProblem(error);
  return { id: error instanceof TypeError ? 'error.offline' : 'error.internal' };
}
