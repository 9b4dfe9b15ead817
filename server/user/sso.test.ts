import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { createClient, type ApiProblem, type Client } from '@sigillum/api-contracts/client.ts';
import * as twoStepEndpoints from '@sigillum/api-contracts/two-step/index.ts';
import * as userEndpoints from '@sigillum/api-contracts/user/index.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { startIdentityProvider, type TestIdentityProvider } from '../testing/identity-provider.ts';
import { startScriptedProvider, type ScriptedProvider } from '../testing/scripted-provider.ts';
import { connect, seedPerson } from '../testing/seeds.ts';
import { showTotp } from '../testing/show-totp.ts';
import { it, world } from '../testing/world.ts';
import { insertTotp } from '../two-step/totp-repository.ts';
import { createTotpSecret } from '../two-step/totp.ts';
import { putProvider, switchLogin } from './sso-repository.ts';

const { findIdentityProvider, answerIdentityProvider, completeSsoSetup, getUser, listSessions, login } = userEndpoints;
const domain = 'firma.example';
const email = `nora.keller@${domain}`;
const nora = { email, email_verified: true, given_name: 'Nora', family_name: 'Keller', locale: 'fr-CH' };
let provider: TestIdentityProvider;
let api: Client;

beforeAll(async () => {
  api = connect(world);
  provider = await startIdentityProvider(`${world.services.config.publicUrl}/sso/callback`);
  return async () => {
    await provider.close();
  };
});
beforeEach(async () => {
  provider.people.clear();
  provider.people.set('nora', nora);
  await setUp({});
});

const setUp = ({ issuer = provider.issuer, isVerified = true, at = domain, clientSecret = provider.clientSecret }) => {
  const { db, secrets, now } = world.services;
  const settings = { ...provider, clientSecret, issuer, domain: at, verifiedAt: isVerified ? now() : null };
  return putProvider(db, secrets, settings, now());
};
const begin = (address = email) => api.call(findIdentityProvider, { body: { email: address } });
const answer = (query: string, binding: string) =>
  api.call(answerIdentityProvider, { body: { answer: query, binding, lang: 'de' } });
const keyOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no problem',
    (problem: ApiProblem) => problem.key,
  );

/** A whole login: from the address to the token. */
async function logIn(subject = 'nora', address = email) {
  const { url, binding } = await begin(address);
  return answer(await provider.visit(url, subject), binding);
}
const readAs = (token: string) => connect(world, { bearer: token }).call(getUser, {});
const problemOf = (call: Promise<unknown>): Promise<ApiProblem> =>
  call.then(
    () => Promise.reject(new Error('no problem')),
    (problem: ApiProblem) => problem,
  );
const countAccounts = async () => (await world.services.db.selectFrom('users').select('id').execute()).length;

