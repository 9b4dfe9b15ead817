import { createHash } from 'node:crypto';
import { BlockList } from 'node:net';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { foundAuthority, type TestAuthority } from '../../testing/test-authority.ts';
import { makeCscPerson, type CscPerson } from '../../testing/csc-customer.ts';
import { serveCsc, type CscServer } from '../../testing/csc-server.ts';
import type { SigningFault } from '../../testing/csc-signing-device.ts';
import type { LocalAnswer } from '../../testing/local-server.ts';
import { makeTestCipher } from '../../testing/on-demand-bench.ts';
import type { TestKeyKind } from '../../testing/test-authority.ts';
import { buildSignedAttributes, buildSignedData } from '../../pki/cms.ts';
import { makeStatusFetcher } from '../external/fetch-status.ts';
import { findSignatureFaults, readSignedData } from '../../pki/read-signed-data.ts';
import { verifyTimestampToken } from '../../pki/timestamp-token.ts';
import { TrustError } from '../../pki/trust-error.ts';
import type { AuthorizationAnswer, SigningContext, StepAnswer, ToBeSigned, TrustService } from '../trust-service.ts';
import { makeCscTrustService, type CscOptions } from './csc-trust-service.ts';

let authority: TestAuthority;
let server: CscServer;
let now: Date;
beforeAll(async () => {
  authority = await foundAuthority(() => now);
  server = await serveCsc(authority);
});
afterAll(async () => {
  await server.close();
  await authority.server.close();
});
now = new Date();
beforeEach(async () => {
  now = new Date();
  await setPerson({});
  Object.assign(server.state, {
    client: { id: 'sigillum', secret: 'a secret: of this test' },
    authType: ['oauth2client', 'oauth2code'],
    isAsynchronous: false,
    isStrict: false,
    hasIssuer: false,
    isExhausted: false,
    signingFault: undefined,
  });
  server.state.faults.clear();
  server.requests.length = 0;
});

const setPerson = async (changes: Partial<CscPerson> & { key?: TestKeyKind }) => {
  server.state.person = await makeCscPerson(authority, changes);
};

const cipher = makeTestCipher();

const connect = (changes: Partial<CscOptions> = {}): TrustService =>
  makeCscTrustService({
    url: `${server.url}/csc/v2/`,
    clientId: 'sigillum',
    clientSecret: 'a secret: of this test',
    clock: () => now,
    qualities: ['QES', 'AES'],
    anchors: [authority.root],
    cipher,
    status: makeStatusFetcher({ clock: () => now }),
    timeoutMs: 10_000,
    retry: { attempts: 3, firstPauseMs: 5, totalMs: 20_000 },
    patience: { totalMs: 20_000, pauseMs: 10 },
    ...changes,
  });

const context: SigningContext = {
  sid: 'sid-1',
  signerName: 'Zoë Müller',
  signerEmail: 'zoe@example.org',
  quality: 'QES',
  legislation: 'EIDAS',
  language: 'de',
  returnUrl: 'https://sign.example.org/mab/redirect',
};
const digests = [1, 2].map((n) => createHash('sha256').update(`document ${n}`).digest());

async function prepareItems(trust: TrustService, wanted = digests): Promise<ToBeSigned[]> {
  const { chain } = await trust.credential(context);
  return wanted.map((digest) => ({
    documentDigest: digest,
    ...(chain && { signedAttributes: buildSignedAttributes({ digest, certificate: chain[0] }) }),
  }));
}

/** What the person's browser, fed with the address, brings back. */
async function followRedirect(url: string): Promise<StepAnswer> {
  const response = await fetch(url, { redirect: 'manual' });
  const back = new URL(response.headers.get('location')!);
  expect(back.href).toMatch(/^https:\/\/sign\.example\.org\/mab\/redirect\?/);
  return { kind: 'redirect', params: Object.fromEntries(back.searchParams) };
}

