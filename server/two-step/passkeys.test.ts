import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import { ApiProblem, createClient, type Client, type Credentials } from '@sigillum/api-contracts/client.ts';
import * as twoStepEndpoints from '@sigillum/api-contracts/two-step/index.ts';
import * as userEndpoints from '@sigillum/api-contracts/user/index.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { showTotp } from '../testing/show-totp.ts';
import { createSoftwareAuthenticator } from '../testing/software-authenticator.ts';
import { it, world } from '../testing/world.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { insertAccount } from '../accounts/user-repository.ts';
import { writeUserHandle } from './passkey-options.ts';

const {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  beginPasskeyProof,
  finishLogin,
  getTwoStep,
  loginWithPasskey,
  removePasskey,
} = twoStepEndpoints;
const password = 'kupfer Wolke 93 Segel';
const email = 'nora@example.ch';
let passwordHash: string;
let id: string;
let me: Client;
let authenticator: ReturnType<typeof createSoftwareAuthenticator>;

const connect = (credentials?: Credentials): Client =>
  createClient(async (url, init) => world.api.request(url, init, { ip: '192.0.2.1' }), credentials);
const api = connect();
const problemOf = (call: Promise<unknown>): Promise<ApiProblem> =>
  call.then(
    () => Promise.reject(new Error('no problem')),
    (problem: ApiProblem) => problem,
  );
const keyOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no problem',
    (problem: ApiProblem) => problem.key,
  );
const later = (seconds: number) => world.setClock(new Date(world.services.now().getTime() + seconds * 1000));

async function createPerson(address: string) {
  const person = { id: randomUUID(), email: address, firstName: 'Nora', lastName: 'Keller', lang: 'de', passwordHash };
  await insertAccount(world.services.db, { ...person, attributes: {} }, world.services.now());
  const { token } = await api.call(userEndpoints.login, { body: { email: address, password } });
  return { id: person.id, client: connect({ bearer: token }) };
}

beforeAll(async () => {
  passwordHash = await hashPassword(password);
  // The server loads it when it is first needed; the first test shall not pay for that.
  await import('@simplewebauthn/server');
});
beforeEach(async () => {
  world.setClock('2026-11-21T08:00:00.000Z');
  ({ id, client: me } = await createPerson(email));
  authenticator = createSoftwareAuthenticator(randomBytes(32));
});

type Register = typeof authenticator.register;
/** Adds a passkey as a browser does. */
async function add(behaviour: Parameters<Register>[1] = {}, name = 'Laptop', person = me) {
  const { challenge, options } = await person.call(beginPasskey, { body: { password } });
  const registration = authenticator.register(options.challenge, behaviour);
  return person.call(addPasskey, { body: { challenge, name, registration } });
}
type Answer = typeof authenticator.answer;
/** Logs in by passkey alone. */
async function enter(behaviour: Parameters<Answer>[1] = {}) {
  const { challenge, options } = await api.call(beginPasskeyLogin, { body: {} });
  return api.call(loginWithPasskey, {
    body: { challenge, assertion: authenticator.answer(options.challenge, behaviour) },
  });
}

