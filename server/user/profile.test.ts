import { beforeEach, describe, expect } from 'vitest';
import { ApiProblem } from '@sigillum/api-contracts/client.ts';
import * as userEndpoints from '@sigillum/api-contracts/user/index.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { keyOf, readSms } from '../testing/journeys.ts';
import { connect, readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

const { cancelEmailChange, cancelPhoneCode, confirmEmail, getUser, resendPhoneCode, respondPhoneCode, updateUser } =
  userEndpoints;
const { endOtherSessions, endSession, keepCelloCode, listSessions } = userEndpoints;
const mobile = '41791234567';
const start = new Date('2026-11-21T09:00:00.000Z');
let nora: SeededPerson;

beforeEach(async () => {
  world.setClock(start);
  nora = await seedPerson(world, 'nora@example.ch', { firstName: 'Nora' });
});

const wait = (seconds: number) => world.setClock(new Date(world.services.now().getTime() + seconds * 1000));
const read = () => nora.client.call(getUser, {});
const want = async (number = mobile) =>
  (await nora.client.call(updateUser, { body: { mobile: number } })).phoneVerification!.id;
const respond = (id: string, secret: string, person = nora) =>
  person.client.call(respondPhoneCode, { params: { id }, body: { secret } });
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a mobile number', () => {
  it('counts once its code was given, and not before', async () => {
    const id = await want();
    expect(await read()).toMatchObject({
      mobile: null,
      phoneVerification: { id, mobile, resendAt: '2026-11-21T09:00:30.000Z', expiresAt: '2026-11-21T09:10:00.000Z' },
      signatureQualities: { aes: { any: null } },
    });
    await respond(id, await readSms(world, mobile));
    expect(await read()).toMatchObject({
      mobile,
      attributes: { mobile },
      phoneVerification: null,
      signatureQualities: { aes: { any: { quality: 'AES' } } },
    });
    expect(await keyOf(respond(id, await readSms(world, mobile)))).toBe('error.not_found');
  });

  it('stays as it was while a new one waits, and when that is given up', async () => {
    await respond(await want(), await readSms(world, mobile));
    const id = await want('41790000001');
    expect((await read()).mobile).toBe(mobile);
    await nora.client.call(cancelPhoneCode, { params: { id } });
    expect(await read()).toMatchObject({ mobile, phoneVerification: null });
    expect(await keyOf(respond(id, await readSms(world, '41790000001')))).toBe('error.not_found');
  });

  it('can be taken away, with what waits', async () => {
    await respond(await want(), await readSms(world, mobile));
    await want('41790000001');
    expect(await nora.client.call(updateUser, { body: { mobile: null } })).toMatchObject({
      mobile: null,
      phoneVerification: null,
    });
  });

  it('is proved by nobody else, and by no code of another proof', async () => {
    const id = await want();
    const code = await readSms(world, mobile);
    const luca = await seedPerson(world, 'luca@example.ch');
    expect(await keyOf(respond(id, code, luca))).toBe('error.not_found');
    await nora.client.call(cancelPhoneCode, { params: { id } });
    const next = await want('41790000001');
    expect(await keyOf(respond(next, code))).toBe('error.user.code_invalid');
  });

  it('locks after five wrong codes, with another number too, for 15 minutes', async () => {
    const id = await want();
    const code = await readSms(world, mobile);
    const tries: unknown[] = [];
    for (let count = 0; count < 5; count += 1) {
      const problem = await respond(id, otherThan(code)).catch((error: ApiProblem) => error);
      if (problem instanceof ApiProblem) tries.push(problem.problem.details?.['triesLeft'] ?? problem.key);
    }
    expect(tries).toEqual([4, 3, 2, 1, 'error.user.code_locked']);
    expect(await keyOf(respond(id, code))).toBe('error.user.code_locked');
    wait(60);
    expect(await keyOf(want('41790000001'))).toBe('error.user.code_locked');
    expect(await keyOf(nora.client.call(resendPhoneCode, { params: { id } }))).toBe('error.user.code_locked');
    wait(15 * 60);
    await nora.client.call(resendPhoneCode, { params: { id } });
    await respond(id, await readSms(world, mobile));
    expect((await read()).mobile).toBe(mobile);
  });

  it('counts parallel wrong codes one by one', async () => {
    const id = await want();
    const wrong = otherThan(await readSms(world, mobile));
    const keys = await Promise.all(Array.from({ length: 8 }, () => keyOf(respond(id, wrong))));
    expect(keys.filter((key) => key === 'error.user.code_invalid')).toHaveLength(4);
  });

  it('gets another code after 30 seconds; the one before is told as expired', async () => {
    const id = await want();
    const first = await readSms(world, mobile);
    const resend = () => nora.client.call(resendPhoneCode, { params: { id } });
    expect(await keyOf(resend())).toBe('error.user.code_too_soon');
    wait(30);
    expect(await resend()).toEqual({ expiresIn: 600, resendIn: 30 });
    const second = await readSms(world, mobile);
    // One time in a million it is the same code.
    const expired = first === second ? 'error.user.code_expired' : await keyOf(respond(id, first));
    expect(expired).toBe('error.user.code_expired');
    wait(601);
    expect(await keyOf(respond(id, second))).toBe('error.user.code_expired');
  });

  it('is sent ten codes an hour at most, whoever asks', async () => {
    for (let count = 0; count < 10; count += 1) {
      await want();
      wait(31);
    }
    expect(await keyOf(want())).toBe('error.rate_limit.exceeded');
    const luca = await seedPerson(world, 'luca@example.ch');
    expect(await keyOf(luca.client.call(updateUser, { body: { mobile } }))).toBe('error.rate_limit.exceeded');
  });
});