/** Takes every step as the person would; the state goes through JSON, as when another process goes on. */
async function authoriseFully(
  trust: TrustService,
  items: ToBeSigned[],
  secrets = { code: '738496', password: '1234' },
) {
  let answer: AuthorizationAnswer = await trust.authorize(context, items);
  for (let step = 0; answer.kind !== 'done' && step < 5; step += 1) {
    const stored = JSON.parse(JSON.stringify(answer)) as Exclude<AuthorizationAnswer, { kind: 'done' }>;
    const given: StepAnswer =
      stored.kind === 'redirect'
        ? await followRedirect(stored.url)
        : stored.kind === 'otp'
          ? { kind: 'otp', code: secrets.code, ...(stored.needsPassword && { password: secrets.password }) }
          : { kind: 'poll' };
    answer = await connect().proceed(stored.state, given);
  }
  if (answer.kind !== 'done') throw new Error('the person was asked without end');
  return answer.authorization;
}

async function signAll(trust: TrustService): Promise<void> {
  const items = await prepareItems(trust);
  const answers = await trust.sign(await authoriseFully(trust, items), items);
  const credential = await trust.credential(context);
  expect(answers).toHaveLength(2);
  for (const [index, answer] of answers.entries()) {
    const { documentDigest, signedAttributes } = items[index]!;
    const message =
      answer.kind === 'cms'
        ? answer.der
        : buildSignedData({
            certificates: credential.chain!,
            signedAttributes: signedAttributes!,
            algorithm: credential.algorithm,
            signature: answer.signature,
          });
    expect(findSignatureFaults(readSignedData(message), documentDigest)).toEqual([]);
  }
}

const failWith = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(TrustError);
  return error as TrustError;
};
const setFault = (method: string, ...answers: LocalAnswer[]) => server.state.faults.set(`/csc/v2/${method}`, answers);
const countCalls = (path: string) => server.requests.filter(({ url }) => url.pathname.endsWith(path)).length;

const EXPLICIT = {
  mode: 'explicit',
  objects: [
    { type: 'Password', id: 'PIN', label: 'PIN' },
    { type: 'ChallengeResponse', id: 'OTP', description: 'Code by SMS' },
  ],
  secrets: { PIN: '1234', OTP: '738496' },
} satisfies Partial<CscPerson>;
const APP = {
  mode: 'explicit',
  objects: [{ type: 'ChallengeResponseOOB', id: 'APP', label: 'App' }],
} satisfies Partial<CscPerson>;

