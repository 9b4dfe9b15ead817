import { beforeEach, describe, expect } from 'vitest';
import { createClient, type ApiProblem, type Credentials } from '@sigillum/api-contracts/client.ts';
import * as userEndpoints from '@sigillum/api-contracts/user/index.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { it, world } from '../testing/world.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { userStateHandlers } from './user-states.ts';

const { changePassword, getUser, login, requestReset, resetPassword, validReset } = userEndpoints;
const id = '5f0c1d4e-7a52-4b0e-9a43-1c1d5e6f7a80';
const email = 'nora@example.ch';
const old = 'kupfer Wolke 93 Segel';
const next = 'silber Nebel 41 Anker';

beforeEach(async () => {
  await userStateHandlers['a person has an account'](
    { id, email, firstName: 'Nora', lastName: 'Keller', lang: 'de', password: old },
    world,
  );
});

const connect = (credentials: Credentials = {}) =>
  createClient(async (url, init) => world.api.request(url, init), credentials);
const nobody = connect();
const resetPath = requestReset.path;
const problemOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (problem: ApiProblem) => problem,
  );
const keyOf = async (call: Promise<unknown>) => (await problemOf(call))?.key ?? 'no problem';
const enter = async (password = old) =>
  connect({ bearer: (await nobody.call(login, { body: { email, password } })).token });

async function listMails() {
  const { db, secrets } = world.services;
  const rows = await db.selectFrom('mails').selectAll().orderBy('created_at').execute();
  return rows.map(({ id: mailId, text, template, to_address: to, locale }) => ({
    template,
    to,
    locale,
    text: secrets.decrypt(text, `mail ${mailId} text`),
  }));
}
async function mailReset(address = email): Promise<string> {
  await nobody.call(requestReset, { body: { email: address, lang: 'fr' } });
  const { text } = (await listMails()).at(-1)!;
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
}

describe('a change of the password', () => {
  it('needs the old one, ends the other logins and not its own, and tells the person', async () => {
    const [here, there] = [await enter(), await enter()];
    await here.call(changePassword, { body: { old, new: next } });
    expect(await keyOf(here.call(getUser, {}))).toBe('no problem');
    expect(await keyOf(there.call(getUser, {}))).toBe('error.auth.token_invalid');
    expect(await keyOf(enter(old))).toBe('error.auth.credentials_invalid');
    expect(await keyOf(enter(next))).toBe('no problem');
    expect(await listMails()).toMatchObject([{ template: 'password-changed', to: email, locale: 'de-ch' }]);
  });

  it('stops after five wrong tries, also for the right password, and goes on 15 minutes later', async () => {
    world.setClock('2026-11-21T08:00:00.000Z');
    const nora = await enter();
    const change = (password: string) => problemOf(nora.call(changePassword, { body: { old: password, new: next } }));
    for (let count = 0; count < 5; count += 1) expect((await change('wrong'))?.key).toBe('error.user.password_wrong');
    expect(await change(old)).toMatchObject({ key: 'error.user.password_locked', status: 429, retryAfter: 900 });
    world.setClock('2026-11-21T08:15:00.000Z');
    expect(await change(old)).toBeUndefined();
  });

  it('counts tries at the same moment one by one', async () => {
    const nora = await enter();
    const tries = Array.from({ length: 12 }, () =>
      keyOf(nora.call(changePassword, { body: { old: 'wrong', new: next } })),
    );
    const keys = await Promise.all(tries);
    expect(keys.filter((key) => key === 'error.user.password_wrong')).toHaveLength(5);
  });

  it('lets one of two at the same moment win', async () => {
    const nora = await enter();
    const change = (password: string) => keyOf(nora.call(changePassword, { body: { old, new: password } }));
    const keys = await Promise.all([change(next), change('gold Regen 17 Ruder')]);
    expect(keys.toSorted()).toEqual(['error.user.password_wrong', 'no problem']);
  });

  it('answers a repeated idempotency key like the first time, by a link, too', async () => {
    const nora = await enter();
    const change = () => keyOf(nora.call(changePassword, { body: { old, new: next } }, { idempotencyKey: 'change' }));
    expect([await change(), await change()]).toEqual(['no problem', 'no problem']);
    const token = await mailReset();
    const reset = () => keyOf(nobody.call(resetPassword, { body: { token, new: old } }, { idempotencyKey: 'reset' }));
    expect([await reset(), await reset()]).toEqual(['no problem', 'no problem']);
    expect(await keyOf(enter(old))).toBe('no problem');
    expect((await listMails()).filter(({ template }) => template === 'password-changed')).toHaveLength(2);
  });

  it('lets nobody stay in who comes in by the old one at the same moment', async () => {
    const nora = await enter();
    await mailReset();
    const both = await world.services.db.transaction().execute(async (trx) => {
      // The change ends this link after the other logins, and now waits for it.
      await trx.selectFrom('password_resets').select('token_hash').forUpdate().execute();
      const change = keyOf(nora.call(changePassword, { body: { old, new: next } }));
      await expect.poll(() => countWaiting(world)).toBe(1);
      let isAnswered = false;
      const entry = keyOf(enter(old)).finally(() => (isAnswered = true));
      await expect.poll(async () => isAnswered || (await countWaiting(world)) === 2).toBe(true);
      return [change, entry];
    });
    expect(await Promise.all(both)).toEqual(['no problem', 'error.auth.credentials_invalid']);
  });

  it('refuses a weak password and the one it is', async () => {
    const nora = await enter();
    const change = (password: string) => keyOf(nora.call(changePassword, { body: { old, new: password } }));
    expect(await change('Nora.Keller@example.ch')).toBe('error.user.password_weak');
    expect(await change(old)).toBe('error.user.password_unchanged');
  });
});

