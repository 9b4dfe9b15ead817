import { randomUUID } from 'node:crypto';

import { TrustError } from '../../pki/trust-error.ts';
import { splitReturn } from '../external/split-return.ts';
import type { AuthorizationAnswer, SigningContext, StepAnswer } from '../trust-service.ts';
import type { BrokerClient } from './broker-client.ts';
import { BrokerRefusal, readChange, toBrokerError } from './broker-errors.ts';
import { BackchannelAnswer, PushedAnswer, SadAnswer, WebfingerAnswer } from './broker-messages.ts';
import { askForSecret, goOnWithSecret, MOST_RESENDS, type SecretStep } from './broker-password.ts';
import type { Binding, StateKeeper } from './on-demand-state.ts';
import { signToken } from './sign-token.ts';

/** How the person consents. */
export type BrokerConsent = {
  /** Kind of means (OpenAPI description, `login_hint.namespace`); the broker's page lets the person choose without it. */
  namespace?: string;
  /** With this secret, shared with the broker, the person is asked on the phone (CIBA) and no browser is needed. */
  hintSecret?: string;
};

export type BrokerStep =
  | ({ binding: Binding } & (
      | { step: 'redirect'; echo: string; nonce: string }
      | { step: 'poll'; requestId: string; pauseMs: number }
    ))
  | SecretStep;
/** Signature activation data and where they are used. */
export type BrokerGrant = { binding: Binding; sad: string; signUrl: string };
type Keeper = StateKeeper<BrokerStep, BrokerGrant>;
type Tools = BrokerConsent & { client: BrokerClient; keeper: Keeper };

export const SHA_256_OID = '2.16.840.1.101.3.4.2.1';
/** The namespace whose identifier is a mobile number: Mobile ID, or password and code where there is none. */
export const MOBILE = 'msisdn';
/** People who confirm by password and a code by text message; known by their number, too. */
const PASSWORD = 'PWDOTP';
export const CIBA_GRANT = 'urn:openid:params:grant-type:ciba';
/** Longer pauses when the broker asks for them (OpenID CIBA Core 1.0, section 11). */
const SLOWER = 5000;

const describeClaims = ({ credentialId, hashes }: Binding) => ({
  credentialID: credentialId,
  documentDigests: hashes.map((hash, index) => ({ hash, label: `Document ${index + 1}` })),
  hashAlgorithmOID: SHA_256_OID,
});

/** Whoever signs is the person with this number, where the namespace knows people by it. */
function describePerson({ namespace }: BrokerConsent, { signerMobile }: SigningContext) {
  if (namespace !== undefined && namespace !== MOBILE) return { namespace };
  if (signerMobile !== undefined) return { namespace: MOBILE, identifier: signerMobile };
  return namespace === undefined ? undefined : { namespace };
}

/** Asks for consent to these hashes: on the phone where that is set up, else on the broker's page. */
export function askBroker(tools: Tools, context: SigningContext, binding: Binding): Promise<AuthorizationAnswer> {
  const { hintSecret } = tools;
  return hintSecret === undefined
    ? askByPage(tools, context, binding)
    : askByPhone({ ...tools, hintSecret }, context, binding);
}

/**
 * Pushes the request (RFC 9126) and sends the browser after it. The published description of the push has no PKCE, so
 * what binds browser and code are `state`, the push by mutual TLS, and the nonce that comes back in the token.
 */
async function askByPage(tools: Tools, context: SigningContext, binding: Binding): Promise<AuthorizationAnswer> {
  const { client, keeper } = tools;
  const { clientId: client_id, clientSecret: client_secret } = client.account;
  const { returnUrl } = context;
  if (returnUrl === undefined) throw new TrustError('refused', 'this signature needs a browser to authorise it');
  const { authorize, pushed } = await client.findEndpoints();
  const { redirectUri: redirect_uri, state: echo } = splitReturn(returnUrl, randomUUID());
  const nonce = randomUUID();
  const login_hint = describePerson(tools, context);
  const claims = describeClaims(binding);
  const body = {
    client_id,
    client_secret,
    redirect_uri,
    state: echo,
    scope: 'sign',
    claims,
    ...(login_hint && { login_hint }),
  };
  // A request that nobody follows does nothing.
  const { request_uri } = await client.post(pushed, PushedAnswer, body, true);
  const url = new URL(authorize);
  const query = { client_id, request_uri, redirect_uri, response_type: 'code', state: echo, nonce };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { kind: 'redirect', url: url.href, state: keeper.encryptStep({ step: 'redirect', binding, echo, nonce }) };
}

/** OpenID client-initiated backchannel authentication, its token polled for. */
async function askByPhone(
  { client, keeper, hintSecret, ...consent }: Tools & { hintSecret: string },
  context: SigningContext,
  binding: Binding,
): Promise<AuthorizationAnswer> {
  const { clientId, clientSecret } = client.account;
  const { signerMobile, language = 'en', quality } = context;
  const namespace = consent.namespace ?? MOBILE;
  if (signerMobile === undefined || (namespace !== MOBILE && namespace !== PASSWORD)) {
    throw new TrustError('refused', 'the trust service reaches signers by mobile only', { reason: 'not_identified' });
  }
  const means = await findMeans(client, signerMobile, binding.credentialId);
  const { backchannel } = await client.findEndpoints();
  if (!backchannel) throw new TrustError('unavailable', 'the trust service asks nobody on the phone');
  const form = new URLSearchParams({
    client_id: clientId,
    client_secret: clientSecret,
    scope: 'sign',
    login_hint_token: signToken({ namespace, identifier: signerMobile }, hintSecret),
    claims_token: signToken(describeClaims(binding), hintSecret),
    token_delivery_mode: 'pull',
  });
  // Asked twice it would ask the person twice.
  const { auth_req_id, interval } = await client.post(backchannel.begin, BackchannelAnswer, form, false);
  const waiting = { binding, requestId: auth_req_id, pauseMs: interval * 1000 };
  if (namespace !== PASSWORD && means !== 'SAS') return keepPolling(keeper, { step: 'poll', ...waiting });
  return askForSecret(
    { client, seal: (next) => keeper.encryptStep(next) },
    {
      ...waiting,
      // The password belongs to qualified signatures; an advanced one has its code sent at once.
      step: quality === 'QES' ? 'password' : 'code',
      language,
      ending: signerMobile.slice(-2),
      sentAt: client.account.clock().getTime(),
      resends: MOST_RESENDS,
    },
  );
}