describe('signing through a CSC service', () => {
  it.each([
    ['by redirect', {}],
    ['by code and password', EXPLICIT],
    ['by confirmation in an app', APP],
  ] as [string, Partial<CscPerson>][])('works %s on both lanes', async (_, person) => {
    await setPerson(person);
    await signAll(connect({ lane: 'raw' }));
    await signAll(connect({ lane: 'cms' }));
  });

  it.each<TestKeyKind>(['P-384', 'RSA'])('works with a key of the kind %s', async (kind) => {
    await setPerson({ key: kind });
    await signAll(connect({ lane: 'raw' }));
  });

  it('works with a key that signs by RSA-PSS alone, and says with which parameters', async () => {
    await setPerson({ key: 'RSA', algos: ['1.2.840.113549.1.1.10'] });
    await signAll(connect({ lane: 'raw' }));
    const request = server.requests.find(({ url }) => url.pathname.endsWith('signHash'))!;
    expect(JSON.parse(request.body.toString())).toHaveProperty('signAlgoParams');
  });

  it('finds the authorisation server by its metadata, and works without pushed requests', async () => {
    server.state.hasIssuer = true;
    await signAll(connect());
    server.state.hasIssuer = false;
    server.state.methods = server.state.methods.filter((method) => method !== 'oauth2/pushed_authorize');
    await signAll(connect());
  });

  it('pushes the authorisation request where the service takes one, so that no hash is in an address', async () => {
    server.state.methods = [...server.state.methods, 'oauth2/pushed_authorize'];
    const trust = connect();
    const answer = await trust.authorize(context, await prepareItems(trust));
    if (answer.kind !== 'redirect') throw new Error('a redirect was expected');
    expect([...new URL(answer.url).searchParams.keys()]).toEqual(['client_id', 'request_uri']);
    await signAll(trust);
    server.state.methods = server.state.methods.filter((method) => method !== 'oauth2/pushed_authorize');
  });

  it('has the person led back to the registered address alone, whatever was to go along', async () => {
    const trust = connect();
    const returnUrl = `${context.returnUrl}?request=1`;
    const answer = await trust.authorize({ ...context, returnUrl }, await prepareItems(trust));
    if (answer.kind !== 'redirect') throw new Error('a redirect was expected');
    expect(new URL(answer.url).searchParams.get('redirect_uri')).toBe(context.returnUrl);
    expect(await connect().proceed(answer.state, await followRedirect(answer.url))).toMatchObject({ kind: 'done' });
  });

  it('lets the person choose the key when the service gives us no access of our own', async () => {
    server.state.authType = ['oauth2code'];
    const trust = connect();
    expect(await trust.credential(context)).toMatchObject({ id: 'eu_eidas_qes', algorithm: 'ES256' });
    await signAll(trust);
    expect(countCalls('credentials/list')).toBe(0);
  });

  it('waits for signatures that are made later', async () => {
    server.state.isAsynchronous = true;
    await signAll(connect({ lane: 'raw' }));
    await signAll(connect({ lane: 'cms' }));
    expect(countCalls('signPolling')).toBe(6);
  });

  it('brings what is needed to validate later, and completes the chain of a message', async () => {
    const trust = connect({ lane: 'cms' });
    const items = await prepareItems(trust, [digests[0]!]);
    const [answer] = await trust.sign(await authoriseFully(trust, items), items);
    if (answer?.kind !== 'cms') throw new Error('a whole message was expected');
    expect(answer.ocsps).toHaveLength(1);
    expect(answer.crls).toHaveLength(1);
    expect(readSignedData(answer.der).certificates).toContainEqual(authority.issuingCa);
  });

  it('seals for an organisation with the credential of its account', async () => {
    await setPerson({ credentialId: 'SEAL-1', mode: 'explicit' });
    const trust = connect({ seals: { acme: 'SEAL-1' } });
    const sealed: SigningContext = { ...context, sealAccountName: 'acme' };
    expect((await trust.credential(sealed)).id).toBe('SEAL-1');
    const error = await failWith(trust.credential({ ...context, sealAccountName: 'others' }));
    expect(error).toMatchObject({ failure: 'refused', reason: 'not_identified' });
  });

  it('takes the key that is for this kind of signature', async () => {
    await setPerson({ otherKeys: { 'KEY-AES': 'eu_eidas_aes' }, signatureQualifier: 'eu_eidas_qes' });
    expect((await connect().credential(context)).id).toBe('GX0112348');
    expect((await connect().credential({ ...context, quality: 'AES' })).id).toBe('KEY-AES');
    await setPerson({ signatureQualifier: 'eu_eidas_aes' });
    const error = await failWith(connect().credential(context));
    expect(error).toMatchObject({ failure: 'refused', reason: 'not_identified' });
  });

  it('fetches the certificates of authorities that the service does not give', async () => {
    await setPerson({ hasLonelyCertificate: true });
    const house = new BlockList();
    house.addAddress('127.0.0.1');
    const status = makeStatusFetcher({ clock: () => now, allowed: house });
    expect((await connect({ status, lane: 'raw' }).credential(context)).chain).toHaveLength(2);
    const trust = connect({ status, lane: 'cms' });
    const items = await prepareItems(trust, [digests[0]!]);
    const [answer] = await trust.sign(await authoriseFully(trust, items), items);
    if (answer?.kind !== 'cms') throw new Error('a whole message was expected');
    expect(readSignedData(answer.der).certificates).toHaveLength(2);
  });

  it('has the code sent by services that know only the older call', async () => {
    await setPerson(EXPLICIT);
    const { methods } = server.state;
    server.state.methods = methods.filter((method) => method !== 'credentials/getChallenge');
    await signAll(connect());
    server.state.methods = methods;
    expect(countCalls('credentials/sendOTP')).toBe(1);
  });

  it('gives timestamps where the service does', async () => {
    const imprint = digests[0]!;
    const token = await connect().timestamp(imprint);
    expect(() => verifyTimestampToken(token, { imprint, anchors: [authority.root] })).not.toThrow();
    setFault('signatures/timestamp', { body: { timestamp: 'AAAA' } });
    expect(await failWith(connect().timestamp(imprint))).toMatchObject({ failure: 'bad_answer', reason: 'timestamp' });
  });
});

