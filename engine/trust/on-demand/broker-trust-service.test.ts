import { createHash, X509Certificate } from 'node:crypto';
import { BlockList } from 'node:net';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { SigningFault } from '../../testing/csc-signing-device.ts';
import type { LocalAnswer } from '../../testing/local-server.ts';
import { callJudges } from '../../testing/judges.ts';
import { makeTestCipher, SIGNER, signDocument, type TakeStep } from '../../testing/on-demand-bench.ts';
import { serveBroker, type BrokerFault, type BrokerServer } from '../../testing/on-demand-broker-server.ts';
import { foundAuthority, type TestAuthority } from '../../testing/test-authority.ts';
import { makeTlsIdentity, type TlsIdentity } from '../../testing/tls-identity.ts';
import { makeStatusFetcher } from '../external/fetch-status.ts';
import { sendExternally } from '../external/http-client.ts';
import { findSignatureFaults, readSignedData } from '../../pki/read-signed-data.ts';
import { TrustError } from '../../pki/trust-error.ts';
import type { AuthorizationAnswer, SigningContext, TrustService } from '../trust-service.ts';
import { makeBrokerTrustService, type BrokerOptions } from './broker-trust-service.ts';

let authority: TestAuthority;
let server: BrokerServer;
let tls: TlsIdentity;
let judges: ReturnType<typeof callJudges>;
let now: Date;
const cipher = makeTestCipher();
const house = new BlockList();
house.addSubnet('127.0.0.0', 8, 'ipv4');

beforeAll(async () => {
  [authority, tls] = await Promise.all([foundAuthority(), makeTlsIdentity()]);
  server = await serveBroker(authority, tls);
  judges = callJudges([authority.root]);
});
afterAll(async () => {
  judges.remove();
  await Promise.all([server.close(), authority.server.close()]);
});
beforeEach(() => {
  now = new Date();
  Object.assign(server.state, { refusal: undefined, signRefusal: undefined, hesitations: 1 });
  Object.assign(server.state, { hasWrongNonce: false, isStrict: false });
  server.state.device = { key: 'RSA', fault: undefined, isRevoked: false };
  server.state.faults.clear();
  server.requests.length = 0;
});

const connect = (changes: Partial<BrokerOptions> = {}): TrustService =>
  makeBrokerTrustService({
    url: `${server.url}/api/auth/realms/broker/`,
    clientId: server.state.client.id,
    clientSecret: server.state.client.secret,
    tls: { ...tls, ca: tls.cert },
    clock: () => now,
    qualities: ['QES', 'AES'],
    credentials: {},
    anchors: [authority.root],
    cipher,
    status: makeStatusFetcher({ clock: () => now, allowed: house }),
    timeoutMs: 10_000,
    retry: { attempts: 3, firstPauseMs: 5, totalMs: 20_000 },
    ...changes,
  });
const connectByPhone = () => connect({ hintSecret: server.state.hintSecret });

/** Goes where the redirect leads and brings back what stands in the address then. */
const takeStep: TakeStep = async (step) => {
  if (step.kind !== 'redirect') return { kind: 'poll' };
  const limits = { timeoutMs: 10_000, maxBytes: 10_000 };
  const { headers } = await sendExternally({ url: step.url, tls: { ...tls, ca: tls.cert }, ...limits });
  const back = new URL(headers.location!);
  expect(back.href.startsWith('https://sign.example.org/mab/redirect?')).toBe(true);
  return { kind: 'redirect', params: Object.fromEntries(back.searchParams) };
};
const setFault = (path: string, ...answers: LocalAnswer[]) => server.state.faults.set(path, answers);
const CONNECT = '/api/auth/realms/broker/protocol/openid-connect';
const SIGN = '/AIS-Server/etsi/standard/rdsc/v1/signatures/signDoc';
const countCalls = (path: string) => server.requests.filter(({ url }) => url.pathname === path).length;
const failWith = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(TrustError);
  return error as TrustError;
};

