import type { ProviderFinding } from '@sigillum/api-contracts/members/domain-schemas.ts';
import { ExternalError } from '@sigillum/engine/trust/external';
import { ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import { IdentityError } from './identity-provider.ts';

/** The error itself and what caused it, from the outside in. */
const listCauses = (error: unknown): unknown[] => (error instanceof Error ? [error, ...listCauses(error.cause)] : []);

/** What a try of a provider that has thrown has found. Throws on what is no failure of the other side. */
export function explainTrial(error: unknown): ProviderFinding {
  const causes = listCauses(error);
  const refused = causes.find((cause) => cause instanceof ResponseBodyError);
  if (refused) return refused.error === 'invalid_grant' ? 'works' : 'client_refused';
  if (causes.some((cause) => cause instanceof WWWAuthenticateChallengeError)) return 'client_refused';
  const external = causes.find((cause) => cause instanceof ExternalError);
  if (external) return external.fault === 'address' ? 'address_refused' : 'unreachable';
  const codes = causes.flatMap((cause) => (cause instanceof ClientError ? [cause.code] : []));
  if (codes.includes('OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED')) return 'other_issuer';
  if (codes.includes('OAUTH_TIMEOUT') || codes.includes('OAUTH_ABORT')) return 'unreachable';
  if (causes.some((cause) => cause instanceof TypeError && cause.message === 'fetch failed')) return 'unreachable';
  if (error instanceof IdentityError || codes.length > 0) return 'no_provider';
  throw error;
}