describe('an authorisation', () => {
  it('is bound to its documents on our side, too', async () => {
    const trust = connect();
    const items = await prepareItems(trust);
    const authorization = await authoriseFully(trust, items);
    server.requests.length = 0;
    const others = await prepareItems(trust, [digests[1]!, digests[0]!]);
    expect(await failWith(trust.sign(authorization, others))).toMatchObject({ failure: 'refused' });
    expect(countCalls('signHash')).toBe(0);
  });

  it('asks the service for exactly the hashes that will be signed', async () => {
    await setPerson(EXPLICIT);
    const trust = connect({ lane: 'raw' });
    const items = await prepareItems(trust);
    await authoriseFully(trust, items);
    const request = server.requests.find(({ url }) => url.pathname.endsWith('credentials/authorize'))!;
    const hashes = items.map(({ signedAttributes }) => createHash('sha256').update(signedAttributes!).digest('base64'));
    expect(JSON.parse(request.body.toString())).toMatchObject({ numSignatures: 2, hashes });
  });

  it('does not sign attributes of another document', async () => {
    const trust = connect({ lane: 'raw' });
    const [first, second] = await prepareItems(trust);
    const mixed = { documentDigest: first!.documentDigest, signedAttributes: second!.signedAttributes! };
    expect(await failWith(trust.authorize(context, [mixed]))).toMatchObject({ failure: 'refused' });
  });

  it('shows nothing and cannot be changed', async () => {
    await setPerson(EXPLICIT);
    const trust = connect();
    const { id } = await authoriseFully(trust, await prepareItems(trust));
    for (const sad of server.state.grants.keys()) expect(id).not.toContain(sad);
    const changed = `${id.slice(0, 40)}${id[40] === 'A' ? 'B' : 'A'}${id.slice(41)}`;
    const items = await prepareItems(trust);
    expect(await failWith(trust.sign({ id: changed }, items))).toMatchObject({ failure: 'refused' });
    expect(await failWith(trust.proceed(id, { kind: 'poll' }))).toMatchObject({ failure: 'refused' });
  });

  it('ends with its time', async () => {
    await setPerson({ ...EXPLICIT, identity: await authority.issue('seal') });
    const trust = connect();
    const items = await prepareItems(trust);
    const step = await trust.authorize(context, items);
    const authorization = await authoriseFully(trust, items);
    now = new Date(now.getTime() + 2 * 3_600_000);
    expect(await failWith(trust.sign(authorization, items))).toMatchObject({ failure: 'expired' });
    const late = trust.proceed((step as { state: string }).state, { kind: 'otp', code: '738496', password: '1234' });
    expect(await failWith(late)).toMatchObject({ failure: 'expired', reason: 'timeout' });
  });

  it('is refused when the browser comes back with another request in its hands', async () => {
    const trust = connect();
    const items = await prepareItems(trust);
    const step = await trust.authorize(context, items);
    if (step.kind !== 'redirect') throw new Error('a redirect was expected');
    const back = (await followRedirect(step.url)) as Extract<StepAnswer, { kind: 'redirect' }>;
    const forged: StepAnswer = { kind: 'redirect', params: { ...back.params, state: 'of somebody else' } };
    expect(await failWith(trust.proceed(step.state, forged))).toMatchObject({ failure: 'refused' });
    expect(countCalls('oauth2/token')).toBe(1);
  });
});

