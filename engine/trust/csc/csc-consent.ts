import { createHash, randomBytes } from 'node:crypto';

import { buildSignedAttributes } from '../../pki/cms.ts';
import { equalBytes } from '../../pki/der.ts';
import { splitReturn } from '../external/split-return.ts';
import { TrustError } from '../../pki/trust-error.ts';
import type { AuthorizationAnswer, SigningContext, StepAnswer, ToBeSigned } from '../trust-service.ts';
import { describeAlgorithm } from './csc-algorithms.ts';
import { planAuthentication } from './csc-authentication.ts';
import type { CscClient } from './csc-client.ts';
import type { CscCredential } from './csc-credentials.ts';
import { toTrustError } from './csc-errors.ts';
import { Challenge, CredentialAuthorization, PushedRequest, TokenAnswer } from './csc-messages.ts';
import {
  hashItems,
  openStep,
  encryptConsent,
  encryptStep,
  type Binding,
  type PendingStep,
  type StateCipher,
} from './csc-state.ts';

type Tools = { client: CscClient; cipher: StateCipher };
type StepOf<K extends PendingStep['step']> = Extract<PendingStep, { step: K }>;

/** A person has this long for a step. */
const STEP_LIFE = 10 * 60_000;
const POLL_PAUSE = 2000;

function bind(credential: CscCredential, { sid }: SigningContext, items: ToBeSigned[], now: number): Binding {
  const { chain, algorithm, offered } = credential;
  for (const { documentDigest: digest, signedAttributes } of chain ? items : []) {
    const expected = buildSignedAttributes({ digest, certificate: chain![0] });
    if (!signedAttributes || !equalBytes(signedAttributes, expected)) {
      throw new TrustError('refused', 'the signed attributes do not belong to the document');
    }
  }
  const lane = chain ? 'raw' : 'cms';
  return {
    sid,
    lane,
    ...(credential.id !== undefined && { credentialId: credential.id }),
    ...(credential.qualifier !== undefined && { qualifier: credential.qualifier }),
    algorithm: describeAlgorithm(algorithm, offered),
    signatureAlgorithm: algorithm,
    hashes: hashItems(items, lane, algorithm),
    until: now + STEP_LIFE,
  };
}

/** Asks for the consent to sign exactly these items; the answer may be a step for the person. */
export async function askConsent(
  tools: Tools,
  credential: CscCredential,
  context: SigningContext,
  items: ToBeSigned[],
): Promise<AuthorizationAnswer> {
  if (items.length > credential.maxSignatures) {
    throw new TrustError('refused', `the trust service signs at most ${credential.maxSignatures} documents at once`);
  }
  const binding = bind(credential, context, items, tools.client.account.clock().getTime());
  if (credential.mode === 'oauth2code') return await askByRedirect(tools, binding, context);
  const plan = planAuthentication(credential.objects);
  if (plan.kind === 'silent')
    return await askService(
      tools,
      binding,
      plan.ids.map((id) => ({ id })),
    );
  const challenge = await requestChallenge(tools, binding, plan.challengeId);
  const { codeId, passwordId, silentIds } = plan;
  const step: PendingStep = {
    step: 'otp',
    binding,
    codeId,
    silentIds,
    ...(passwordId !== undefined && { passwordId }),
  };
  return {
    kind: 'otp',
    challenge: challenge ?? plan.label,
    needsPassword: passwordId !== undefined,
    state: encryptStep(tools.cipher, step),
  };
}

/** Has the code sent (section 11.8; services of the first generation know `sendOTP`); a challenge may come back. */
async function requestChallenge({ client }: Tools, { credentialId }: Binding, authObjectID: string | undefined) {
  if (authObjectID === undefined) return undefined;
  const { methods } = await client.readInfo();
  const isOld = !methods.includes('credentials/getChallenge') && methods.includes('credentials/sendOTP');
  const { answer } = isOld
    ? await client.callService('credentials/sendOTP', Challenge, { credentialID: credentialId })
    : await client.callService('credentials/getChallenge', Challenge, { credentialID: credentialId, authObjectID });
  return answer.challenge;
}

/**
 * Section 8.4.2: the person authorises at the service, by a pushed request (RFC 9126) where the service takes one. The address of return is
 * the registered one alone: OAuth compares it letter by letter, so what was to go along is part of `state`.
 */
async function askByRedirect(tools: Tools, binding: Binding, context: SigningContext): Promise<AuthorizationAnswer> {
  const { client, cipher } = tools;
  if (context.returnUrl === undefined)
    throw new TrustError('refused', 'this signature needs a browser to authorise it');
  const verifier = randomBytes(32).toString('base64url');
  const { redirectUri: returnUrl, state: echo } = splitReturn(context.returnUrl, randomBytes(16).toString('base64url'));
  const parameters: Record<string, string> = {
    response_type: 'code',
    client_id: client.account.clientId,
    redirect_uri: returnUrl,
    scope: 'credential',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(context.language && { lang: context.language }),
    ...(binding.credentialId !== undefined && { credentialID: binding.credentialId }),
    ...(binding.qualifier !== undefined && { signatureQualifier: binding.qualifier }),
    numSignatures: String(binding.hashes.length),
    hashes: binding.hashes.map((hash) => Buffer.from(hash, 'base64').toString('base64url')).join(','),
    hashAlgorithmOID: binding.algorithm.hashAlgorithmOID,
    state: echo,
  };
  const { authorize, pushed } = await client.findEndpoints();
  const url = new URL(authorize);
  const query = pushed
    ? {
        client_id: client.account.clientId,
        request_uri: (await client.post(pushed, PushedRequest, parameters, true)).request_uri,
      }
    : parameters;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return {
    kind: 'redirect',
    url: url.href,
    state: encryptStep(cipher, { step: 'redirect', binding, verifier, echo, returnUrl }),
  };
}

