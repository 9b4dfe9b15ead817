import type { Endpoint } from './endpoint.ts';
import type { ProblemKey } from './problems.ts';

/** Every problem that an endpoint may answer: its own, and the general ones that follow from how it is called. */
export function listProblems({ auth, body, method, params, problems, query }: Endpoint): ProblemKey[] {
  const isChanging = method !== 'GET';
  return [
    ...new Set<ProblemKey>([
      ...problems,
      ...(params ? (['error.not_found'] as const) : []),
      ...(query || body || isChanging ? (['error.validation'] as const) : []),
      ...(body ? (['error.body.malformed', 'error.body.too_large', 'error.body.unsupported_type'] as const) : []),
      ...(auth === 'basic' ? (['error.auth.credentials_invalid'] as const) : []),
      ...(['bearer', 'token', 'api'].includes(auth)
        ? (['error.auth.token_invalid', 'error.auth.token_expired'] as const)
        : []),
      ...(auth === 'api' ? (['error.rate_limit.exceeded'] as const) : []),
      ...(auth === 'api' ? (['error.machine.scope_missing'] as const) : []),
      ...(isChanging ? (['error.rate_limit.exceeded', 'error.idempotency.key_reused'] as const) : []),
      'error.internal',
      'error.unavailable',
      'error.too_slow',
    ]),
  ];
}
