import { isApiProblem } from '../forms/is-api-problem.ts';
import { describeFailure } from '../forms/describe-failure.ts';
import type { FormFailure } from '../forms/parse-form.ts';

/** What may have kept a business from being made that the form for another try can tell. */
const reasons: readonly string[] = [
  'error.user.terms_not_accepted',
  'error.validation',
  'error.rate_limit.exceeded',
  'error.unavailable',
  'error.internal',
];

/**
 * Where a sign-up goes on whose account was made and whose business was not: to the form for a business, which tells why; whoever
 * belongs to one meanwhile has arrived.
 */
export function leadOnFrom(error: unknown): string {
  if (isApiProblem(error) && error.key === 'error.business.already_member') return '/';
  const { id } = describeFailure(error);
  return `/business/register?${new URLSearchParams({ failed: reasons.includes(id) ? id : 'error.internal' })}`;
}

/** The reason at the head of that form. An address is anybody's to write: other words than ours are none. */
export function readFailed(search: URLSearchParams): FormFailure | undefined {
  const id = search.get('failed') ?? '';
  return reasons.includes(id) ? { fields: {}, typed: {}, form: { id } } : undefined;
}
