import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { IdentityError } from './identity-provider.ts';

/** Faults that are the provider's own and may be gone in a moment (OpenID Connect Core, 3.1.2.6; RFC 6749, 4.1.2.1). */
const passing = new Set(['server_error', 'temporarily_unavailable']);
/** The person said no, or closed the provider's page where that says so. */
const cancelled = new Set(['access_denied', 'consent_required', 'interaction_required', 'login_required']);
/** It does not take us for the client that it was told of (RFC 6749, 4.1.2.1 and 5.2). */
const misconfigured = new Set([
  'invalid_client',
  'invalid_request',
  'invalid_scope',
  'unauthorized_client',
  'unsupported_grant_type',
  'unsupported_response_type',
]);
/** No answer in time, a status that no answer of the protocol has, or a body that is none of it: the provider is not in order. */
const silent = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON']);

/** Tells whose fault a failed login is; what cannot be told is `otherwise`. Nobody is let in on a guess. */
export function blameFailure(error: unknown, otherwise: 'misconfigured' | 'refused'): IdentityError {
  if (error instanceof IdentityError) return error;
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    if (passing.has(error.error)) return new IdentityError('unavailable', error);
    const isCancelled = error instanceof AuthorizationResponseError && cancelled.has(error.error);
    if (isCancelled) return new IdentityError('cancelled', error);
    return new IdentityError(misconfigured.has(error.error) ? 'misconfigured' : otherwise, error);
  }
  if (error instanceof ClientError && silent.has(error.code ?? '')) return new IdentityError('unavailable', error);
  // What fetch throws when nobody listens or the name is not known.
  if (error instanceof TypeError && error.message === 'fetch failed') return new IdentityError('unavailable', error);
  return new IdentityError(otherwise, error);
}