describe('a log-in that is switched off', () => {
  it('logs out whoever has logged in there, and nobody else', async () => {
    const { db, now } = world.services;
    const { token } = await logIn();
    const stranger = await seedPerson(world, `else@${domain}`);
    const off = { domain, isOn: false, now: now() };
    expect(await switchLogin(db, { ...off, domain: 'another.example' })).toBe(true);
    expect(await readAs(token)).toMatchObject({ email });
    expect(await switchLogin(db, off)).toBe(true);
    expect(await keyOf(readAs(token))).toBe('error.auth.token_invalid');
    expect(await stranger.client.call(getUser, {})).toMatchObject({ email: `else@${domain}` });
    // It opens nothing anew, and switching it on again brings no session back.
    expect(await keyOf(logIn())).not.toBe('no problem');
    expect(await switchLogin(db, { ...off, isOn: true })).toBe(true);
    expect(await keyOf(readAs(token))).toBe('error.auth.token_invalid');
    expect((await logIn()).token).toBeTruthy();
  });

  it('ends what has begun, too: answers that come once more, and second steps', async () => {
    const { db, secrets, now } = world.services;
    const { url, binding } = await begin();
    const query = await provider.visit(url, 'nora');
    await answer(query, binding);
    const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const secret = createTotpSecret();
    await insertTotp(db, secrets, { userId: id, secret }, now());
    await db.updateTable('totp_secrets').set({ confirmed_at: now() }).execute();
    const { problem } = await problemOf(logIn());
    await switchLogin(db, { domain, isOn: false, now: now() });
    const body = { challenge: String(problem.details?.['challenge']), proof: { code: showTotp(secret, now()) } };
    expect(await keyOf(api.call(twoStepEndpoints.finishLogin, { body }))).toBe('error.two_step.challenge_invalid');
    expect(await keyOf(answer(query, binding))).toBe('error.user.sso_answer_invalid');
  });

  it('lets nobody in who comes at that moment', async () => {
    const { db, now } = world.services;
    await logIn();
    const { url, binding } = await begin();
    const query = await provider.visit(url, 'nora');
    const entry = await db.transaction().execute(async (trx) => {
      await switchLogin(trx, { domain, isOn: false, now: now() });
      let isAnswered = false;
      const answered = keyOf(answer(query, binding)).finally(() => (isAnswered = true));
      await expect.poll(async () => isAnswered || (await countWaiting(world)) === 1).toBe(true);
      return [answered];
    });
    expect(await Promise.all(entry)).toEqual(['error.user.sso_answer_invalid']);
  });
});

describe('the first login at an organisation', () => {
  it('makes an account with what the provider knows, which then asks for names, language and terms', async () => {
    const { token, isSetupPending } = await logIn();
    expect(isSetupPending).toBe(true);
    expect(await readAs(token)).toMatchObject({
      email,
      emailVerified: true,
      firstName: 'Nora',
      lastName: 'Keller',
      lang: 'fr',
      hasSso: true,
      gtc: false,
      attributes: { ssoSetupPending: true, acceptedGtc: false },
    });
    const me = connect(world, { bearer: token });
    const body = { firstName: 'Nora', lastName: 'Keller-Frei', lang: 'de', gtc: true } as const;
    expect(await keyOf(me.call(completeSsoSetup, { body: { ...body, gtc: false } }))).toBe(
      'error.user.terms_not_accepted',
    );
    expect(await me.call(completeSsoSetup, { body })).toMatchObject({
      lastName: 'Keller-Frei',
      lang: 'de',
      gtc: true,
      attributes: { ssoSetupPending: false },
    });
    expect((await me.call(completeSsoSetup, { body: { ...body, lastName: 'Other' } })).lastName).toBe('Keller-Frei');
    expect((await logIn()).isSetupPending).toBe(false);
    expect(await countAccounts()).toBe(1);
  });

  it('sets up no other name than the one that an identification has fixed meanwhile', async () => {
    const me = connect(world, { bearer: (await logIn()).token });
    const { db } = world.services;
    const attributes = JSON.stringify({ ssoSetupPending: true, immutableEidFields: ['firstName', 'lastName'] });
    await db.updateTable('users').set({ attributes }).execute();
    const body = { firstName: 'Nora', lastName: 'Keller', lang: 'de', gtc: true } as const;
    expect(await keyOf(me.call(completeSsoSetup, { body: { ...body, lastName: 'Frei' } }))).toBe(
      'error.user.field_fixed',
    );
    expect(await me.call(completeSsoSetup, { body })).toMatchObject({
      lastName: 'Keller',
      attributes: { ssoSetupPending: false, immutableEidFields: ['firstName', 'lastName'] },
    });
  });

  it('gives the account the requests that its address was invited to observe', async () => {
    const owner = await seedPerson(world, 'owner@example.ch');
    const { db, now } = world.services;
    const [id, at] = ['7d1c2b3a-0000-4000-8000-000000000001', now()];
    const request = { title: 'Lease', quality: 'SES', legislation: 'ZERTES', status: 'OPEN', origin: 'WEB' } as const;
    await db
      .insertInto('signature_requests')
      .values({ id, owner_id: owner.id, ...request, created_at: at, updated_at: at })
      .execute();
    await db.insertInto('observers').values({ id, request_id: id, email, created_at: at }).execute();
    const { id: userId } = await readAs((await logIn()).token);
    const access = await db.selectFrom('request_access').select(['user_id', 'level']).execute();
    expect(access).toEqual([{ user_id: userId, level: 'observe' }]);
  });

  it('makes one account of two logins at the same moment', async () => {
    const tokens = await Promise.all([logIn(), logIn()]);
    expect(tokens[0].token).not.toBe(tokens[1].token);
    expect(await countAccounts()).toBe(1);
  });

  it('can log in with no password', async () => {
    await logIn();
    for (const password of [' ', 'kupfer Wolke 93 Segel']) {
      expect(await keyOf(api.call(login, { body: { email, password } }))).toBe('error.auth.credentials_invalid');
    }
  });
});

