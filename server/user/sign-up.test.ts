import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { ApiProblem, createClient, type Client, type Credentials } from '@sigillum/api-contracts/client.ts';
import * as userEndpoints from '@sigillum/api-contracts/user/index.ts';
import { listOutbox, readOutbox } from '../mail/outbox.ts';
import { it, world } from '../testing/world.ts';
import { insertConfirmation } from './confirmation-repository.ts';

const password = 'kupfer Wolke 93 Segel';
const person = { firstName: 'Nora', lastName: 'Keller', password, lang: 'de', gtc: true } as const;

const connect = (credentials?: Credentials): Client =>
  createClient(async (url, init) => world.api.request(url, init, { ip: '192.0.2.1' }), credentials);
const api = connect();
const keyOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no problem',
    (problem: ApiProblem) => problem.key,
  );

/** A link as the mail carries it. */
async function mailLink(email: string): Promise<string> {
  const token = world.services.secrets.createToken();
  const confirmation = {
    tokenHash: world.services.secrets.hashToken(token),
    email,
    flow: 'free',
    lang: 'de',
    isVoid: false,
  } as const;
  await insertConfirmation(world.services.db, confirmation, world.services.now());
  return token;
}
const confirm = async (link: string) =>
  (await api.call(userEndpoints.validConfirmation, { body: { token: link } })).token;

async function signUp(email: string): Promise<string> {
  const token = await confirm(await mailLink(email));
  return (await api.call(userEndpoints.register, { body: { ...person, token } })).id;
}

