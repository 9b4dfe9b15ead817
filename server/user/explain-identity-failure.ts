import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import { refuse, type Refusal } from '../http/refusal.ts';
import { IdentityError } from '../identity/identity-provider.ts';

/** The problem that a failed login at a provider is; `refused` names the one for an answer that does not hold. Throws what is no such failure. */
export function explainFailure(error: unknown, refused: ProblemKey): Refusal {
  if (!(error instanceof IdentityError)) throw error;
  if (error.reason === 'unavailable') return refuse('error.user.identity_provider_unavailable');
  return refuse(error.reason === 'cancelled' ? 'error.user.sso_cancelled' : refused);
}