describe('a weak password', () => {
  const readWeak = async (password: string) =>
    (await (await enter(password)).call(getUser, {})).attributes.weakPassword;

  it('is noticed at the login, though it was good once, and forgotten with the change', async () => {
    const leaked = 'qwerty123456';
    await world.services.db
      .updateTable('users')
      .set({ password_hash: await hashPassword(leaked) })
      .execute();
    expect(await readWeak(leaked)).toBe(true);
    await (await enter(leaked)).call(changePassword, { body: { old: leaked, new: next } });
    expect(await readWeak(next)).toBe(false);
  });

  it('that the rules allow again is no reason to change it any more, and other attributes stay', async () => {
    const attributes = JSON.stringify({ weakPassword: true, defaultQuality: 'AES' });
    await world.services.db.updateTable('users').set({ attributes }).execute();
    expect(await readWeak(old)).toBe(false);
    expect((await (await enter()).call(getUser, {})).attributes.defaultQuality).toBe('AES');
  });
});

describe('a password that is checked before it is used', () => {
  it.each([
    ['kurz', 'too_short'],
    ['unbelievable', 'too_common'],
    ['HeatoclEvaedr36', 'breached'],
    ['Nebel um Keller 7 Uhr', 'contains_personal_data'],
    ['qwertzuiopasdf', 'too_weak'],
    [next, null],
  ])('%s gets the code %s', async (password, code) => {
    const person = { email, firstName: 'Nora', lastName: 'Keller' };
    const verdict = await nobody.call(userEndpoints.checkPassword, { body: { password, ...person } });
    expect(verdict).toMatchObject({ code, validPassword: code === null });
  });
});

