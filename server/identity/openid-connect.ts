import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  clockSkew,
  clockTolerance,
  type ClientAuth,
  type Configuration,
  customFetch,
  type CustomFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  genericGrantRequest,
} from 'openid-client';
import { isLoopbackHost } from '@sigillum/engine/trust/settings';
import { blameFailure } from './blame-failure.ts';
import { fetchWithin } from './fetch-within.ts';
import { explainTrial } from './explain-trial.ts';
import type { IdentityAdapter, ProvedPerson, ProviderSettings } from './identity-provider.ts';

/** Seconds that the provider may take for one answer. */
const patience = 5;
/** Seconds that its clock may differ from ours. */
const tolerance = 60;
const scope = 'openid email profile';

/** OpenID Connect Core 1.0, authorization code flow with PKCE (RFC 7636) and the issuer in the answer (RFC 9207). */
export const openIdConnect: IdentityAdapter = {
  async beginLogin(settings, { state, nonce, verifier, redirectUri, email, now }) {
    try {
      const provider = await describeProvider(settings, now);
      const url = buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        login_hint: email,
      });
      return url.href;
    } catch (error) {
      throw blameFailure(error, 'misconfigured');
    }
  },

  async finishLogin(settings, { state, nonce, verifier, answer, now }) {
    try {
      const provider = await describeProvider(settings, now);
      const tokens = await authorizationCodeGrant(provider, answer, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const { iss, sub, ...inToken } = tokens.claims()!;
      // Many providers keep e-mail and names out of the token (OpenID Connect Core, 5.4).
      const hasAll = inToken['email'] !== undefined && inToken['email_verified'] !== undefined;
      const asked: Record<string, unknown> = hasAll ? {} : await fetchUserInfo(provider, tokens.access_token, sub);
      // What is said of an address counts for the address beside it.
      const { email, email_verified } = asked['email'] === undefined ? inToken : asked;
      return readPerson(iss, sub, { ...inToken, ...asked, email, email_verified });
    } catch (error) {
      throw blameFailure(error, 'refused');
    }
  },

  async tryProvider(settings, { redirectUri, now }) {
    try {
      const provider = await describeProvider(settings, now);
      // A code that nobody has: whoever knows the client refuses the code alone (RFC 6749, 5.2).
      const trial = { code: 'trial', redirect_uri: redirectUri, code_verifier: 'trial'.repeat(10) };
      await genericGrantRequest(provider, 'authorization_code', trial);
      return 'works';
    } catch (error) {
      return explainTrial(error);
    }
  },
};

/** What the provider publishes about itself, read for each login anew: keys and addresses change without notice. */
export async function describeProvider(settings: ProviderSettings, now: Date): Promise<Configuration> {
  const issuer = new URL(settings.issuer);
  const isLocal = issuer.protocol === 'http:' && isLoopbackHost(issuer.hostname);
  // Without the second, TLS alone vouches for a token that comes from the token endpoint.
  const execute = [...(isLocal ? [allowInsecureRequests] : []), enableNonRepudiationChecks];
  const clock = { [clockSkew]: Math.round((now.getTime() - Date.now()) / 1000), [clockTolerance]: tolerance };
  const metadata = { client_secret: settings.clientSecret, ...clock };
  const reach: { [customFetch]?: CustomFetch } = settings.addresses
    ? { [customFetch]: fetchWithin(settings.addresses, patience) }
    : {};
  try {
    const options = { timeout: patience, execute, ...reach };
    return requireOne(await discovery(issuer, settings.clientId, metadata, authenticate, options));
  } catch (error) {
    throw blameFailure(error, 'misconfigured');
  }
}

/**
 * Some addresses are those of all customers of a house at once (Microsoft's `common` and `organizations`): any of them could say of its own
 * people whatever it wants. Throws ClientError.
 */
function requireOne(provider: Configuration): Configuration {
  if (!provider.serverMetadata().issuer.includes('{')) return provider;
  const fault = new ClientError('the provider is that of many organisations');
  throw Object.assign(fault, { code: 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED' });
}

/** In the body where the provider takes it, else in the header, which is its default (OpenID Connect Discovery, 3). */
const authenticate: ClientAuth = (server, client, body, headers) => {
  const takesPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
  (takesPost ? ClientSecretPost : ClientSecretBasic)()(server, client, body, headers);
};

function readPerson(issuer: string, subject: string, claims: Record<string, unknown>): ProvedPerson {
  const read = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    issuer,
    subject,
    email: read('email'),
    isEmailVerified: claims['email_verified'] === true,
    firstName: read('given_name'),
    lastName: read('family_name'),
    locale: read('locale'),
  };
}