/**
 * By what a number confirms: Mobile ID (`MID`), or password and code (`SAS`); undefined where the broker does not know it, which it then
 * says by itself. Throws TrustError where the means is another than at the identification: nobody is asked in vain.
 */
async function findMeans(client: BrokerClient, mobile: string, credentialID: string): Promise<string | undefined> {
  const { clientId: client_id, clientSecret: client_secret } = client.account;
  const { webfinger } = await client.findEndpoints();
  const url = new URL(webfinger);
  const query = { client_id, client_secret, resource: `urn:mab:acct:${mobile}:${MOBILE}`, credentialID };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const { properties } = (await client.find(url.href, WebfingerAnswer)) ?? {};
  const status = properties?.['urn:mab:sign:status'];
  if (status?.startsWith('MISMATCH_')) {
    const why = { reason: 'serial_mismatch', change: readChange(status) } as const;
    throw new TrustError('refused', `the trust service answered ${status.slice(0, 50)}`, why);
  }
  return properties?.['urn:mab:sign:platform'];
}

const keepPolling = (keeper: Keeper, step: Extract<BrokerStep, { step: 'poll' }>): AuthorizationAnswer => ({
  kind: 'poll',
  retryAfter: step.pauseMs,
  state: keeper.encryptStep(step),
});

/** Goes on after the person's step. */
export function goOnWithBroker(tools: Tools, step: BrokerStep, answer: StepAnswer): Promise<AuthorizationAnswer> {
  if (step.step === 'redirect' && answer.kind === 'redirect') return takeCode(tools, step, answer.params);
  if (step.step === 'poll' && answer.kind === 'poll') return askAgain(tools, step);
  if (step.step === 'password' || step.step === 'code') {
    const { client, keeper } = tools;
    const { binding, requestId, pauseMs } = step;
    const askToken = () => askAgain(tools, { step: 'poll', binding, requestId, pauseMs });
    return goOnWithSecret({ client, seal: (next) => keeper.encryptStep(next), askToken }, step, answer);
  }
  return Promise.reject(new TrustError('refused', `the signer has to take another step: ${step.step}`));
}

async function takeCode(
  { client, keeper }: Tools,
  { binding, echo, nonce }: Extract<BrokerStep, { step: 'redirect' }>,
  params: Record<string, string>,
): Promise<AuthorizationAnswer> {
  // Anything else was not asked by us in this browser (RFC 6749, section 10.12).
  if (params.state !== echo) throw new TrustError('refused', 'the return does not belong to this signature');
  if (params.error !== undefined) throw toBrokerError({ ...params, error: params.error });
  if (params.code === undefined) throw new TrustError('refused', 'the return brings no authorisation');
  const { clientId: client_id, clientSecret: client_secret } = client.account;
  const { token } = await client.findEndpoints();
  const body = { client_id, client_secret, grant_type: 'authorization_code', code: params.code };
  // A code is good for one exchange.
  return grant({ client, keeper }, binding, await client.post(token, SadAnswer, body, false), nonce);
}

async function askAgain(
  { client, keeper }: Tools,
  step: Extract<BrokerStep, { step: 'poll' }>,
): Promise<AuthorizationAnswer> {
  const { clientId, clientSecret } = client.account;
  const { backchannel } = await client.findEndpoints();
  if (!backchannel) throw new TrustError('unavailable', 'the trust service asks nobody on the phone');
  const names = { client_id: clientId, client_secret: clientSecret };
  const form = new URLSearchParams({ ...names, grant_type: CIBA_GRANT, auth_req_id: step.requestId });
  try {
    return grant({ client, keeper }, step.binding, await client.post(backchannel.token, SadAnswer, form, true));
  } catch (error) {
    const word = error instanceof BrokerRefusal ? error.word : undefined;
    if (word !== 'authorization_pending' && word !== 'slow_down') throw error;
    return keepPolling(keeper, word === 'slow_down' ? { ...step, pauseMs: step.pauseMs + SLOWER } : step);
  }
}

function grant(
  { client, keeper }: Pick<Tools, 'client' | 'keeper'>,
  binding: Binding,
  { access_token, expires_in = 600 }: { access_token: string; expires_in?: number | undefined },
  nonce?: string,
): AuthorizationAnswer {
  const { signUrl, expiresAt = Infinity, nonce: returned } = client.readSad(access_token);
  // The description says that the nonce is in the token; one that carries another was made for somebody else.
  if (nonce !== undefined && returned !== undefined && returned !== nonce) {
    throw new TrustError('bad_answer', 'the trust service authorised another signature');
  }
  const until = Math.min(expiresAt, client.account.clock().getTime() + expires_in * 1000);
  const consent: BrokerGrant = { binding: { ...binding, until }, sad: access_token, signUrl };
  return { kind: 'done', authorization: { id: keeper.encryptConsent(consent) } };
}