describe('a passkey', () => {
  it('is added with the password, comes with recovery codes the first time, and logs in alone', async () => {
    const { passkey, recoveryCodes } = await add();
    expect(passkey).toMatchObject({ name: 'Laptop', lastUsedAt: null, isBackedUp: true });
    expect(recoveryCodes).toHaveLength(10);
    const { token } = await enter({ userHandle: Buffer.from(writeUserHandle(id)).toString('base64url') });
    const state = await connect({ bearer: token }).call(getTwoStep, {});
    expect(state.passkeys).toMatchObject([{ id: passkey.id, lastUsedAt: '2026-11-21T08:00:00.000Z' }]);
    expect(state.events).toMatchObject([{ name: 'PASSKEY_ADDED', detail: 'Laptop', ip: '192.0.2.1' }]);
  });

  it('brings the recovery codes alone where an app is confirmed at the same moment, or is brought them', async () => {
    const { secret } = await me.call(twoStepEndpoints.beginTotp, { body: { password } });
    const code = showTotp(secret, world.services.now(), 0);
    const both = await world.services.db.transaction().execute(async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
      const calls = [add(), me.call(twoStepEndpoints.confirmTotp, { body: { code } })];
      await expect.poll(() => countWaiting(world)).toBe(2);
      return calls;
    });
    const answers = await Promise.all(both);
    expect(answers.map(({ recoveryCodes }) => recoveryCodes.length).toSorted((a, b) => a - b)).toEqual([0, 10]);
    expect((await me.call(getTwoStep, {})).recoveryCodesLeft).toBe(10);
  });

  it('is listed among the sessions with where it came from', async () => {
    await add();
    const { token } = await enter();
    const { sessions } = await connect({ bearer: token }).call(userEndpoints.listSessions, {});
    expect(sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({ ip: '192.0.2.1' });
  });

  it('goes on working under another port, and not under another host, where recovery codes still help', async () => {
    const { recoveryCodes } = await add();
    world.setConfig({ publicUrl: 'http://localhost:4000' });
    expect(await keyOf(enter({ origin: 'http://localhost:4000' }))).toBe('no problem');
    world.setConfig({ publicUrl: 'https://sign.example.ch' });
    expect(await keyOf(enter())).toBe('error.two_step.proof_wrong');
    const moved = { origin: 'https://sign.example.ch', host: 'localhost' };
    expect(await keyOf(enter(moved))).toBe('error.two_step.proof_wrong');
    const { problem } = await problemOf(api.call(userEndpoints.login, { body: { email, password } }));
    const body = { challenge: String(problem.details?.['challenge']), proof: { code: recoveryCodes[0]! } };
    expect(await api.call(finishLogin, { body })).toHaveProperty('token');
  });

  it('is asked for by the host of the public address, and names nobody before it has answered', async () => {
    await add();
    const { options } = await api.call(beginPasskeyLogin, { body: {} });
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options).not.toHaveProperty('allowCredentials');
  });

  it('is the second step after a password', async () => {
    await add();
    const { problem } = await problemOf(api.call(userEndpoints.login, { body: { email, password } }));
    expect(problem).toMatchObject({ key: 'error.two_step.needed', details: { methods: ['passkey', 'recovery_code'] } });
    const step = String(problem.details?.['challenge']);
    const { challenge, options } = await api.call(beginPasskeyLogin, { body: { challenge: step } });
    expect(options['allowCredentials']).toMatchObject([{ id: authenticator.credentialId }]);
    const proof = { challenge, assertion: authenticator.answer(options.challenge) };
    expect(await api.call(finishLogin, { body: { challenge: step, proof } })).toHaveProperty('token');
    expect(await keyOf(api.call(beginPasskeyLogin, { body: { challenge: step } }))).toBe(
      'error.two_step.challenge_invalid',
    );
  });

  it('of another person is no second step', async () => {
    await add();
    const other = createSoftwareAuthenticator(randomBytes(32));
    authenticator = other;
    const stranger = await createPerson('stranger@example.ch');
    await add({}, 'Other', stranger.client);
    const { problem } = await problemOf(api.call(userEndpoints.login, { body: { email, password } }));
    const step = String(problem.details?.['challenge']);
    const { challenge, options } = await api.call(beginPasskeyLogin, { body: { challenge: step } });
    const proof = { challenge, assertion: other.answer(options.challenge) };
    expect(await keyOf(api.call(finishLogin, { body: { challenge: step, proof } }))).toBe('error.two_step.proof_wrong');
  });

  it.each([
    ['was made on another site', { origin: 'https://sigillum.example' }],
    ['was made for another host', { host: 'sigillum.example' }],
    ['does not verify the person', { isVerified: false }],
    ['was asked for in a frame of another site', { isFramed: true }],
  ])('is refused when it %s', async (_, behaviour) => {
    expect(await keyOf(add(behaviour))).toBe('error.two_step.passkey_refused');
    await add();
    expect(await keyOf(enter(behaviour))).toBe('error.two_step.proof_wrong');
    expect(await keyOf(enter())).toBe('no problem');
  });

  it('answers each challenge once, also a wrong one, and only within ten minutes', async () => {
    await add();
    const { challenge, options } = await api.call(beginPasskeyLogin, { body: {} });
    const assertion = authenticator.answer(options.challenge);
    const wrong = authenticator.answer('AAAA');
    expect(await keyOf(api.call(loginWithPasskey, { body: { challenge, assertion: wrong } }))).toBe(
      'error.two_step.proof_wrong',
    );
    expect(await keyOf(api.call(loginWithPasskey, { body: { challenge, assertion } }))).toBe(
      'error.two_step.challenge_invalid',
    );
    const late = await api.call(beginPasskeyLogin, { body: {} });
    later(600);
    const answered = { challenge: late.challenge, assertion: authenticator.answer(late.options.challenge) };
    expect(await keyOf(api.call(loginWithPasskey, { body: answered }))).toBe('error.two_step.challenge_invalid');
  });

  it('whose counter does not grow is refused, and its owner is told that a copy may exist', async () => {
    await add({ signCount: 1 });
    await enter({ signCount: 2 });
    expect(await keyOf(enter({ signCount: 2 }))).toBe('error.two_step.proof_wrong');
    const { events } = await me.call(getTwoStep, {});
    expect(events[0]).toMatchObject({ name: 'PASSKEY_REFUSED', detail: 'Laptop' });
    expect(await keyOf(enter({ signCount: 3 }))).toBe('no problem');
  });

  it('that nobody has added, or of a deleted account, gets the same answer as a wrong one', async () => {
    const unknown = (await problemOf(enter())).problem;
    await add();
    const wrong = (await problemOf(enter({ host: 'sigillum.example' }))).problem;
    await world.services.db
      .updateTable('users')
      .set({ deleted_at: world.services.now() })
      .where('id', '=', id)
      .execute();
    expect((await problemOf(enter())).problem).toEqual(unknown);
    expect(wrong).toEqual(unknown);
  });

  it('is added once, for the person who began, and not with a challenge for something else', async () => {
    await add();
    expect(await keyOf(add())).toBe('error.two_step.passkey_refused');
    const stranger = await createPerson('stranger@example.ch');
    const { challenge, options } = await me.call(beginPasskey, { body: { password } });
    authenticator = createSoftwareAuthenticator(randomBytes(32));
    const body = { challenge, name: 'Theirs', registration: authenticator.register(options.challenge) };
    expect(await keyOf(stranger.client.call(addPasskey, { body }))).toBe('error.two_step.challenge_invalid');
    const login = await api.call(beginPasskeyLogin, { body: {} });
    const foreign = {
      challenge: login.challenge,
      name: 'X',
      registration: authenticator.register(login.options.challenge),
    };
    expect(await keyOf(me.call(addPasskey, { body: foreign }))).toBe('error.two_step.challenge_invalid');
  });

  it('is removed with password and proof; with the last one goes the second step', async () => {
    const { passkey } = await add();
    const remove = async (passkeyId: string, key = password) => {
      const { challenge, options } = await me.call(beginPasskeyProof, {});
      const proof = { challenge, assertion: authenticator.answer(options.challenge) };
      return keyOf(me.call(removePasskey, { params: { id: passkeyId }, body: { password: key, proof } }));
    };
    expect(await remove(passkey.id, 'wrong')).toBe('error.user.password_wrong');
    expect(await remove(randomUUID())).toBe('error.not_found');
    expect(await remove(passkey.id)).toBe('no problem');
    expect(await me.call(getTwoStep, {})).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect(await keyOf(api.call(userEndpoints.login, { body: { email, password } }))).toBe('no problem');
    expect(await keyOf(enter())).toBe('error.two_step.proof_wrong');
  });
});

describe('asking for passkeys', () => {
  it('is limited to a hundred times in a quarter of an hour from one place', async () => {
    for (let count = 0; count < 100; count += 1) await api.call(beginPasskeyLogin, { body: {} });
    expect(await keyOf(api.call(beginPasskeyLogin, { body: {} }))).toBe('error.rate_limit.exceeded');
  });
});
