import { randomUUID } from 'node:crypto';
import type * as z from 'zod';

import { SHA_256_IDENTIFIER } from '../pki/algorithms.ts';
import {
  encodeBoolean,
  encodeInteger,
  encodeOctets,
  encodeSequence,
  readChildren,
  readWhole,
  TAG,
} from '../pki/der.ts';
import { buildOcspRequest } from '../trust-centre/ocsp-responder.ts';
import { makeCscPerson, type CscState } from './csc-customer.ts';
import { answerOauth, problem } from './csc-oauth.ts';
import { CSC_INPUTS, CSC_OUTPUTS, type CscMethod } from './csc-schemas.ts';
import { describeCredential, describeService } from './csc-descriptions.ts';
import { signDocuments, signRaw } from './csc-signing-device.ts';
import { serveLocally, type LocalAnswer, type LocalRequest, type LocalServer } from './local-server.ts';
import type { TestAuthority } from './test-authority.ts';

export type CscServer = LocalServer & { state: CscState; authority: TestAuthority };

const METHODS: CscMethod[] = Object.keys(CSC_INPUTS) as CscMethod[];

/** A remote signing service by the book, on a port of this machine: API v2.0 below /csc/v2, OAuth 2.0 beside it. */
export async function serveCsc(authority: TestAuthority): Promise<CscServer> {
  const tsa = await authority.issue('tsa', { name: 'Foreign Timestamps' });
  const state: CscState = {
    client: { id: 'sigillum', secret: 'a secret: of this test' },
    authType: ['oauth2client', 'oauth2code'],
    methods: METHODS,
    isAsynchronous: false,
    isStrict: false,
    hasIssuer: false,
    person: await makeCscPerson(authority),
    isExhausted: false,
    signingFault: undefined,
    faults: new Map(),
    pushed: new Map(),
    codes: new Map(),
    grants: new Map(),
    serviceTokens: new Set(),
    signed: [],
    issueServiceToken() {
      const token = randomUUID();
      state.serviceTokens.add(token);
      return token;
    },
    grant({ hashes, numSignatures }) {
      const token = randomUUID();
      state.grants.set(token, { hashes, numSignatures, isUsed: false, isExpired: false });
      return token;
    },
  };
  const answers = new Map<string, { polls: number; body: object }>();

  const server = await serveLocally(async (request) => {
    const path = request.url.pathname;
    const fault = state.faults.get(path)?.shift();
    // A lost answer was given: what it did is done.
    if (fault && fault.manner !== 'lost') return fault;
    const oauth = answerOauth(request, state);
    const answer = oauth ?? (await answerApi(path.replace('/csc/v2/', '') as CscMethod, request));
    return fault ? { ...answer, ...fault } : answer;
  });

  async function answerApi(method: CscMethod, request: LocalRequest): Promise<LocalAnswer> {
    if (!(method in CSC_INPUTS)) return { status: 404 };
    const input = CSC_INPUTS[method].safeParse(JSON.parse(request.body.toString() || '{}'));
    if (!input.success) return problem(400, 'invalid_request', input.error.message);
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (method !== 'info' && !state.serviceTokens.has(token) && !state.grants.has(token)) {
      return problem(401, 'invalid_token', 'The access token is not valid');
    }
    const answer = await handle(method, input.data as never, token, request);
    const isSuccess = (answer.status ?? 200) < 300 && answer.body !== undefined;
    const fault = isSuccess ? CSC_OUTPUTS[method].safeParse(answer.body).error : undefined;
    if (fault) throw new Error(`the local service drifts from the specification: ${method} ${fault.message}`);
    return answer;
  }

  function judgeAuthentication(authData: { id: string; value?: string }[]): LocalAnswer | undefined {
    const { person } = state;
    if (person.wrongTries >= 3) return problem(400, 'invalid_request', 'Credential locked');
    const isComplete = person.objects.every(({ id }) => authData.some((given) => given.id === id));
    const isRight = authData.every(({ id, value }) => value === person.secrets[id]);
    if (isComplete && isRight) return undefined;
    person.wrongTries += 1;
    return problem(400, 'invalid_authentication_data', 'The authentication data is invalid');
  }

  async function stamp(hash: string, nonce = '1'): Promise<string> {
    const imprint = encodeSequence(SHA_256_IDENTIFIER, encodeOctets(Buffer.from(hash, 'base64')));
    const number = encodeInteger(BigInt(`0x${nonce}`));
    const request = encodeSequence(encodeInteger(1), imprint, number, encodeBoolean(true));
    const answer = await authority.stamp(request, tsa, '1.3.6.1.4.1.99999.1.3');
    const [, token] = readChildren(readWhole(answer, TAG.sequence));
    return Buffer.from(token!.raw).toString('base64');
  }

  const decide = (handle: string): LocalAnswer => {
    const about = waiting.get(handle);
    if (!about || state.person.mind === 'forgets') return problem(400, 'invalid_request', 'Invalid parameter handle');
    if (state.person.mind === 'declines') return problem(400, 'access_denied', 'The user denied the request');
    if (state.person.mind === 'hesitates') return { status: 202, body: { handle } };
    return { body: { SAD: state.grant(about), expiresIn: 300 } };
  };
  const waiting = new Map<string, { hashes: string[]; numSignatures: number }>();

  /** The grant that covers these hashes, or why there is none. */
  function useGrant(sad: string, hashes: string[]): LocalAnswer | undefined {
    const grant = state.grants.get(sad);
    if (!grant || (grant.isUsed && state.isStrict)) return problem(400, 'invalid_request', 'Invalid parameter SAD');
    if (grant.isExpired) return problem(400, 'invalid_request', 'SAD expired');
    const isCovered = hashes.every((hash) => grant.hashes.includes(hash)) && hashes.length <= grant.numSignatures;
    if (!isCovered) return problem(400, 'invalid_request', 'Hash is not authorized by the SAD');
    grant.isUsed = true;
    state.signed.push(...hashes);
    return undefined;
  }

  const deliver = (body: object, mode: string | undefined): LocalAnswer => {
    if (mode !== 'A') return { body };
    const responseID = randomUUID();
    answers.set(responseID, { polls: 0, body });
    return { body: { responseID } };
  };

  async function handle(method: CscMethod, input: never, token: string, request: LocalRequest): Promise<LocalAnswer> {
    const { person } = state;
    const { credentialID: id } = input as { credentialID?: string };
    if (id !== undefined && id !== person.credentialId && !(id in person.otherKeys))
      return problem(400, 'invalid_request', 'Invalid parameter credentialID');
    switch (method) {
      case 'info':
        return { body: describeService(state, request.url.origin) };
      case 'credentials/list': {
        const { userID } = input as z.infer<(typeof CSC_INPUTS)['credentials/list']>;
        const owned = [...Object.keys(person.otherKeys), person.credentialId];
        return { body: { credentialIDs: userID === person.userId ? owned : [], onlyValid: true } };
      }
      case 'credentials/info':
        return { body: describeCredential(person, person.otherKeys[id ?? ''] ?? person.signatureQualifier) };
      case 'credentials/getChallenge':
      case 'credentials/sendOTP':
        return { status: 204 };
      case 'credentials/authorize': {
        const { hashes, numSignatures, authData = [] } = input as z.infer<(typeof CSC_INPUTS)['credentials/authorize']>;
        if (state.isExhausted || numSignatures > person.multisign) {
          return problem(400, 'invalid_request', 'Numbers of signatures is too high');
        }
        const refusal = judgeAuthentication(authData);
        if (refusal) return refusal;
        const about = { hashes, numSignatures };
        if (!person.objects.some(({ type }) => type.endsWith('OOB'))) return { body: { SAD: state.grant(about) } };
        const handle = randomUUID();
        waiting.set(handle, about);
        return { status: 202, body: { handle } };
      }
      case 'credentials/authorizeCheck':
        return decide((input as { handle: string }).handle);
      case 'signatures/signHash': {
        const {
          SAD = token,
          hashes,
          signAlgo,
          operationMode,
        } = input as z.infer<(typeof CSC_INPUTS)['signatures/signHash']>;
        const refusal = useGrant(SAD, hashes);
        if (refusal) return refusal;
        const stranger = await authority.issue('person');
        const signatures = signRaw({
          hashes,
          signAlgo,
          identity: person.identity,
          stranger,
          fault: state.signingFault,
        });
        return deliver({ signatures }, operationMode);
      }
      case 'signatures/signDoc': {
        const {
          SAD = token,
          documentDigests,
          operationMode,
        } = input as z.infer<(typeof CSC_INPUTS)['signatures/signDoc']>;
        const hashes = documentDigests.flatMap((digest) => digest.hashes);
        const refusal = useGrant(SAD, hashes);
        if (refusal) return problem(403, 'invalid_hash', 'Document or documentDigest does not match authorized hash');
        const stranger = await authority.issue('person');
        const SignatureObject = signDocuments({
          hashes,
          identity: person.identity,
          stranger,
          fault: state.signingFault,
        });
        const question = buildOcspRequest(person.identity.chain[0], person.identity.chain[1]!);
        const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
        const validationInfo = {
          ocsp: [encode(await authority.answerOcsp(question))],
          crl: [encode(await authority.buildList())],
          ...(!person.hasLonelyCertificate && { certificates: [encode(person.identity.chain[1]!)] }),
        };
        return deliver({ SignatureObject, validationInfo }, operationMode);
      }
      case 'signatures/signPolling': {
        const kept = answers.get((input as { requestID: string }).requestID);
        if (!kept) return problem(400, 'invalid_request', 'Invalid parameter requestID');
        kept.polls += 1;
        return kept.polls < 3
          ? { ...problem(202, 'accepted_request', 'The previous request has not been completed'), status: 202 }
          : { body: kept.body };
      }
      case 'signatures/timestamp': {
        const { hash, nonce } = input as z.infer<(typeof CSC_INPUTS)['signatures/timestamp']>;
        return { body: { timestamp: await stamp(hash, nonce) } };
      }
    }
  }

  return { ...server, state, authority };
}