describe('an e-mail address', () => {
  const ask = (email: string) => nora.client.call(updateUser, { body: { email } });
  const readToken = async (to: string) =>
    /confirm\?token=([\w-]+)/.exec((await readLastMail(world, to))?.text ?? '')?.[1] ?? '-';
  const confirm = (token: string, person = nora) => person.client.call(confirmEmail, { body: { token } });

  it('changes once the new one is confirmed; the old one is told twice', async () => {
    expect(await ask(' Nora.Frei@Example.ch ')).toMatchObject({
      email: 'nora@example.ch',
      emailChange: { email: 'nora.frei@example.ch', expiresAt: '2026-11-22T09:00:00.000Z' },
    });
    expect(await readLastMail(world, 'nora@example.ch')).toMatchObject({ template: 'email-change-asked' });
    const token = await readToken('nora.frei@example.ch');
    wait(60);
    expect(await confirm(token)).toMatchObject({
      email: 'nora.frei@example.ch',
      emailVerified: true,
      emailChange: null,
    });
    expect(await readLastMail(world, 'nora@example.ch')).toMatchObject({ template: 'email-changed' });
    expect(await keyOf(confirm(token))).toBe('error.user.confirmation_invalid');
  });

  it('of somebody else looks the same to who asks, and is never taken', async () => {
    await seedPerson(world, 'luca@example.ch');
    expect((await ask('luca@example.ch')).emailChange).toEqual({
      email: 'luca@example.ch',
      expiresAt: '2026-11-22T09:00:00.000Z',
    });
    const mail = await readLastMail(world, 'luca@example.ch');
    expect(mail?.template).toBe('email-taken');
    expect(mail?.text).not.toContain('token');
  });

  it('that somebody else has signed up with meanwhile stays theirs', async () => {
    await ask('new@example.ch');
    const token = await readToken('new@example.ch');
    await seedPerson(world, 'new@example.ch');
    expect(await keyOf(confirm(token))).toBe('error.user.confirmation_invalid');
    expect((await read()).email).toBe('nora@example.ch');
  });

  it('that two confirm at the same moment is the first one’s', async () => {
    const luca = await seedPerson(world, 'luca@example.ch');
    await ask('new@example.ch');
    const own = await readToken('new@example.ch');
    wait(1);
    await luca.client.call(updateUser, { body: { email: 'new@example.ch' } });
    const both = await Promise.all([keyOf(confirm(own)), keyOf(confirm(await readToken('new@example.ch'), luca))]);
    expect(both.toSorted()).toEqual(['error.user.confirmation_invalid', 'no problem']);
  });

  it('is confirmed by its own account alone, by the newest link, within a day', async () => {
    await ask('one@example.ch');
    const first = await readToken('one@example.ch');
    await ask('two@example.ch');
    const second = await readToken('two@example.ch');
    const luca = await seedPerson(world, 'luca@example.ch');
    for (const call of [() => confirm(first), () => confirm(second, luca), () => confirm('mangled')])
      expect(await keyOf(call())).toBe('error.user.confirmation_invalid');
    wait(24 * 3600);
    expect(await keyOf(confirm(second))).toBe('error.user.confirmation_invalid');
    expect((await read()).emailChange).toBeNull();
  });

  it('stays when the change is given up', async () => {
    await ask('one@example.ch');
    const token = await readToken('one@example.ch');
    expect((await nora.client.call(cancelEmailChange, {})).emailChange).toBeNull();
    expect(await keyOf(confirm(token))).toBe('error.user.confirmation_invalid');
  });

  it('is asked to change five times an hour at most', async () => {
    for (let count = 0; count < 5; count += 1) await ask(`new${count}@example.ch`);
    expect(await keyOf(ask('new5@example.ch'))).toBe('error.rate_limit.exceeded');
  });
});

describe('what an identification has fixed', () => {
  it('stays, and the problem names it; the same value again is no change', async () => {
    await world.services.db
      .updateTable('users')
      .set({ attributes: JSON.stringify({ immutableEidFields: ['firstName', 'mobile'] }) })
      .execute();
    const change = (body: object) => nora.client.call(updateUser, { body });
    const refused = await change({ firstName: 'Norina', lastName: 'Frei', mobile }).catch((error: ApiProblem) => error);
    expect(refused).toMatchObject({
      key: 'error.user.field_fixed',
      problem: { details: { fields: ['firstName', 'mobile'] } },
    });
    expect(await change({ firstName: 'Nora', lastName: 'Frei' })).toMatchObject({
      lastName: 'Frei',
      attributes: { immutableEidFields: ['firstName', 'mobile'] },
    });
  });
});