const context: SigningContext = { signerName: 'Zoë Müller', ...SIGNER };
const items = [1, 2, 3].map((n) => ({ documentDigest: createHash('sha256').update(`document ${n}`).digest() }));
type Pending = Exclude<AuthorizationAnswer, { kind: 'done' }>;
async function begin(trust: TrustService, changes: Partial<SigningContext> = {}): Promise<Pending> {
  const first = await trust.authorize({ ...context, ...changes }, items);
  if (first.kind === 'done') throw new Error('no step');
  return first;
}
async function finish(trust: TrustService, first: AuthorizationAnswer): Promise<string> {
  let answer = first;
  for (let turn = 0; answer.kind !== 'done' && turn < 5; turn += 1) {
    answer = await trust.proceed(answer.state, await takeStep(answer));
  }
  if (answer.kind !== 'done') throw new Error('the person was asked without end');
  return answer.authorization.id;
}

describe('a document signed with an on-demand certificate through the broker', () => {
  it.each([
    ['the page of the broker', () => connect(), ['redirect']],
    ['a confirmation on the phone', () => connectByPhone(), ['poll', 'poll', 'poll']],
  ] as const)('after %s holds before independent judges', async (_, reconnect, kinds) => {
    server.state.hesitations = 2;
    const { file, signed, steps, level, validation } = await signDocument(reconnect, takeStep);
    expect(steps.map(({ kind }) => kind)).toEqual(kinds);
    expect(judges.findFaults(signed)).toEqual([]);
    expect(level).toBe('B-T');
    expect(Buffer.from(signed.subarray(0, file.length)).equals(file)).toBe(true);
    const subjects = validation.certificates.map((der) => new X509Certificate(der).subject).join('\n');
    expect(subjects).toContain('CN=Zoë Müller-Łukasz');
    expect(validation.ocsps.length).toBeGreaterThan(1);
  });

  it.each(['wrong_hash', 'another_key', 'p1363', 'too_few'] as SigningFault[])(
    'is not embedded when the device has the fault %s',
    async (fault) => {
      server.state.device = { key: 'P-256', fault, isRevoked: false };
      const work = signDocument(() => connect(), takeStep);
      expect(await failWith(work)).toMatchObject({ failure: 'bad_answer' });
    },
  );

  it('is not embedded when its certificate is revoked', async () => {
    server.state.device = { key: 'P-256', fault: undefined, isRevoked: true };
    const work = signDocument(() => connect(), takeStep);
    expect(await failWith(work)).toMatchObject({ failure: 'refused', reason: 'revoked' });
  });
});