describe('signing up', () => {
  it('creates an account that can log in, with the confirmed address', async () => {
    const id = await signUp('nora@example.ch');
    const { token } = await api.call(userEndpoints.login, { body: { email: 'Nora@Example.ch', password } });
    const user = await connect({ bearer: token }).call(userEndpoints.getUser, { query: { v2: 'true' } });
    expect(user).toMatchObject({
      id,
      email: 'nora@example.ch',
      emailVerified: true,
      firstName: 'Nora',
      lang: 'de',
      roles: ['user'],
      gtc: true,
    });
    expect(user.permissions.upload).toEqual({
      isAllowed: false,
      reason: 'error.business.upload_not_allowed',
      convertible: [],
    });
    expect(user.signatureQualities.ses.any).toMatchObject({ quality: 'SES' });
  });

  it.each([
    ['CH', 'ZERTES'],
    ['EU', 'EIDAS'],
  ] as const)('begins, where the installation is at home in %s, under %s', async (region, law) => {
    world.setConfig({ region });
    await signUp('nora@example.ch');
    const { token } = await api.call(userEndpoints.login, { body: { email: 'nora@example.ch', password } });
    const user = await connect({ bearer: token }).call(userEndpoints.getUser, { query: { v2: 'true' } });
    expect(user.attributes.defaultLegislation).toBe(law);
  });

  it('keeps neither password nor tokens in readable form', async () => {
    const link = await mailLink('nora@example.ch');
    await api.call(
      userEndpoints.register,
      { body: { ...person, token: await confirm(link) } },
      { idempotencyKey: 'register-1' },
    );
    const { token } = await api.call(
      userEndpoints.login,
      { body: { email: 'nora@example.ch', password } },
      { idempotencyKey: 'login-1' },
    );
    const tables = ['users', 'sessions', 'email_confirmations', 'idempotency_keys', 'rate_limits'] as const;
    const stored = JSON.stringify(
      await Promise.all(tables.map((table) => world.services.db.selectFrom(table).selectAll().execute())),
    );
    for (const secret of [password, link, token]) expect(stored).not.toContain(secret);
    expect(stored).toContain('$argon2id$v=19$');
  });

  it('accepts a link that is opened twice, and registers with it once', async () => {
    const link = await mailLink('nora@example.ch');
    const token = await confirm(link);
    expect(await confirm(link)).toBe(token);
    await api.call(userEndpoints.register, { body: { ...person, token } });
    expect(await keyOf(api.call(userEndpoints.register, { body: { ...person, token } }))).toBe(
      'error.user.confirmation_invalid',
    );
    expect(await keyOf(confirm(link))).toBe('error.user.confirmation_invalid');
  });

  it('makes one account of two registrations at the same moment', async () => {
    const tokens = [await confirm(await mailLink('nora@example.ch')), await confirm(await mailLink('nora@example.ch'))];
    const keys = await Promise.all(
      tokens.map((token) => keyOf(api.call(userEndpoints.register, { body: { ...person, token } }))),
    );
    expect(keys.toSorted()).toEqual(['error.user.confirmation_invalid', 'no problem']);
    expect(await world.services.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
  });

  it('refuses a link that was never confirmed, is older than a day, or was made up', async () => {
    world.setClock('2026-11-21T08:00:00.000Z');
    for (const token of [await mailLink('nora@example.ch'), 'nonsense']) {
      expect(await keyOf(api.call(userEndpoints.register, { body: { ...person, token } }))).toBe(
        'error.user.confirmation_invalid',
      );
    }
    const link = await mailLink('late@example.ch');
    const token = await confirm(link);
    world.setClock('2026-11-22T08:00:00.000Z');
    expect(await keyOf(confirm(link))).toBe('error.user.confirmation_invalid');
    expect(await keyOf(api.call(userEndpoints.register, { body: { ...person, token } }))).toBe(
      'error.user.confirmation_invalid',
    );
  });

  it('wants a strong password and the terms, and keeps the link for another try', async () => {
    const token = await confirm(await mailLink('nora@example.ch'));
    const register = (change: object) =>
      keyOf(api.call(userEndpoints.register, { body: { ...person, token, ...change } }));
    expect(await register({ password: 'passwortpasswort' })).toBe('error.user.password_weak');
    expect(await register({ gtc: false })).toBe('error.user.terms_not_accepted');
    expect(await register({ firstName: '  ' })).toBe('error.validation');
    expect(await register({})).toBe('no problem');
  });

  it('hands over what the address was invited to, and not what was meant for somebody without account', async () => {
    const owner = await signUp('owner@example.ch');
    const { db, now } = world.services;
    const at = now();
    const requestId = randomUUID();
    await db
      .insertInto('signature_requests')
      .values({
        id: requestId,
        owner_id: owner,
        title: 'Lease',
        quality: 'SES',
        legislation: 'ZERTES',
        status: 'OPEN',
        origin: 'WEB',
        created_at: at,
        updated_at: at,
      })
      .execute();
    const signature = {
      request_id: requestId,
      email: 'nora@example.ch',
      language: 'de',
      status: 'OPEN',
      created_at: at,
    } as const;
    const [invited, without] = [randomUUID(), randomUUID()];
    await db
      .insertInto('signatures')
      .values([
        { ...signature, sid: invited, position: 0, account_email: 'Nora@example.ch' },
        { ...signature, sid: without, position: 1, account_email: null },
      ])
      .execute();
    await db
      .insertInto('observers')
      .values({ id: randomUUID(), request_id: requestId, email: 'Nora@Example.ch', created_at: at })
      .execute();
    const nora = await signUp('nora@example.ch');
    const linked = await db.selectFrom('signatures').select(['sid', 'user_id']).orderBy('position').execute();
    expect(linked).toEqual([
      { sid: invited, user_id: nora },
      { sid: without, user_id: null },
    ]);
    const access = await db
      .selectFrom('request_access')
      .select(['level'])
      .where('user_id', '=', nora)
      .orderBy('level')
      .execute();
    expect(access).toEqual([{ level: 'observe' }, { level: 'sign' }]);
  });
});

describe('asking for a confirmation', () => {
  const ask = async (email: string) =>
    world.api.request(
      '/v1/request-confirmation',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, flow: 'business', lang: 'fr' }),
      },
      { ip: '192.0.2.1' },
    );
  const readMails = async () => {
    const entries = await listOutbox(world.services, { limit: 10 });
    return Promise.all(
      entries.map(async (entry) => ({ ...entry, text: (await readOutbox(world.services, entry.id))!.text })),
    );
  };

  it('mails a link that leads to the registration, in the language that was asked for', async () => {
    expect((await ask(' Nora@Example.ch ')).status).toBe(200);
    const [mail] = await readMails();
    expect(mail).toMatchObject({ to: 'nora@example.ch', template: 'confirm-email', locale: 'fr-ch' });
    const link = /http:\S+\/signup\/confirm\?token=([\w-]{43})/.exec(mail!.text)!;
    const confirmed = await api.call(userEndpoints.validConfirmation, { body: { token: link[1]! } });
    expect(confirmed).toMatchObject({ email: 'nora@example.ch', flow: 'business', language: 'fr' });
    await api.call(userEndpoints.register, { body: { ...person, token: confirmed.token } });
  });

  it('answers the same for an address with an account, whose owner is told', async () => {
    await signUp('nora@example.ch');
    const [known, unknown] = [await ask('nora@example.ch'), await ask('nobody@example.ch')];
    expect(await known.text()).toBe(await unknown.text());
    expect(known.status).toBe(unknown.status);
    const [mail] = (await readMails()).filter(({ to }) => to === 'nora@example.ch');
    expect(mail).toMatchObject({ template: 'account-exists' });
    expect(mail!.text).toContain('/login?email=nora%40example.ch');
    expect(mail!.text).not.toContain('/signup/confirm');
  });

  it('stops after five mails an hour to one address', async () => {
    world.setClock('2026-11-21T08:00:00.000Z');
    for (let count = 0; count < 5; count += 1) expect((await ask('nora@example.ch')).status).toBe(200);
    const refused = await ask('NORA@example.ch');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect((await ask('other@example.ch')).status).toBe(200);
  });
});