async function logIn(token: string) {
  const { db, secrets, now } = world.services;
  const created_at = now();
  const expires_at = new Date(created_at.getTime() + 24 * 3600 * 1000);
  const place = { ip: '192.0.2.9', user_agent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/145.0' };
  await db
    .insertInto('sessions')
    .values({
      token_hash: secrets.hashToken(token),
      user_id: nora.id,
      created_at,
      last_used_at: created_at,
      expires_at,
      ...place,
    })
    .execute();
  return connect(world, { bearer: token });
}

describe('sessions', () => {
  it('are listed, this one first, and ended one by one or all but this', async () => {
    wait(60);
    const [phone, office] = [await logIn('phone'), await logIn('office')];
    const { sessions } = await nora.client.call(listSessions, {});
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    expect(sessions[1]).toMatchObject({ ip: '192.0.2.9', createdAt: '2026-11-21T09:01:00.000Z' });
    const own = (await phone.call(listSessions, {})).sessions[0]!;
    await nora.client.call(endSession, { params: { id: own.id } });
    expect(await keyOf(phone.call(getUser, {}))).toBe('error.auth.token_invalid');
    expect(await keyOf(nora.client.call(endSession, { params: { id: own.id } }))).toBe('error.not_found');
    await nora.client.call(endOtherSessions, {});
    expect(await keyOf(office.call(getUser, {}))).toBe('error.auth.token_invalid');
    expect((await nora.client.call(listSessions, {})).sessions).toHaveLength(1);
  });

  it('of somebody else are out of reach', async () => {
    const luca = await seedPerson(world, 'luca@example.ch');
    const { sessions } = await luca.client.call(listSessions, {});
    expect(await keyOf(nora.client.call(endSession, { params: { id: sessions[0]!.id } }))).toBe('error.not_found');
  });
});

describe('whoever finds an open browser', () => {
  const tooOld = 'error.user.login_too_old';
  const password = 'Correct-horse-battery';

  beforeEach(async () => {
    const password_hash = await hashPassword(password);
    await world.services.db.updateTable('users').set({ password_hash }).where('id', '=', nora.id).execute();
  });

  it('changes neither address nor number without the password, and takes none away', async () => {
    await respond(await want(), await readSms(world, mobile));
    wait(11 * 60);
    const change = (body: object) => keyOf(nora.client.call(updateUser, { body }));
    expect(await change({ email: 'thief@example.ch' })).toBe(tooOld);
    expect(await change({ mobile: '41790000001' })).toBe(tooOld);
    expect(await change({ mobile: null })).toBe(tooOld);
    expect(await change({ email: 'thief@example.ch', password: 'a guess' })).toBe('error.user.password_wrong');
    expect(await read()).toMatchObject({ mobile, emailChange: null, phoneVerification: null });
    // Nothing of it is another one.
    await nora.client.call(updateUser, { body: { email: 'nora@example.ch', mobile, firstName: 'Nora Maria' } });
    await nora.client.call(updateUser, { body: { email: 'nora@example.com', password } });
    expect((await read()).emailChange).toMatchObject({ email: 'nora@example.com' });
  });

  it('ends no session without the password', async () => {
    wait(11 * 60);
    const { sessions } = await nora.client.call(listSessions, {});
    const own = { params: { id: sessions[0]!.id } };
    expect(await keyOf(nora.client.call(endSession, own))).toBe(tooOld);
    expect(await keyOf(nora.client.call(endOtherSessions, {}))).toBe(tooOld);
    await nora.client.call(endOtherSessions, { body: { password } });
    await nora.client.call(endSession, { ...own, body: { password } });
    expect(await keyOf(read())).toBe('error.auth.token_invalid');
  });
});

describe('a session that rests', () => {
  it('ends after two hours, is listed no more, and stays ended when the clock goes back', async () => {
    const [used, rested] = [await logIn('used'), await logIn('rested')];
    const listed = async () => (await used.call(listSessions, {})).sessions.length;
    expect(await listed()).toBe(3);
    for (const _ of ['an hour', 'another']) {
      wait(3600);
      await used.call(getUser, {});
    }
    expect(await listed()).toBe(2);
    expect(await keyOf(rested.call(getUser, {}))).toBe('error.auth.token_expired');
    wait(-3600);
    expect(await keyOf(rested.call(getUser, {}))).toBe('error.auth.token_expired');
    wait(3600 + 2 * 3600);
    expect(await keyOf(used.call(getUser, {}))).toBe('error.auth.token_expired');
  });
});

describe('the code of a recommendation', () => {
  it('is kept once', async () => {
    await nora.client.call(keepCelloCode, { body: { celloUCC: 'friend-1' } });
    await nora.client.call(keepCelloCode, { body: { celloUCC: 'friend-2' } });
    expect(await read()).toMatchObject({ celloUCC: 'friend-1', attributes: { celloUcc: 'friend-1' } });
  });
});
