import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import { ApiProblem, createClient, type Client, type Credentials } from '@sigillum/api-contracts/client.ts';
import * as twoStepEndpoints from '@sigillum/api-contracts/two-step/index.ts';
import * as userEndpoints from '@sigillum/api-contracts/user/index.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { readLastMail } from '../testing/seeds.ts';
import { showTotp } from '../testing/show-totp.ts';
import { hardenRecoveryCodes } from './recovery-codes.ts';
import { it, world } from '../testing/world.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { insertAccount } from '../accounts/user-repository.ts';
import { countSecondStep } from './second-step-limits.ts';

const { beginTotp, confirmTotp, finishLogin, getTwoStep, removeTotp, renewRecoveryCodes } = twoStepEndpoints;
const password = 'kupfer Wolke 93 Segel';
const email = 'nora@example.ch';
const start = '2026-11-21T08:00:00.000Z';
let passwordHash: string;
let id: string;

beforeAll(async () => {
  passwordHash = await hashPassword(password);
});
beforeEach(async () => {
  world.setClock(start);
  id = randomUUID();
  const person = { id, email, firstName: 'Nora', lastName: 'Keller', lang: 'de', passwordHash, attributes: {} };
  await insertAccount(world.services.db, person, world.services.now());
});

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
const codeOf = (secret: string, skew = 0) => showTotp(secret, world.services.now(), skew);
const logIn = () => api.call(userEndpoints.login, { body: { email, password } });
/** The challenge of a log-in whose password was right. */
const challenge = async () => String((await problemOf(logIn())).problem.details?.['challenge']);
const finish = async (code: string, opened?: string) =>
  api.call(finishLogin, { body: { challenge: opened ?? (await challenge()), proof: { code } } });

/** Turns codes of an app on, and leaves the time step of the first code behind. */
async function turnOn() {
  const me = connect({ bearer: (await logIn()).token });
  const { secret } = await me.call(beginTotp, { body: { password } });
  const { recoveryCodes } = await me.call(confirmTotp, { body: { code: codeOf(secret) } });
  later(60);
  return { me, secret, recoveryCodes };
}

