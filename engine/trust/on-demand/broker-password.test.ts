import { createHash } from 'node:crypto';
import { BlockList } from 'node:net';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { makeTestCipher, SIGNER } from '../../testing/on-demand-bench.ts';
import type { BrokerPerson } from '../../testing/on-demand-broker-identity.ts';
import { serveBroker, type BrokerServer } from '../../testing/on-demand-broker-server.ts';
import { foundAuthority, type TestAuthority } from '../../testing/test-authority.ts';
import { findSignatureFaults, readSignedData } from '../../pki/read-signed-data.ts';
import { TrustError } from '../../pki/trust-error.ts';
import { makeStatusFetcher } from '../external/fetch-status.ts';
import type { AuthorizationAnswer, SigningContext, StepAnswer, TrustService } from '../trust-service.ts';
import { makeBrokerTrustService } from './broker-trust-service.ts';

type Mismatch = NonNullable<BrokerPerson['mismatch']>;
let authority: TestAuthority;
let server: BrokerServer;
let trust: TrustService;
let now = new Date();
const house = new BlockList();
house.addSubnet('127.0.0.0', 8, 'ipv4');
const context: SigningContext = { signerName: 'Zoë Müller', ...SIGNER };
const items = [{ documentDigest: createHash('sha256').update('document').digest() }];
const verifyPassword = '/api/pwd-otp-auth/verify-pwd';
const verifyCode = '/api/pwd-otp-auth/verify-otp';
const minute = 60_000;

beforeAll(async () => {
  authority = await foundAuthority(() => now);
  server = await serveBroker(authority);
});
afterAll(() => Promise.all([server.close(), authority.server.close()]));
beforeEach(() => {
  now = new Date();
  const { state } = server;
  state.faults.clear();
  state.codes.length = 0;
  state.ident.people.clear();
  state.ident.people.set(state.person.mobile, { credentials: [], platform: 'SAS' });
  server.requests.length = 0;
  trust = makeBrokerTrustService({
    url: `${server.url}/api/auth/realms/broker/`,
    clientId: state.client.id,
    clientSecret: state.client.secret,
    hintSecret: state.hintSecret,
    clock: () => now,
    qualities: ['QES', 'AES'],
    credentials: {},
    anchors: [authority.root],
    cipher: makeTestCipher(),
    status: makeStatusFetcher({ clock: () => now, allowed: house }),
    timeoutMs: 10_000,
    retry: { attempts: 3, firstPauseMs: 5, totalMs: 20_000 },
  });
});

type Secret = Extract<AuthorizationAnswer, { kind: 'otp' }>;
function expectSecret(answer: AuthorizationAnswer): Secret {
  if (answer.kind !== 'otp') throw new Error(`not asked for a secret, but: ${answer.kind}`);
  return answer;
}
const begin = async (changes: Partial<SigningContext> = {}) =>
  expectSecret(await trust.authorize({ ...context, ...changes }, items));
const give = (step: Secret, answer: StepAnswer) => trust.proceed(step.state, answer);
const password = (text = server.state.person.password): StepAnswer => ({ kind: 'password', password: text });
const newest = () => server.state.codes.at(-1)!;
const wrong = () => (newest() === '000000' ? '000001' : '000000');
const code = (text = newest()): StepAnswer => ({ kind: 'otp', code: text });
const toCode = async () => expectSecret(await give(await begin(), password()));
const count = (path: string) => server.requests.filter(({ url }) => url.pathname === path).length;
async function failWith(work: Promise<unknown>): Promise<TrustError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(TrustError);
  return error as TrustError;
}
async function expectSigned(answer: AuthorizationAnswer) {
  if (answer.kind !== 'done') throw new Error(`not done, but: ${answer.kind}`);
  const [signature] = await trust.sign(answer.authorization, items);
  if (signature?.kind !== 'cms') throw new Error('no whole message');
  expect(findSignatureFaults(readSignedData(signature.der), items[0]!.documentDigest)).toEqual([]);
}

