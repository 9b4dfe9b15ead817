import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import { refuse, type Refusal } from '../http/refusal.ts';
import { IdentityError } from '../identity/identity-provider.ts';

const keys = {
  cancelled: 'error.user.sso_cancelled',
  unavailable: 'error.user.identity_provider_unavailable',
  misconfigured: 'error.user.identity_provider_misconfigured',
  refused: 'error.user.sso_answer_invalid',
} as const satisfies Record<IdentityError['reason'], ProblemKey>;

/** The problem that a failed login at a provider is. Throws what is no such failure. */
export function explainFailure(error: unknown): Refusal {
  if (!(error instanceof IdentityError)) throw error;
  return refuse(keys[error.reason]);
}
