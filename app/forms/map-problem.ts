import type { ApiProblem } from '@sigillum/api-contracts/client.ts';
import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import { describeViolation, type TextReference } from './describe-violation.ts';
import { isApiProblem } from './is-api-problem.ts';
import { type FormFailure, keepTyped } from './parse-form.ts';

/** The text of a problem has the problem's key as its id; its placeholders come from the problem's details. */
export function describeProblem({ key, problem, retryAfter }: ApiProblem): TextReference {
  const plain = Object.entries(problem.details ?? {}).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'number',
  );
  const values = {
    ...(Object.fromEntries(plain) as Record<string, string | number>),
    ...(retryAfter !== undefined && { retryAfter }),
  };
  return { id: key ?? 'error.internal', values };
}

/**
 * Turns what `send` threw into a failure of the form: refused fields to their fields, problem keys to the field that `fields` names for
 * them (`{ 'error.user.password_weak': 'password' }`), everything else above the form. Errors that are no problems are thrown on.
 */
export function mapProblem(
  error: unknown,
  form: FormData,
  fields: Partial<Record<ProblemKey, string>> = {},
): FormFailure {
  if (!isApiProblem(error)) throw error;
  const failure: FormFailure = { fields: {}, typed: keepTyped(form) };
  for (const { field, code, limit } of error.problem.violations ?? []) {
    failure.fields[field] ??= describeViolation({ code, ...(limit !== undefined && { limit }) });
  }
  const own = error.key && fields[error.key];
  if (own) failure.fields[own] ??= describeProblem(error);
  else if (Object.keys(failure.fields).length === 0) failure.form = describeProblem(error);
  return failure;
}