describe('an account that exists', () => {
  it('is linked when the provider calls its address verified, and needs no set-up', async () => {
    const person = await seedPerson(world, email, { firstName: 'Eleonora' });
    const { token, isSetupPending } = await logIn();
    expect(isSetupPending).toBe(false);
    expect(await readAs(token)).toMatchObject({ id: person.id, firstName: 'Eleonora', hasSso: true });
  });

  it.each([
    ['calls the address not verified', { email_verified: false }, 'error.user.sso_address_unverified'],
    ['says nothing about it', { email_verified: undefined }, 'error.user.sso_address_unverified'],
    ['names another domain', { email: 'nora.keller@example.ch' }, 'error.user.sso_address_foreign'],
    ['names a domain below its own', { email: `nora@sub.${domain}` }, 'error.user.sso_address_foreign'],
    ['names no address', { email: undefined }, 'error.user.sso_address_foreign'],
  ])('is not opened by a provider that %s', async (_what, change, key) => {
    for (const address of [email, 'nora.keller@example.ch']) await seedPerson(world, address);
    provider.people.set('nora', { ...nora, ...change });
    expect(await keyOf(logIn())).toBe(key);
    expect(await world.services.db.selectFrom('sso_identities').selectAll().execute()).toEqual([]);
  });

  it('stays with its subject: an address that was given to somebody else does not open it', async () => {
    await logIn();
    provider.people.set('successor', nora);
    expect(await keyOf(logIn('successor'))).toBe('error.user.sso_address_taken');
  });

  it('with a second factor asks for it here as well, and opens with it', async () => {
    const { id, client } = await seedPerson(world, email);
    const { db, secrets, now } = world.services;
    const secret = createTotpSecret();
    await insertTotp(db, secrets, { userId: id, secret }, now());
    await db.updateTable('totp_secrets').set({ confirmed_at: now() }).execute();
    const { url, binding } = await begin();
    const query = await provider.visit(url, 'nora');
    const refused = await Promise.all([answer(query, binding), answer(query, binding)].map(problemOf));
    expect(refused.map(({ key }) => key)).toEqual(['error.two_step.needed', 'error.two_step.needed']);
    const challenge = String(refused[1]!.problem.details?.['challenge']);
    const proof = { code: showTotp(secret, now()) };
    const { token } = await api.call(twoStepEndpoints.finishLogin, { body: { challenge, proof } });
    expect(await readAs(token)).toMatchObject({ id, hasSso: true });
    const { sessions } = await client.call(listSessions, {});
    expect(sessions).toHaveLength(2);
  });

  it('shows in its list of sessions where the login came from', async () => {
    const { url, binding } = await begin();
    const browser = createClient(async (path, init) =>
      world.api.request(path, { ...init, headers: { ...init.headers, 'user-agent': 'Firefox' } }, { ip: '192.0.2.44' }),
    );
    const body = { answer: await provider.visit(url, 'nora'), binding };
    const { token } = await browser.call(answerIdentityProvider, { body });
    const { sessions } = await connect(world, { bearer: token }).call(listSessions, {});
    expect(sessions).toMatchObject([{ ip: '192.0.2.44', userAgent: 'Firefox' }]);
  });

  it('is found by its subject after the organisation has changed the address', async () => {
    const before = await readAs((await logIn()).token);
    provider.people.set('nora', { ...nora, email: `nora.frei@${domain}` });
    expect((await readAs((await logIn()).token)).id).toBe(before.id);
  });

  it('is out of the organisation’s reach once it has an address elsewhere, and keeps nobody from a new one', async () => {
    const { db } = world.services;
    const before = await readAs((await logIn()).token);
    await db.updateTable('users').set({ email: 'nora@elsewhere.example' }).where('id', '=', before.id).execute();
    const { token, isSetupPending } = await logIn();
    const made = await readAs(token);
    expect([made.id === before.id, made.email, isSetupPending]).toEqual([false, email, true]);
    expect((await readAs((await logIn()).token)).id).toBe(made.id);
  });

  it('of a domain whose log-in is switched off is not opened by the word of the same provider for another domain', async () => {
    const other = 'firma-zwei.example';
    await setUp({ at: other });
    await logIn();
    await switchLogin(world.services.db, { domain, isOn: false, now: world.services.now() });
    provider.people.set('nora', { ...nora, email: `nora@${other}` });
    expect(await keyOf(logIn('nora', `nora@${other}`))).toBe('error.user.sso_address_foreign');
    await switchLogin(world.services.db, { domain, isOn: true, now: world.services.now() });
    expect((await readAs((await logIn('nora', `nora@${other}`)).token)).email).toBe(email);
  });

  it('is made anew after it was deleted', async () => {
    const before = await readAs((await logIn()).token);
    await world.services.db.updateTable('users').set({ deleted_at: new Date() }).execute();
    const { token, isSetupPending } = await logIn();
    expect([(await readAs(token)).id === before.id, isSetupPending]).toEqual([false, true]);
  });
});