describe('a log-in with a second step', () => {
  it('is what it was without a second factor', async () => {
    expect(await logIn()).toHaveProperty('token');
  });

  it('says after the right password alone what is missing, and gives a token for the code', async () => {
    const { secret } = await turnOn();
    const { status, key, problem } = await problemOf(logIn());
    expect([status, key]).toEqual([401, 'error.two_step.needed']);
    expect(problem.details).toMatchObject({
      methods: ['totp', 'recovery_code'],
      expiration: '2026-11-21T08:11:00.000Z',
    });
    const { token } = await finish(codeOf(secret), String(problem.details?.['challenge']));
    expect(await connect({ bearer: token }).call(userEndpoints.getUser, {})).toMatchObject({ id, email });
  });

  it('is listed among the sessions with where it came from', async () => {
    const { secret } = await turnOn();
    const { token } = await finish(codeOf(secret));
    const { sessions } = await connect({ bearer: token }).call(userEndpoints.listSessions, {});
    expect(sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({ ip: '192.0.2.1' });
  });

  it('takes a code of the step before or after, for clocks that are not right, and none two steps away', async () => {
    const { secret } = await turnOn();
    for (const [skew, key] of [
      [-2, 'error.two_step.proof_wrong'],
      [2, 'error.two_step.proof_wrong'],
      [-1, 'no problem'],
      [1, 'no problem'],
    ] as const)
      expect(await keyOf(finish(codeOf(secret, skew)))).toBe(key);
  });

  it.each(['12345ü', '１２３４５６', '\u0000'.repeat(6), 'ﬁ'.repeat(6), '💥💥💥💥💥💥'])(
    'takes %j for a wrong code and nothing worse',
    async (code) => {
      await turnOn();
      expect(await keyOf(finish(code))).toBe('error.two_step.proof_wrong');
    },
  );

  it('is over when the password changes meanwhile', async () => {
    const { me, secret } = await turnOn();
    const opened = await challenge();
    await me.call(userEndpoints.changePassword, { body: { old: password, new: 'silber Nebel 41 Anker' } });
    expect(await keyOf(finish(codeOf(secret), opened))).toBe('error.two_step.challenge_invalid');
  });

  it('that is given while the password changes does not outlive that', async () => {
    const { me, secret } = await turnOn();
    const opened = await challenge();
    await api.call(userEndpoints.requestReset, { body: { email, lang: 'en' } });
    const both = await world.services.db.transaction().execute(async (trx) => {
      // The change ends this link after the other log-ins, and now waits for it.
      await trx.selectFrom('password_resets').select('token_hash').forUpdate().execute();
      const body = { old: password, new: 'silber Nebel 41 Anker' };
      const change = keyOf(me.call(userEndpoints.changePassword, { body }));
      await expect.poll(() => countWaiting(world)).toBe(1);
      let isAnswered = false;
      const entry = keyOf(finish(codeOf(secret), opened)).finally(() => (isAnswered = true));
      await expect.poll(async () => isAnswered || (await countWaiting(world)) === 2).toBe(true);
      return [change, entry];
    });
    expect(await Promise.all(both)).toEqual(['no problem', 'error.two_step.challenge_invalid']);
  });

  it('is asked for after a new password by mail, too', async () => {
    const { secret } = await turnOn();
    await api.call(userEndpoints.requestReset, { body: { email, lang: 'en' } });
    const token = /token=([\w-]+)/.exec((await readLastMail(world, email))!.text)![1]!;
    const mended = 'silber Nebel 41 Anker';
    await api.call(userEndpoints.resetPassword, { body: { token, new: mended } });
    const refused = await problemOf(api.call(userEndpoints.login, { body: { email, password: mended } }));
    expect(refused.key).toBe('error.two_step.needed');
    expect(await keyOf(finish(codeOf(secret), String(refused.problem.details?.['challenge'])))).toBe('no problem');
  });

  it('asks for no recovery code any more once the last one is used up, and still takes the app', async () => {
    const { secret, recoveryCodes } = await turnOn();
    for (const code of recoveryCodes) {
      later(200);
      await finish(code);
    }
    expect((await problemOf(logIn())).problem.details).toMatchObject({ methods: ['totp'] });
    expect(await keyOf(finish(recoveryCodes[9]!))).toBe('error.two_step.proof_wrong');
    expect(await keyOf(finish(codeOf(secret)))).toBe('no problem');
  });

  it('says of a wrong password nothing about the second step', async () => {
    await turnOn();
    const wrong = await problemOf(api.call(userEndpoints.login, { body: { email, password: 'not this one' } }));
    const unknown = await problemOf(api.call(userEndpoints.login, { body: { email: 'x@example.ch', password } }));
    expect(wrong.problem).toEqual(unknown.problem);
  });

  it('takes each code once, also in another log-in, and none before it', async () => {
    const { secret } = await turnOn();
    const code = codeOf(secret);
    await finish(code);
    expect(await keyOf(finish(code))).toBe('error.two_step.proof_wrong');
    expect(await keyOf(finish(codeOf(secret, -1)))).toBe('error.two_step.proof_wrong');
    expect(await keyOf(finish(codeOf(secret, 1)))).toBe('no problem');
  });

  it('lets one of two log-ins with the same code in', async () => {
    const { secret } = await turnOn();
    const challenges = [await challenge(), await challenge()];
    const keys = await Promise.all(challenges.map((opened) => keyOf(finish(codeOf(secret), opened))));
    expect(keys.toSorted()).toEqual(['error.two_step.proof_wrong', 'no problem']);
  });

  it('takes a challenge once, for ten minutes, and none that was made up', async () => {
    const { secret } = await turnOn();
    const opened = await challenge();
    await finish(codeOf(secret), opened);
    later(30);
    expect(await keyOf(finish(codeOf(secret), opened))).toBe('error.two_step.challenge_invalid');
    const old = await challenge();
    later(600);
    expect(await keyOf(finish(codeOf(secret), old))).toBe('error.two_step.challenge_invalid');
    expect(await keyOf(finish(codeOf(secret), 'nonsense'))).toBe('error.two_step.challenge_invalid');
  });

  it('does not use a code up with a challenge that was used elsewhere', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const opened = await challenge();
    await finish(recoveryCodes[0]!, opened);
    expect(await keyOf(finish(codeOf(secret), opened))).toBe('error.two_step.challenge_invalid');
    expect(await keyOf(finish(codeOf(secret)))).toBe('no problem');
  });

  it('waits after five wrong codes, however many log-ins are begun, and even for the right one', async () => {
    const { secret } = await turnOn();
    for (let count = 0; count < 5; count += 1) expect(await keyOf(finish('000000'))).toBe('error.two_step.proof_wrong');
    const refused = await problemOf(finish(codeOf(secret)));
    expect([refused.key, refused.retryAfter]).toEqual(['error.two_step.locked', 900]);
    later(900);
    expect(await keyOf(finish(codeOf(secret)))).toBe('no problem');
  });

  it('takes thirty wrong codes in a day and no more, but from where the owner was let in before', async () => {
    const { secret } = await turnOn();
    const tryFrom = (ip: string) => countSecondStep(world.services.db, { userId: id, ip }, world.services.now());
    for (let count = 0; count < 30; count += 1) {
      expect(await tryFrom('203.0.113.9')).toBe(0);
      later(250);
    }
    expect(await tryFrom('203.0.113.9')).toBeGreaterThan(0);
    expect(await tryFrom('198.51.100.7')).toBeGreaterThan(0);
    expect(await keyOf(finish(codeOf(secret)))).toBe('no problem');
  });

  it('ends with the account', async () => {
    const { secret } = await turnOn();
    const opened = await challenge();
    const { db, now } = world.services;
    await db.updateTable('users').set({ deleted_at: now() }).where('id', '=', id).execute();
    expect(await keyOf(finish(codeOf(secret), opened))).toBe('error.two_step.challenge_invalid');
  });
});

