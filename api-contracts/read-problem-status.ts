import type { Endpoint } from './endpoint.ts';
import { problems, type ProblemKey } from './problems.ts';

/** Content that is no usable PDF is wrong; 415 is for what says to be of another type. */
const unusable: ReadonlySet<ProblemKey> = new Set<ProblemKey>(['file.pdf.not_a_pdf', 'error.verification.not_a_pdf']);

/** What programs of the family know as 422, too: a repeat that is none, and a page that cannot be drawn. */
const kept: ReadonlySet<ProblemKey> = new Set<ProblemKey>([
  'error.idempotency.key_reused',
  'file.pdf.page_not_renderable',
]);

/** The status with which an endpoint answers a problem: programs know what a state forbids as 400 (machine API, section 8). */
export function readProblemStatus({ isTolerant }: Pick<Endpoint, 'isTolerant'>, key: ProblemKey): number {
  const { status } = problems[key];
  const isWrong = unusable.has(key) || (status === 422 && !kept.has(key));
  return isTolerant && isWrong ? 400 : status;
}