/** Section 11.6: a person's code is used up by it, so it is never sent twice. */
async function askService(tools: Tools, binding: Binding, authData: object[]): Promise<AuthorizationAnswer> {
  const { status, answer } = await tools.client.callService('credentials/authorize', CredentialAuthorization, {
    credentialID: binding.credentialId,
    numSignatures: binding.hashes.length,
    hashes: binding.hashes,
    hashAlgorithmOID: binding.algorithm.hashAlgorithmOID,
    authData,
  });
  return readAuthorization(tools, binding, status, answer);
}

function readAuthorization(
  { client, cipher }: Tools,
  binding: Binding,
  status: number,
  { SAD, expiresIn = 3600, handle }: CredentialAuthorization,
): AuthorizationAnswer {
  if (status === 202 && handle !== undefined) {
    return { kind: 'poll', retryAfter: POLL_PAUSE, state: encryptStep(cipher, { step: 'poll', binding, handle }) };
  }
  if (SAD === undefined) throw new TrustError('bad_answer', 'the trust service neither authorises nor asks to wait');
  const until = client.account.clock().getTime() + expiresIn * 1000;
  return { kind: 'done', authorization: { id: encryptConsent(cipher, { binding: { ...binding, until }, sad: SAD }) } };
}

/** Goes on after a step of the person. A wrong code leaves the state as good as it was. */
export async function goOn(tools: Tools, state: string, answer: StepAnswer): Promise<AuthorizationAnswer> {
  const pending = openStep(tools.cipher, state, tools.client.account.clock().getTime());
  if (pending.step === 'redirect' && answer.kind === 'redirect') return await takeCode(tools, pending, answer.params);
  if (pending.step === 'otp' && answer.kind === 'otp') return await takeSecrets(tools, pending, answer);
  if (pending.step === 'poll' && answer.kind === 'poll') {
    const { status, answer: found } = await tools.client.callService(
      'credentials/authorizeCheck',
      CredentialAuthorization,
      { handle: pending.handle },
      { isRepeatable: true },
    );
    return readAuthorization(tools, pending.binding, status, found);
  }
  throw new TrustError('refused', `the signer has to take another step: ${pending.step}`);
}

async function takeSecrets(
  tools: Tools,
  { binding, codeId, passwordId, silentIds }: StepOf<'otp'>,
  { code, password }: Extract<StepAnswer, { kind: 'otp' }>,
): Promise<AuthorizationAnswer> {
  if (passwordId !== undefined && password === undefined) {
    throw new TrustError('refused', 'the password is missing', { reason: 'code_wrong' });
  }
  return await askService(tools, binding, [
    ...(passwordId === undefined ? [] : [{ id: passwordId, value: password }]),
    { id: codeId, value: code },
    ...silentIds.map((id) => ({ id })),
  ]);
}

/** RFC 6749, section 4.1.2: what the browser brought back, exchanged for a token of scope credential. */
async function takeCode(
  { client, cipher }: Tools,
  { binding, verifier, echo, returnUrl }: StepOf<'redirect'>,
  params: Record<string, string>,
): Promise<AuthorizationAnswer> {
  // Anything else was not asked by us in this browser (RFC 6749, section 10.12).
  if (params.state !== echo) throw new TrustError('refused', 'the return does not belong to this signature');
  if (params.error !== undefined) {
    throw toTrustError({ status: 400, error: params.error, description: params.error_description ?? '' });
  }
  if (params.code === undefined) throw new TrustError('refused', 'the return brings no authorisation');
  const { token } = await client.findEndpoints();
  const form = {
    grant_type: 'authorization_code',
    code: params.code,
    client_id: client.account.clientId,
    redirect_uri: returnUrl,
    code_verifier: verifier,
  };
  const granted = await client.post(token, TokenAnswer, form, false);
  const isOther =
    binding.credentialId !== undefined && (granted.credentialID ?? binding.credentialId) !== binding.credentialId;
  if (isOther) throw new TrustError('bad_answer', 'the trust service authorised another credential');
  const credentialId = granted.credentialID ?? binding.credentialId;
  const until = client.account.clock().getTime() + (granted.expires_in ?? 3600) * 1000;
  const bound = { ...binding, until, ...(credentialId !== undefined && { credentialId }) };
  return {
    kind: 'done',
    authorization: { id: encryptConsent(cipher, { binding: bound, token: granted.access_token }) },
  };
}