describe('recovery codes', () => {
  const listStored = async () => {
    const rows = await world.services.db.selectFrom('recovery_codes').select(['code_hash', 'user_id']).execute();
    return { userId: rows[0]!.user_id, hashes: rows.map(({ code_hash }) => code_hash) };
  };

  it('are kept like passwords, with a salt each, also those that were handed out before that was so', async () => {
    const { recoveryCodes } = await turnOn();
    const { userId, hashes } = await listStored();
    expect(hashes.every((hash) => hash.startsWith('$argon2id$'))).toBe(true);
    expect(new Set(hashes.map((hash) => hash.split('$')[4])).size).toBe(10);

    const { db, secrets } = world.services;
    const [first, second] = recoveryCodes.map((code) =>
      secrets.hashToken(`recovery code ${userId} ${code.replace('-', '')}`),
    );
    await db.deleteFrom('recovery_codes').execute();
    const old = { user_id: userId, created_at: world.services.now() };
    await db
      .insertInto('recovery_codes')
      .values([first!, second!].map((code_hash) => ({ ...old, code_hash })))
      .execute();
    await finish(recoveryCodes[0]!);
    await hardenRecoveryCodes(db);
    expect((await listStored()).hashes.every((hash) => hash.startsWith('$argon2id$'))).toBe(true);
    expect(await keyOf(finish(recoveryCodes[0]!))).toBe('error.two_step.proof_wrong');
    await finish(recoveryCodes[1]!);
  });

  it('are ten, let in once each, however they are typed, and their owner is told', async () => {
    const { recoveryCodes, me } = await turnOn();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first, second] = recoveryCodes as [string, string];
    await finish(` ${first.toUpperCase().replace('-', ' ')} `);
    expect(await keyOf(finish(first))).toBe('error.two_step.proof_wrong');
    await finish(second);
    const state = await me.call(getTwoStep, {});
    expect(state.recoveryCodesLeft).toBe(8);
    expect(state.events.map(({ name }) => name)).toEqual(['RECOVERY_CODE_USED', 'RECOVERY_CODE_USED', 'TOTP_ADDED']);
    const mail = await readLastMail(world, email);
    expect(mail).toMatchObject({ template: 'safety-changed', locale: 'de-ch' });
    expect(mail!.text).toContain('Ein Wiederherstellungscode wurde verwendet');
    expect(mail!.text).toContain('192.0.2.1');
  });

  it('are void once new ones were made', async () => {
    const { me, secret, recoveryCodes } = await turnOn();
    const { recoveryCodes: renewed } = await me.call(renewRecoveryCodes, {
      body: { password, proof: { code: codeOf(secret) } },
    });
    expect(renewed).toHaveLength(10);
    expect(await keyOf(finish(recoveryCodes[0]!))).toBe('error.two_step.proof_wrong');
    expect(await keyOf(finish(renewed[0]!))).toBe('no problem');
  });

  it('are another person’s nowhere', async () => {
    const { recoveryCodes } = await turnOn();
    await world.services.db.updateTable('users').set({ email: 'first@example.ch' }).where('id', '=', id).execute();
    const other = { id: randomUUID(), email, firstName: 'N', lastName: 'K', lang: 'de', passwordHash, attributes: {} };
    await insertAccount(world.services.db, other, world.services.now());
    await turnOn();
    expect(await keyOf(finish(recoveryCodes[0]!))).toBe('error.two_step.proof_wrong');
  });
});