describe('the broker', () => {
  it('is pushed the request, so that the browser carries no digest and no person', async () => {
    const step = await begin(connect());
    if (step.kind !== 'redirect') throw new Error('no redirect');
    const { searchParams } = new URL(step.url);
    expect([...searchParams.keys()].toSorted()).toEqual(
      ['client_id', 'nonce', 'redirect_uri', 'request_uri', 'response_type', 'state'].toSorted(),
    );
    const pushed = JSON.parse(server.requests.at(-1)!.body.toString()) as Record<string, never>;
    expect(pushed).toMatchObject({
      login_hint: { namespace: 'msisdn', identifier: '41791234567' },
      claims: { credentialID: 'OnDemand-Qualified4.1-EU' },
    });
  });

  it('signs several documents by one consent and answers in any order', async () => {
    const trust = connect();
    const id = await finish(trust, await begin(trust));
    const answers = await connect().sign({ id }, items);
    for (const [index, answer] of answers.entries()) {
      if (answer.kind !== 'cms') throw new Error('no whole message');
      expect(findSignatureFaults(readSignedData(answer.der), items[index]!.documentDigest)).toEqual([]);
      expect(answer.ocsps).toHaveLength(2);
      expect(answer.crls).toHaveLength(1);
    }
    expect(countCalls(SIGN)).toBe(1);
  });

  it('waits as long between questions as it is asked to', async () => {
    server.state.hesitations = 2;
    const trust = connectByPhone();
    const first = await begin(trust);
    expect(first).toMatchObject({ kind: 'poll', retryAfter: 5000 });
    const second = (await trust.proceed(first.state, { kind: 'poll' })) as Pending;
    expect(second).toMatchObject({ kind: 'poll', retryAfter: 5000 });
    await expect(trust.proceed(second.state, { kind: 'poll' })).resolves.toMatchObject({ retryAfter: 10_000 });
  });

  it.each<[string, BrokerFault, object]>([
    ['declines', { error: 'access_denied' }, { failure: 'refused', reason: 'declined' }],
    ['takes too long', { error: 'expired_token' }, { failure: 'expired', reason: 'timeout' }],
    [
      'has changed the means',
      { error: 'RAX_identification_required', cause: 'RAX_invalid_consent_serial_number' },
      { failure: 'refused', reason: 'serial_mismatch' },
    ],
    [
      'has a new password',
      { error: 'access_denied', description: 'MISMATCH_SAS_CHANGE_SN' },
      { failure: 'refused', reason: 'serial_mismatch' },
    ],
    [
      'is not identified',
      { error: 'RAX_identification_required', cause: 'RAX_no_evidence_for_user' },
      { failure: 'refused', reason: 'not_identified' },
    ],
    [
      'is not identified for this law',
      { error: 'RAX_identification_required', cause: 'RAX_invalid_jurisdiction' },
      { failure: 'refused', reason: 'not_identified' },
    ],
    [
      'has a revoked phone',
      { error: 'EXT_provider_flow_failed', cause: 'MID_revoked_certificate' },
      { failure: 'refused', reason: 'not_identified' },
    ],
    [
      'signs elsewhere',
      { error: 'EXT_provider_flow_failed', cause: 'MID_outstanding_transaction' },
      { failure: 'unavailable' },
    ],
    [
      'has locked the code',
      { error: 'access_denied', description: 'too many wrong OTPs' },
      { failure: 'refused', reason: 'code_locked' },
    ],
    ['mistypes', { error: 'access_denied', description: 'invalid OTP' }, { failure: 'refused', reason: 'code_wrong' }],
    [
      'has used up the plan',
      { error: 'access_denied', description: 'signature quota exhausted' },
      { failure: 'refused', reason: 'exhausted' },
    ],
    ['has a broker out of order', { error: 'temporarily_unavailable' }, { failure: 'unavailable' }],
  ])('means by its answer that the person %s, on its page and on the phone', async (_, refusal, expected) => {
    server.state.refusal = refusal;
    for (const trust of [connect(), connectByPhone()]) {
      expect(await failWith(begin(trust).then((first) => finish(trust, first)))).toMatchObject(expected);
    }
    server.state.refusal = undefined;
    server.state.signRefusal = refusal;
    const trust = connect();
    const id = await finish(trust, await begin(trust));
    expect(await failWith(trust.sign({ id }, items))).toMatchObject(expected);
  });

  it('lets nobody but the signer sign', async () => {
    const trust = connect();
    const other = begin(trust, { signerMobile: '41790000000' });
    expect(await failWith(other.then((first) => finish(trust, first)))).toMatchObject({ failure: 'refused' });
    const unknown = begin(connectByPhone(), { signerMobile: '41790000000' });
    expect(await failWith(unknown)).toMatchObject({ reason: 'not_identified' });
    const { signerMobile: _, ...immobile } = context;
    expect(await failWith(connectByPhone().authorize(immobile, items))).toMatchObject({ reason: 'not_identified' });
  });

  it('is not believed when the return is of another browser or the token of another request', async () => {
    const trust = connect();
    const [first, second] = [await begin(trust), await begin(trust)];
    const foreign = takeStep(second).then((answer) => trust.proceed(first.state, answer));
    expect(await failWith(foreign)).toMatchObject({ failure: 'refused' });
    server.state.hasWrongNonce = true;
    expect(await failWith(finish(trust, first))).toMatchObject({ failure: 'bad_answer' });
  });

  it('sends what goes along in `state`, and the registered address as it is', async () => {
    const trust = connect();
    const returnUrl = 'https://sign.example.org/mab/redirect?request=R-1';
    const answer = await takeStep(await begin(trust, { returnUrl }));
    if (answer.kind !== 'redirect') throw new Error('no return');
    const { request, state } = answer.params;
    expect(request).toBeUndefined();
    expect(Buffer.from(state!.split('.')[1]!, 'base64url').toString()).toBe('request=R-1');
  });

  it('exchanges a code once', async () => {
    const trust = connect();
    const first = await begin(trust);
    const answer = await takeStep(first);
    await trust.proceed(first.state, answer);
    expect(await failWith(trust.proceed(first.state, answer))).toMatchObject({ failure: 'expired' });
  });

  it.each<[string, LocalAnswer, string]>([
    ['is away', { status: 503 }, 'unavailable'],
    ['does not know the operator', { status: 401, body: { error: 'unauthorized_client' } }, 'unavailable'],
    ['hangs up', { manner: 'lost' }, 'unavailable'],
    ['breaks off', { manner: 'broken_off' }, 'unavailable'],
    ['sends a byte a second', { manner: 'slow' }, 'unavailable'],
    ['cuts its answer short', { manner: 'cut_short' }, 'bad_answer'],
    ['answers something else', { body: { hello: 'there' } }, 'bad_answer'],
  ])('asks a person no second time when it %s', async (_, fault, failure) => {
    setFault(`${CONNECT}/oauth-authorize`, fault);
    const trust = connect({ hintSecret: server.state.hintSecret, timeoutMs: 1500 });
    expect(await failWith(begin(trust))).toMatchObject({ failure });
    expect(countCalls(`${CONNECT}/oauth-authorize`)).toBe(1);
    setFault(`${CONNECT}/token`, fault);
    const page = connect({ timeoutMs: 1500 });
    expect(await failWith(begin(page).then((first) => finish(page, first)))).toMatchObject({ failure });
    expect(countCalls(`${CONNECT}/token`)).toBe(1);
  });

  it('is asked again for signatures that were lost on the way, and may refuse that', async () => {
    const trust = connect();
    const id = await finish(trust, await begin(trust));
    setFault(SIGN, { manner: 'lost' }, { status: 503 });
    await expect(trust.sign({ id }, items)).resolves.toHaveLength(3);
    server.state.isStrict = true;
    expect(await failWith(trust.sign({ id }, items))).toMatchObject({ failure: 'expired' });
  });

  it('is found anew when it could not be found before', async () => {
    setFault('/api/auth/realms/broker/.well-known/openid-configuration', { status: 404 });
    const trust = connect();
    expect(await failWith(begin(trust))).toMatchObject({ failure: 'unavailable' });
    await expect(begin(trust)).resolves.toMatchObject({ kind: 'redirect' });
  });

  it('may name safe addresses only, for our secrets and for signing', async () => {
    const path = '/api/auth/realms/broker/.well-known/openid-configuration';
    const insecure = 'http://evil.example.org/';
    setFault(path, {
      body: {
        authorization_endpoint: insecure,
        token_endpoint: insecure,
        pushed_authorization_request_endpoint: insecure,
      },
    });
    expect(await failWith(begin(connect()))).toMatchObject({ failure: 'bad_answer' });
    const claims = Buffer.from(JSON.stringify({ aud: insecure })).toString('base64url');
    setFault(`${CONNECT}/token`, { body: { access_token: `e30.${claims}.e30`, expires_in: '600' } });
    const trust = connect();
    expect(await failWith(begin(trust).then((first) => finish(trust, first)))).toMatchObject({ failure: 'bad_answer' });
  });
});

describe('activation data', () => {
  it('sign the documents that were authorised, as long as they are good', async () => {
    const trust = connect();
    const id = await finish(trust, await begin(trust));
    expect(await failWith(trust.sign({ id }, items.slice(1)))).toMatchObject({ failure: 'refused' });
    now = new Date(now.getTime() + 11 * 60_000);
    expect(await failWith(trust.sign({ id }, items))).toMatchObject({ failure: 'expired' });
    expect(countCalls(SIGN)).toBe(0);
  });

  it('show nothing of themselves in what is stored', async () => {
    const trust = connect();
    const id = await finish(trust, await begin(trust));
    expect(id).not.toContain('.');
    expect(Buffer.from(id, 'base64url').toString('latin1')).not.toContain('hashes');
    expect(await failWith(connect({ cipher: makeTestCipher() }).sign({ id }, items))).toMatchObject({
      failure: 'refused',
    });
  });
});
