import type { TextReference } from './describe-violation.ts';
import { isApiProblem } from './is-api-problem.ts';
import { describeProblem } from './map-problem.ts';

/** What went wrong outside the API, where we know a sentence for it. */
export class KnownFailure extends Error {
  readonly text: TextReference;
  constructor(text: TextReference, cause: unknown) {
    super(text.id, { cause });
    this.text = text;
  }
}

/** The sentence for what was thrown in the browser, to be formatted by `useTexts`. */
export function describeFailure(error: unknown): TextReference {
  if (isApiProblem(error)) return describeProblem(error);
  if (error instanceof KnownFailure) return error.text;
  // Where an answer came that nobody understands, what was asked may be done.
  return { id: error instanceof TypeError ? 'error.offline' : 'error.unclear' };
}