describe('a link for a new password', () => {
  const look = async (token: string) =>
    (await problemOf(nobody.call(validReset, { body: { token } })))?.problem.details?.['reason'];

  it('sets it once, ends every login, and tells the person', async () => {
    const nora = await enter();
    const token = await mailReset();
    expect(await nobody.call(validReset, { body: { token } })).toMatchObject({ email });
    await nobody.call(resetPassword, { body: { token, new: next } });
    expect(await keyOf(nora.call(getUser, {}))).toBe('error.auth.token_invalid');
    expect(await keyOf(enter(old))).toBe('error.auth.credentials_invalid');
    expect(await keyOf(enter(next))).toBe('no problem');
    expect((await listMails()).map(({ template }) => template)).toEqual(['password-reset', 'password-changed']);
    expect(await look(token)).toBe('used');
    expect(await keyOf(nobody.call(resetPassword, { body: { token, new: old } }))).toBe('error.user.reset_invalid');
  });

  it('works once, also for two at the same moment', async () => {
    const token = await mailReset();
    const keys = await Promise.all(
      [next, 'gold Regen 17 Ruder'].map((password) =>
        keyOf(nobody.call(resetPassword, { body: { token, new: password } })),
      ),
    );
    expect(keys.toSorted()).toEqual(['error.user.reset_invalid', 'no problem']);
  });

  it('ends after an hour, with a newer link, and with a change of the password', async () => {
    world.setClock('2026-11-21T08:00:00.000Z');
    const first = await mailReset();
    world.setClock('2026-11-21T08:01:00.000Z');
    const second = await mailReset();
    expect(await look(first)).toBe('replaced');
    world.setClock('2026-11-21T09:00:59.999Z');
    expect(await look(second)).toBeUndefined();
    world.setClock('2026-11-21T09:01:00.000Z');
    expect(await look(second)).toBe('expired');
    const third = await mailReset();
    await (await enter()).call(changePassword, { body: { old, new: next } });
    expect(await look(third)).toBe('changed');
  });

  it.each(['invented', 'zVbP4rC8mXq2Lk7TnY1sWd5hGf9jUe3aQo6iRt0BvNM', ' ', '\u0000', 'ü'.repeat(400)])(
    'that is none (%j) is refused',
    async (token) => expect(await keyOf(nobody.call(validReset, { body: { token } }))).toBe('error.user.reset_invalid'),
  );

  it('of another kind sets no password, and one that lost its last letter neither', async () => {
    await userStateHandlers['a confirmation link was mailed'](
      { email, token: 'a confirmation', flow: 'free', condition: 'confirmed' },
      world,
    );
    expect(await look('a confirmation')).toBe('unknown');
    expect(await look((await mailReset()).slice(0, -1))).toBe('unknown');
  });

  it('leads nowhere once the account is deleted or has another address', async () => {
    const token = await mailReset();
    await world.services.db.updateTable('users').set({ email: 'nora.frei@example.ch' }).execute();
    expect(await look(token)).toBe('unknown');
    await world.services.db.updateTable('users').set({ email, deleted_at: new Date() }).execute();
    expect(await look(token)).toBe('unknown');
  });

  it('survives a weak password, and forgives the logins that failed before', async () => {
    await userStateHandlers['logins of an address failed']({ email, times: 10 }, world);
    const token = await mailReset();
    const set = (password: string) => keyOf(nobody.call(resetPassword, { body: { token, new: password } }));
    expect(await set('passwordpassword')).toBe('error.user.password_weak');
    expect(await set(next)).toBe('no problem');
  });

  it('is kept in no readable form', async () => {
    const token = await mailReset();
    const tables = ['password_resets', 'mails', 'idempotency_keys'] as const;
    const rows = await Promise.all(tables.map((table) => world.services.db.selectFrom(table).selectAll().execute()));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is wished for five times an hour at most', async () => {
    for (let count = 0; count < 5; count += 1) await mailReset();
    expect(await keyOf(nobody.call(requestReset, { body: { email } }))).toBe('error.rate_limit.exceeded');
  });

  it('may be wished for by its owner after a stranger has wished for it elsewhere as often as one may', async () => {
    const wish = async (ip: string) => {
      const call = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, lang: 'de' }),
      };
      return (await world.api.request(resetPath, call, { ip })).status;
    };
    for (let count = 0; count < 40; count += 1) await wish('203.0.113.9');
    expect(await wish('203.0.113.9')).toBe(429);
    expect(await wish('198.51.100.7')).toBe(200);
  });

  it('finds the account whatever the capitals, with + and in Unicode domains', async () => {
    const address = "o'Neil+tag@bücher.example.ch";
    await world.services.db.updateTable('users').set({ email: address.toLowerCase() }).execute();
    await mailReset(address.toUpperCase());
    expect(await listMails()).toMatchObject([{ template: 'password-reset', to: address.toLowerCase() }]);
  });
});