describe('codes of an app', () => {
  it('ask for the password before there is a secret, and wait after five wrong ones', async () => {
    const me = connect({ bearer: (await logIn()).token });
    for (let count = 0; count < 5; count += 1)
      expect(await keyOf(me.call(beginTotp, { body: { password: 'wrong' } }))).toBe('error.user.password_wrong');
    expect(await keyOf(me.call(beginTotp, { body: { password } }))).toBe('error.user.password_locked');
  });

  it('count only after the first of them, within fifteen minutes', async () => {
    const me = connect({ bearer: (await logIn()).token });
    const { secret, uri } = await me.call(beginTotp, { body: { password } });
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(await keyOf(logIn())).toBe('no problem');
    expect(await keyOf(me.call(confirmTotp, { body: { code: '000000' } }))).toBe('error.two_step.proof_wrong');
    later(900);
    expect(await keyOf(me.call(confirmTotp, { body: { code: codeOf(secret) } }))).toBe('error.two_step.set_up_expired');
  });

  it('cannot be replaced while they are on', async () => {
    const { me } = await turnOn();
    expect(await keyOf(me.call(beginTotp, { body: { password } }))).toBe('error.two_step.totp_exists');
  });

  it('are turned off with password and code, never with one of them; the recovery codes end with them', async () => {
    const { me, secret, recoveryCodes } = await turnOn();
    const remove = (body: { password: string; proof: { code: string } }) => keyOf(me.call(removeTotp, { body }));
    expect(await remove({ password: 'wrong', proof: { code: codeOf(secret) } })).toBe('error.user.password_wrong');
    expect(await remove({ password, proof: { code: '000000' } })).toBe('error.two_step.proof_wrong');
    later(1);
    expect(await remove({ password, proof: { code: recoveryCodes[3]! } })).toBe('no problem');
    expect(await me.call(getTwoStep, {})).toMatchObject({ totpSince: null, recoveryCodesLeft: 0 });
    expect(await world.services.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
    expect(await keyOf(logIn())).toBe('no problem');
    const mails = await world.services.db.selectFrom('mails').select('template').execute();
    expect(mails.map(({ template }) => template)).toEqual(Array.from({ length: 3 }, () => 'safety-changed'));
  });

  it('are kept so that a stolen table gives nothing away', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const opened = await challenge();
    const tables = ['totp_secrets', 'recovery_codes', 'two_step_challenges', 'account_events', 'mails'] as const;
    const stored = JSON.stringify(
      await Promise.all(tables.map((table) => world.services.db.selectFrom(table).selectAll().execute())),
    );
    for (const kept of [secret, opened, ...recoveryCodes]) expect(stored).not.toContain(kept);
  });
});
