import type { Endpoint } from './endpoint.ts';
import { problems, type ProblemKey } from './problems.ts';

/** What programs of the family know as 422, too: a repeat that is none, and a page that cannot be drawn. */
const kept: ReadonlySet<ProblemKey> = new Set<ProblemKey>(['error.idempotency.key_reused']);

/** The status with which an endpoint answers a problem: programs know what a state forbids as 400 (machine API, section 8). */
export function readProblemStatus({ isTolerant }: Pick<Endpoint, 'isTolerant'>, key: ProblemKey): number {
  const { status } = problems[key];
  return isTolerant && status === 422 && !kept.has(key) ? 400 : status;
}