describe('a signature of somebody without Mobile ID', () => {
  it('is qualified by the password first and then the code that was sent', async () => {
    const first = await begin();
    expect(first).toMatchObject({ needsPassword: true, needsCode: false });
    expect(first.challenge).toContain('die auf 67 endet');
    expect(server.state.codes).toEqual([]);
    const second = expectSecret(await give(first, password()));
    expect(second).toMatchObject({ needsPassword: false, resend: { left: 3, after: 2 * minute } });
    await expectSigned(await give(second, code()));
  });

  it('is advanced by the code alone', async () => {
    const only = await begin({ quality: 'AES' });
    expect(only).toMatchObject({ needsPassword: false });
    await expectSigned(await give(only, code()));
  });

  it('is asked for on the phone where there is Mobile ID', async () => {
    server.state.ident.people.set(server.state.person.mobile, { credentials: [], platform: 'MID' });
    expect(await trust.authorize(context, items)).toMatchObject({ kind: 'poll' });
  });

  it.each<[Mismatch, string]>([
    ['MISMATCH_SAS_BUT_MID', 'mobile_id_added'],
    ['MISMATCH_SAS_CHANGE_SN', 'password_changed'],
    ['MISMATCH_MID', 'mobile_id_renewed'],
  ])('is not begun when its means has changed (%s), and the change is told', async (mismatch, change) => {
    server.state.ident.people.set(server.state.person.mobile, { credentials: [], platform: 'SAS', mismatch });
    expect(await failWith(trust.authorize(context, items))).toMatchObject({ reason: 'serial_mismatch', change });
    expect(server.requests.map(({ url }) => url.pathname).filter((path) => path.endsWith('oauth-authorize'))).toEqual(
      [],
    );
  });
});

describe('what is mistyped', () => {
  it('waits on at the password, and no code is sent', async () => {
    const first = await begin();
    expect(await failWith(give(first, password('forgotten')))).toMatchObject({ reason: 'password_wrong' });
    expect(server.state.codes).toEqual([]);
    await give(first, password());
    expect(server.state.codes).toHaveLength(1);
  });

  it('waits on at the code four times, and is locked at the fifth', async () => {
    const step = await toCode();
    for (let turn = 0; turn < 4; turn += 1)
      expect(await failWith(give(step, code(wrong())))).toMatchObject({ reason: 'code_wrong' });
    expect(await failWith(give(step, code(wrong())))).toMatchObject({ reason: 'code_locked' });
    expect(await failWith(give(step, code()))).toMatchObject({ reason: 'code_locked' });
  });

  it('locks the password as well', async () => {
    const step = await begin();
    for (let turn = 0; turn < 4; turn += 1)
      expect(await failWith(give(step, password('forgotten')))).toMatchObject({ reason: 'password_wrong' });
    expect(await failWith(give(step, password('forgotten')))).toMatchObject({ reason: 'code_locked' });
  });
});

describe('a code', () => {
  it('that has expired is not tried, and another one signs', async () => {
    const step = await toCode();
    now = new Date(now.getTime() + 8 * minute + 1000);
    expect(await failWith(give(step, code()))).toMatchObject({ reason: 'code_expired' });
    expect(count(verifyCode)).toBe(0);
    const renewed = expectSecret(await give(step, { kind: 'resend' }));
    expect(renewed.resend).toEqual({ left: 2, after: 2 * minute });
    await expectSigned(await give(renewed, code()));
  });

  it('is sent three times more, each after two minutes', async () => {
    let step = await toCode();
    const early = await failWith(give(step, { kind: 'resend' }));
    expect(early).toMatchObject({ reason: 'resend_refused' });
    expect(count(verifyCode)).toBe(0);
    for (const left of [2, 1, 0]) {
      now = new Date(now.getTime() + 2 * minute);
      step = expectSecret(await give(step, { kind: 'resend' }));
      expect(step.resend).toMatchObject({ left });
    }
    now = new Date(now.getTime() + 2 * minute);
    expect(await failWith(give(step, { kind: 'resend' }))).toMatchObject({ reason: 'resend_refused' });
    expect(server.state.codes).toHaveLength(4);
    await expectSigned(await give(step, code()));
  });
});

describe('an answer that is lost', () => {
  it('leaves the step as it is: the password is asked for again', async () => {
    server.state.faults.set(verifyPassword, [{ status: 503 }]);
    const first = await begin();
    expect(await failWith(give(first, password()))).toMatchObject({ failure: 'unavailable' });
    expect(count(verifyPassword)).toBe(1);
    await expectSigned(await give(expectSecret(await give(first, password())), code()));
  });

  it('of a right code is found in the session when the same code is given again', async () => {
    const step = await toCode();
    server.state.faults.set(verifyCode, [{ manner: 'lost' }]);
    expect(await failWith(give(step, code()))).toMatchObject({ failure: 'unavailable' });
    await expectSigned(await give(step, code()));
  });

  it('to an ended session is told as too late', async () => {
    const step = await toCode();
    now = new Date(now.getTime() + 16 * minute);
    expect(await failWith(give(step, code()))).toMatchObject({ failure: 'expired', reason: 'timeout' });
  });
});