describe('the answer of a provider', () => {
  it('is taken once: the same again in a moment is a double click, later or elsewhere it is refused', async () => {
    const { url, binding } = await begin();
    const query = await provider.visit(url, 'nora');
    expect(await keyOf(answer(query, 'of another browser'))).toBe('error.user.sso_answer_invalid');
    const [first, second] = await Promise.all([answer(query, binding), answer(query, binding)]);
    expect(first.token).not.toBe(second.token);
    const third = await answer(query, binding);
    expect((await readAs(third.token)).id).toBe((await readAs(first.token)).id);
    expect(await keyOf(answer(query, 'of another browser'))).toBe('error.user.sso_answer_invalid');
    expect(await keyOf(answer(`${query}&more=1`, binding))).toBe('error.user.sso_answer_invalid');
    world.setClock(new Date(Date.now() + 31_000));
    expect(await keyOf(answer(query, binding))).toBe('error.user.sso_answer_invalid');
  });

  it('is refused ten minutes after the login began', async () => {
    const { url, binding } = await begin();
    const query = await provider.visit(url, 'nora');
    world.setClock(new Date(Date.now() + 601_000));
    expect(await keyOf(answer(query, binding))).toBe('error.user.sso_answer_invalid');
  });

  it('is refused with the code of another login, and with an issuer that is not the organisation’s', async () => {
    const [mine, other] = [await begin(), await begin()];
    const answers = [await provider.visit(mine.url, 'nora'), await provider.visit(other.url, 'nora')];
    const [query, foreign] = answers.map((text) => new URLSearchParams(text)) as [URLSearchParams, URLSearchParams];
    query.set('code', foreign.get('code')!);
    expect(await keyOf(answer(String(query), mine.binding))).toBe('error.user.sso_answer_invalid');
    foreign.set('iss', 'https://login.elsewhere.example');
    expect(await keyOf(answer(String(foreign), other.binding))).toBe('error.user.sso_answer_invalid');
  });

  it.each(['', 'state=', 'code=abc', 'state=nonsense&code=abc', '%%%', 'state=a&state=b&code=c'])(
    'is refused when it is %j',
    async (query) => {
      expect(await keyOf(answer(query, (await begin()).binding))).toBe('error.user.sso_answer_invalid');
    },
  );

  it('may come from a clock that is a minute off, not from one that is more', async () => {
    for (const [seconds, key] of [
      [90, 'no problem'],
      [150, 'error.user.sso_answer_invalid'],
    ] as const) {
      world.setClock(undefined);
      const { url, binding } = await begin();
      const query = await provider.visit(url, 'nora');
      world.setClock(new Date(Date.now() + seconds * 1000));
      expect(await keyOf(answer(query, binding))).toBe(key);
    }
  });

  it('says so when the person has cancelled, and the login is over then', async () => {
    const { url, binding } = await begin();
    const query = await provider.visit(url);
    expect(query).toContain('error=access_denied');
    expect(await keyOf(answer(query, binding))).toBe('error.user.sso_cancelled');
    expect(await keyOf(answer(query, binding))).toBe('error.user.sso_answer_invalid');
  });
});