describe('a person who does not simply confirm', () => {
  it('is waited for while thinking', async () => {
    await setPerson({ ...APP, mind: 'hesitates' });
    const trust = connect();
    const first = await trust.authorize(context, await prepareItems(trust));
    if (first.kind !== 'poll') throw new Error('a poll was expected');
    const second = await trust.proceed(first.state, { kind: 'poll' });
    expect(second.kind).toBe('poll');
    server.state.person.mind = 'confirms';
    expect((await trust.proceed((second as { state: string }).state, { kind: 'poll' })).kind).toBe('done');
  });

  it.each([
    ['declines', 'refused', 'declined'],
    ['forgets', 'expired', 'timeout'],
  ] as const)('%s in the app', async (mind, failure, reason) => {
    await setPerson({ ...APP, mind });
    const trust = connect();
    const items = await prepareItems(trust);
    expect(await failWith(authoriseFully(trust, items))).toMatchObject({ failure, reason });
  });

  it('declines in the browser', async () => {
    await setPerson({ mind: 'declines' });
    const trust = connect();
    const items = await prepareItems(trust);
    expect(await failWith(authoriseFully(trust, items))).toMatchObject({ failure: 'refused', reason: 'declined' });
  });

  it('may mistype the code, until the service has enough of it', async () => {
    await setPerson(EXPLICIT);
    const trust = connect();
    const step = await trust.authorize(context, await prepareItems(trust));
    if (step.kind !== 'otp') throw new Error('a code was expected');
    expect(step).toMatchObject({ needsPassword: true, challenge: 'Code by SMS' });
    const enter = (code: string) => trust.proceed(step.state, { kind: 'otp', code, password: '1234' });
    expect(await failWith(enter('000000'))).toMatchObject({ failure: 'refused', reason: 'code_wrong' });
    expect((await enter('738496')).kind).toBe('done');
    for (let i = 0; i < 2; i += 1) await failWith(enter('000000'));
    expect(await failWith(enter('738496'))).toMatchObject({ failure: 'refused', reason: 'code_locked' });
  });

  it.each([
    ['is unknown to the service', { userId: 'somebody@example.org' }, 'not_identified'],
    ['has a revoked certificate', { certStatus: 'revoked' }, 'revoked'],
    ['has a suspended certificate', { certStatus: 'suspended' }, 'revoked'],
    ['has an expired certificate', { certStatus: 'expired' }, 'not_identified'],
    ['has a disabled key', { keyStatus: 'disabled' }, 'not_identified'],
  ] as [string, Partial<CscPerson>, string][])('%s', async (_, person, reason) => {
    await setPerson(person);
    expect(await failWith(connect().credential(context))).toMatchObject({ failure: 'refused', reason });
  });

  it('has used up the signatures of the plan', async () => {
    await setPerson({ ...EXPLICIT, objects: [], secrets: {} });
    server.state.isExhausted = true;
    const trust = connect();
    const items = await prepareItems(trust);
    const error = await failWith(trust.authorize(context, items));
    expect(error).toMatchObject({ failure: 'refused', reason: 'exhausted' });
  });

  it('cannot sign more documents at once than the key allows', async () => {
    await setPerson({ multisign: 1 });
    const trust = connect();
    const items = await prepareItems(trust);
    expect(await failWith(trust.authorize(context, items))).toMatchObject({ failure: 'refused' });
  });
});