describe('logging in', () => {
  it('answers an unknown address exactly like a wrong password', async () => {
    await signUp('nora@example.ch');
    const tries = [
      { email: 'nora@example.ch', password: 'not the password' },
      { email: 'nobody@example.ch', password: 'not the password' },
    ];
    const [wrong, unknown] = await Promise.all(tries.map((body) => postLogin(body)));
    expect(wrong!.status).toBe(401);
    expect(await unknown!.text()).toBe(await wrong!.text());
    expect([...unknown!.headers]).toEqual([...wrong!.headers]);
  });

  it('locks after ten failures from one place, tells when to come back, and leaves other places open', async () => {
    world.setClock('2026-11-21T08:00:00.000Z');
    await signUp('nora@example.ch');
    const guess = (ip?: string) => postLogin({ email: 'nora@example.ch', password: 'a guess' }, ip);
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(401), 429, 429]);
    const locked = await postLogin({ email: 'nora@example.ch', password });
    expect(locked.status).toBe(429);
    expect(locked.headers.get('retry-after')).toBe('900');
    expect((await postLogin({ email: 'nora@example.ch', password }, '198.51.100.7')).status).toBe(200);
    world.setClock('2026-11-21T08:15:00.000Z');
    expect((await postLogin({ email: 'nora@example.ch', password })).status).toBe(200);
  });

  it('locks nobody out who comes from elsewhere, however often one place guesses', async () => {
    world.setClock('2026-11-21T08:00:00.000Z');
    await signUp('nora@example.ch');
    for (let count = 0; count < 101; count += 1) await postLogin({ email: 'nora@example.ch', password: 'a guess' });
    expect((await postLogin({ email: 'nora@example.ch', password }, '198.51.100.7')).status).toBe(200);
  });

  it('counts all addresses of an IPv6 network as one place', async () => {
    world.setClock('2026-11-21T08:00:00.000Z');
    await signUp('nora@example.ch');
    const guess = (count: number) =>
      postLogin({ email: 'nora@example.ch', password: 'a guess' }, `2001:db8:0:7::${count + 1}`);
    const answers = await Promise.all(Array.from({ length: 11 }, (_, count) => guess(count)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(401), 429]);
  });

  it('lets the owner in from a known place, or by a mailed link, while many places guess', async () => {
    world.setClock('2026-11-21T08:00:00.000Z');
    await signUp('nora@example.ch');
    const enter = async (ip: string, word = password) =>
      (await postLogin({ email: 'nora@example.ch', password: word }, ip)).status;
    const [home, hotel] = ['2001:db8:0:7::1', '198.51.100.7'];
    expect(await enter(home)).toBe(200);
    for (let count = 0; count < 101; count += 1) await enter(`203.0.113.${count}`, 'a guess');
    expect(await enter('203.0.113.200')).toBe(429);
    expect(await enter('2001:db8:0:7::2')).toBe(200);
    expect(await enter(hotel)).toBe(429);

    await api.call(userEndpoints.requestReset, { body: { email: 'nora@example.ch', lang: 'de' } });
    const mail = (await listOutbox(world.services, { limit: 1 }))[0]!;
    const token = /token=([\w-]+)/.exec((await readOutbox(world.services, mail.id))!.text)![1]!;
    const reset = await world.api.request(
      userEndpoints.resetPassword.path,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token, new: 'silber Nebel 41 Anker' }),
      },
      { ip: hotel },
    );
    expect(reset.status).toBe(200);
    expect(await enter(hotel, 'silber Nebel 41 Anker')).toBe(200);
  });

  it('does not count logins that succeed', async () => {
    await signUp('nora@example.ch');
    for (let round = 0; round < 15; round += 1)
      expect((await postLogin({ email: 'nora@example.ch', password })).status).toBe(200);
  });

  it('gives a token that ends by logout, or after a day, and no other with it', async () => {
    world.setClock('2026-11-21T08:00:00.000Z');
    await signUp('nora@example.ch');
    const login = () => api.call(userEndpoints.login, { body: { email: 'nora@example.ch', password } });
    const [first, second] = [await login(), await login()];
    expect(first.expiration).toBe('2026-11-22T08:00:00.000Z');
    const read = (bearer: string) => keyOf(connect({ bearer }).call(userEndpoints.getUser, {}));
    await connect({ bearer: first.token }).call(userEndpoints.logout, {});
    expect(await read(first.token)).toBe('error.auth.token_invalid');
    expect(await read(second.token)).toBe('no problem');
    world.setClock('2026-11-22T08:00:00.000Z');
    expect(await read(second.token)).toBe('error.auth.token_expired');
  });
});

const postLogin = async (body: { email: string; password: string }, ip = '192.0.2.1') =>
  world.api.request(
    '/v1/login',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    { ip },
  );