describe('the way to a provider', () => {
  it('is the same for an address with an account and for one without', async () => {
    await seedPerson(world, email);
    const urls = [await begin(email), await begin(`unknown@${domain}`)].map(({ url }) => new URL(url));
    const shape = urls.map(({ origin, pathname, searchParams }) => [origin, pathname, [...searchParams.keys()]]);
    expect(shape[0]).toEqual(shape[1]);
    expect(Object.fromEntries(urls[0]!.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:3000/sso/callback',
      login_hint: email,
    });
  });

  it.each(['nora@bücher.example', 'Nora@BÜCHER.example', 'nora@xn--bcher-kva.example'])(
    'is found for %s, however the domain is written',
    async (address) => {
      await setUp({ at: 'xn--bcher-kva.example' });
      expect(await keyOf(begin(address))).toBe('no problem');
    },
  );

  it('does not exist for a domain without provider, nor for one whose owner is not proved', async () => {
    expect(await keyOf(begin('nora@elsewhere.example'))).toBe('error.user.identity_provider_missing');
    await setUp({ isVerified: false });
    expect(await keyOf(begin())).toBe('error.user.identity_provider_missing');
  });

  it('is shut while the provider calls itself otherwise than the organisation said', async () => {
    await setUp({ issuer: provider.issuer.replace('127.0.0.1', 'localhost') });
    expect(await keyOf(begin())).toBe('error.user.identity_provider_misconfigured');
  });

  it('and the way back lead through every domain of an organisation, as long as each is its own', async () => {
    const other = 'firma-zwei.example';
    await setUp({ at: other });
    const first = await readAs((await logIn('nora', `nora@${other}`)).token);
    expect([first.email, (await readAs((await logIn()).token)).id]).toEqual([email, first.id]);
    provider.people.set('nora', { ...nora, email: `nora@${other}` });
    await world.services.db
      .updateTable('identity_providers')
      .set({ client_id: 'of another organisation' })
      .where('domain', '=', other)
      .execute();
    expect(await keyOf(logIn())).toBe('error.user.sso_address_foreign');
  });

  it('keeps neither secrets nor the binding in readable form', async () => {
    const { url, binding } = await begin();
    const { db } = world.services;
    const rows = [
      await db.selectFrom('identity_providers').selectAll().execute(),
      await db.selectFrom('sso_logins').selectAll().execute(),
    ];
    const stored = JSON.stringify(rows);
    for (const secret of [provider.clientSecret, binding, new URL(url).searchParams.get('state')!]) {
      expect(stored).not.toContain(secret);
    }
  });

  it('may be asked for 100 times in ten minutes from one place', async () => {
    const elsewhere = createClient(async (url, init) => world.api.request(url, init, { ip: '192.0.2.99' }));
    const ask = () => keyOf(elsewhere.call(findIdentityProvider, { body: { email: 'a@elsewhere.example' } }));
    for (let count = 0; count < 100; count += 1) expect(await ask()).toBe('error.user.identity_provider_missing');
    expect(await ask()).toBe('error.rate_limit.exceeded');
  });
});

