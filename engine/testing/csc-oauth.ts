import { createHash, randomUUID } from 'node:crypto';

import type { LocalAnswer, LocalRequest } from './local-server.ts';
import { CREDENTIAL_REQUEST } from './csc-schemas.ts';
import type { CscState } from './csc-customer.ts';

/** An error of OAuth 2.0 or of the API: status and the two members. */
export const problem = (status: number, error: string, description: string): LocalAnswer => ({
  status,
  body: { error, error_description: description },
});

function isClient({ headers }: LocalRequest, { client }: CscState): boolean {
  const login = `${encodeURIComponent(client.id)}:${encodeURIComponent(client.secret)}`;
  return headers.authorization === `Basic ${Buffer.from(login).toString('base64')}`;
}

/** Section 8.4: authorize, pushed_authorize and token; undefined for any other path. */
export function answerOauth(request: LocalRequest, state: CscState): LocalAnswer | undefined {
  switch (request.url.pathname) {
    case '/oauth2/authorize':
      return authorise(request, state);
    case '/oauth2/pushed_authorize': {
      if (!isClient(request, state)) return problem(401, 'invalid_client', 'Client authorization required');
      const parameters = CREDENTIAL_REQUEST.safeParse(Object.fromEntries(new URLSearchParams(request.body.toString())));
      if (!parameters.success) return problem(400, 'invalid_request', parameters.error.message);
      const uri = `urn:ietf:params:oauth:request_uri:${randomUUID()}`;
      state.pushed.set(uri, parameters.data);
      return { status: 201, body: { request_uri: uri, expires_in: 90 } };
    }
    case '/oauth2/token':
      return exchange(request, state);
    case '/.well-known/oauth-authorization-server/issuer':
      return {
        body: {
          issuer: `${request.url.origin}/issuer`,
          authorization_endpoint: `${request.url.origin}/oauth2/authorize`,
          token_endpoint: `${request.url.origin}/oauth2/token`,
          pushed_authorization_request_endpoint: `${request.url.origin}/oauth2/pushed_authorize`,
        },
      };
    default:
      return undefined;
  }
}

/** What the person's browser sees: the person's mind is made up, so it is sent back at once. */
function authorise({ url }: LocalRequest, state: CscState): LocalAnswer {
  const query = Object.fromEntries(url.searchParams);
  const stored = query.request_uri === undefined ? undefined : state.pushed.get(query.request_uri);
  state.pushed.delete(query.request_uri ?? '');
  const parsed = CREDENTIAL_REQUEST.safeParse(stored ?? query);
  if (!parsed.success) return problem(400, 'invalid_request', parsed.error.message);
  const request = parsed.data;
  const back = new URL(request.redirect_uri);
  back.searchParams.set('state', request.state);
  const isKnown = request.client_id === state.client.id && state.person.mind !== 'declines';
  if (!isKnown) back.searchParams.set('error', 'access_denied');
  else {
    const code = randomUUID();
    state.codes.set(code, request);
    back.searchParams.set('code', code);
  }
  return { status: 302, headers: { location: back.href } };
}

function exchange(request: LocalRequest, state: CscState): LocalAnswer {
  if (!isClient(request, state)) return problem(401, 'invalid_client', 'Invalid parameter client_id');
  const form = Object.fromEntries(new URLSearchParams(request.body.toString()));
  if (form.grant_type === 'client_credentials') {
    return { body: { access_token: state.issueServiceToken(), token_type: 'Bearer', expires_in: 3600 } };
  }
  const granted = state.codes.get(form.code ?? '');
  state.codes.delete(form.code ?? '');
  if (!granted) return problem(400, 'invalid_grant', 'Invalid parameter code');
  if (granted.redirect_uri !== form.redirect_uri) {
    return problem(400, 'invalid_grant', 'redirect_uri parameter does not match');
  }
  const challenge = createHash('sha256')
    .update(form.code_verifier ?? '')
    .digest('base64url');
  if (challenge !== granted.code_challenge) return problem(400, 'invalid_grant', 'Invalid parameter code_verifier');
  const token = state.grant({
    hashes: granted.hashes.split(',').map((hash) => Buffer.from(hash, 'base64url').toString('base64')),
    numSignatures: Number(granted.numSignatures),
  });
  return {
    body: {
      access_token: token,
      token_type: 'Bearer',
      expires_in: 300,
      ...(granted.signatureQualifier !== undefined && { credentialID: state.person.credentialId }),
    },
  };
}