describe('a service that is in trouble', () => {
  const signOnce = async (trust = connect()) => {
    const items = await prepareItems(trust);
    return await trust.sign(await authoriseFully(trust, items), items);
  };

  it.each([
    ['500', { status: 500, body: { error: 'server_error' } }],
    ['503 without JSON', { status: 503, body: '<h1>maintenance</h1>' }],
    ['429', { status: 429, body: { error: 'too_many_requests' } }],
  ] as [string, LocalAnswer][])('answering %s is unavailable for now', async (_, answer) => {
    setFault('credentials/list', answer, answer, answer);
    expect(await failWith(connect().credential(context))).toMatchObject({ failure: 'unavailable' });
    expect(countCalls('credentials/list')).toBe(3);
  });

  it('is asked again when it says 503 once', async () => {
    setFault('credentials/list', { status: 503, headers: { 'retry-after': '0' } });
    setFault('signatures/signHash', { status: 503 });
    await expect(signOnce()).resolves.toHaveLength(2);
  });

  it('that is silent or slow holds nobody up for long', async () => {
    setFault('credentials/info', { manner: 'silent' }, { manner: 'slow', body: { key: 'x'.repeat(100) } });
    const retry = { attempts: 2, firstPauseMs: 5, totalMs: 3000 };
    // Neither would ever end by itself: the one says nothing, the other takes longer than this test may.
    const error = await failWith(connect({ timeoutMs: 400, retry }).credential(context));
    expect(error).toMatchObject({ failure: 'unavailable' });
  });

  it.each([
    ['cut short', { manner: 'cut_short', body: { credentialIDs: ['GX0112348'] } }],
    ['without what it must hold', { body: { ids: [] } }],
    ['that is no JSON', { body: 'OK' }],
  ] as [string, LocalAnswer][])('is not believed when it answers JSON %s', async (_, answer) => {
    setFault('credentials/list', answer);
    expect(await failWith(connect().credential(context))).toMatchObject({ failure: 'bad_answer' });
  });

  it('that breaks off its answers is unavailable for now, and believed when it does no more', async () => {
    const broken: LocalAnswer = { manner: 'broken_off', body: { credentialIDs: ['GX0112348'] } };
    setFault('credentials/list', broken, broken, broken);
    expect(await failWith(connect().credential(context))).toMatchObject({ failure: 'unavailable' });
    setFault('credentials/list', broken);
    await expect(connect().credential(context)).resolves.toHaveProperty('id');
  });

  it('that answers without end is not believed', async () => {
    setFault('credentials/list', { body: ' '.repeat(5 * 1024 * 1024) });
    expect(await failWith(connect().credential(context))).toMatchObject({ failure: 'bad_answer' });
  });

  it('that no longer knows us is for the operator to mend, and the secret is in no message', async () => {
    const error = await failWith(connect({ clientSecret: 'a wrong secret' }).credential(context));
    expect(error).toMatchObject({ failure: 'unavailable' });
    expect(error.message).not.toContain('wrong secret');
  });

  it('that has forgotten our access gives a new one', async () => {
    const trust = connect();
    await trust.credential(context);
    server.state.serviceTokens.clear();
    await expect(signOnce(trust)).resolves.toHaveLength(2);
  });

  it('that has forgotten the authorisation needs the person again', async () => {
    const trust = connect();
    const items = await prepareItems(trust);
    const authorization = await authoriseFully(trust, items);
    for (const grant of server.state.grants.values()) grant.isExpired = true;
    expect(await failWith(trust.sign(authorization, items))).toMatchObject({ failure: 'expired' });
  });

  it('whose answer is lost is asked again, and signs the same hashes only', async () => {
    setFault('signatures/signHash', { manner: 'lost' });
    await expect(signOnce()).resolves.toHaveLength(2);
    const bodies = server.requests
      .filter(({ url }) => url.pathname.endsWith('signHash'))
      .map(({ body }) => body.toString());
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).toBe(bodies[1]);
  });

  it('that takes an authorisation only once asks the person again after a lost answer', async () => {
    server.state.isStrict = true;
    setFault('signatures/signHash', { manner: 'lost' });
    expect(await failWith(signOnce())).toMatchObject({ failure: 'expired' });
  });

  it('never gets a code twice, for the second would count as a wrong one', async () => {
    await setPerson(EXPLICIT);
    setFault('credentials/authorize', { manner: 'lost' });
    const trust = connect();
    const items = await prepareItems(trust);
    expect(await failWith(authoriseFully(trust, items))).toMatchObject({ failure: 'unavailable' });
    expect(countCalls('credentials/authorize')).toBe(1);
  });

  it('that gives too few signatures is not believed', async () => {
    server.state.signingFault = 'too_few' satisfies SigningFault;
    expect(await failWith(signOnce())).toMatchObject({ failure: 'bad_answer' });
  });

  it('that is not there at all is unavailable', async () => {
    const error = await failWith(connect({ url: 'http://127.0.0.1:1/csc/v2' }).credential(context));
    expect(error).toMatchObject({ failure: 'unavailable' });
  });

  it('is not asked for a quality that it does not offer', async () => {
    expect(await failWith(connect().authorize({ ...context, quality: 'SES' }, []))).toMatchObject({
      failure: 'refused',
    });
  });
});