describe('a provider that says what a good one does not', () => {
  let scripted: ScriptedProvider;
  beforeEach(async () => {
    scripted = await startScriptedProvider();
    await setUp(scripted);
    return () => scripted.close();
  });
  /** A login whose ID token differs from a good one by these claims. */
  async function logInWith(claims: Record<string, unknown>) {
    const { url, binding } = await begin();
    const { state, nonce } = Object.fromEntries(new URL(url).searchParams);
    scripted.script.claims = { email, email_verified: true, nonce, ...claims };
    return answer(String(new URLSearchParams({ code: 'any', state: state! })), binding);
  }
  const seconds = () => Math.floor(Date.now() / 1000);

  it('lets people in with a good token, also with another key from one login to the next', async () => {
    expect(await keyOf(logInWith({}))).toBe('no problem');
    scripted.rotateKey();
    expect(await keyOf(logInWith({}))).toBe('no problem');
  });

  it.each([
    ['of another login', () => ({ nonce: 'of another login' })],
    ['that is tied to no login', () => ({ nonce: undefined })],
    ['of another provider', () => ({ iss: 'https://login.elsewhere.example' })],
    ['for another client', () => ({ aud: 'somebody else' })],
    ['that has ended', () => ({ iat: seconds() - 300, exp: seconds() - 90 })],
    ['that is not valid yet', () => ({ nbf: seconds() + 90 })],
    ['about nobody', () => ({ sub: undefined })],
  ])('is refused with a token %s', async (_what, claims) => {
    expect(await keyOf(logInWith(claims()))).toBe('error.user.sso_answer_invalid');
    expect(await countAccounts()).toBe(0);
  });

  it('is not believed where it vouches for one address and names another', async () => {
    scripted.script.userInfo = { sub: 'nora', email: `chief@${domain}` };
    expect(await keyOf(logInWith({ email: undefined }))).toBe('error.user.sso_address_unverified');
    scripted.script.userInfo = { sub: 'nora', email: `chief@${domain}`, email_verified: true };
    const { token } = await logInWith({ email_verified: undefined });
    expect((await readAs(token)).email).toBe(`chief@${domain}`);
  });

  it('is refused with a token that another key has signed', async () => {
    scripted.script.isForged = true;
    expect(await keyOf(logInWith({}))).toBe('error.user.sso_answer_invalid');
  });

  it.each([
    ['invalid_client', 'error.user.identity_provider_misconfigured'],
    ['unauthorized_client', 'error.user.identity_provider_misconfigured'],
    ['invalid_grant', 'error.user.sso_answer_invalid'],
    ['temporarily_unavailable', 'error.user.identity_provider_unavailable'],
  ])('and answers %s, is told as what it is', async (error, key) => {
    scripted.script.error = error;
    expect(await keyOf(logInWith({}))).toBe(key);
  });
});

describe('a provider that is not in order', () => {
  let broken: Server | undefined;
  afterAll(() => {
    broken?.closeAllConnections();
    broken?.close();
  });

  it('is told as not answering when nobody listens', async () => {
    await setUp({ issuer: 'http://127.0.0.1:9' });
    expect(await keyOf(begin())).toBe('error.user.identity_provider_unavailable');
  });

  it('is given up, though it never says anything', async () => {
    broken = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((resolve) => broken!.once('listening', resolve));
    await setUp({ issuer: `http://127.0.0.1:${(broken.address() as AddressInfo).port}` });
    expect(await keyOf(begin())).toBe('error.user.identity_provider_unavailable');
  });

  it('may fail between the two halves of a login, which is told and can be begun again', async () => {
    const { url, binding } = await begin();
    const query = await provider.visit(url, 'nora');
    await setUp({ issuer: 'http://127.0.0.1:9' });
    expect(await keyOf(answer(query, binding))).toBe('error.user.identity_provider_unavailable');
    await setUp({});
    expect(await keyOf(logIn())).toBe('no problem');
  });
});
