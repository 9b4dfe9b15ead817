import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect } from 'vitest';
import { createClient, type ApiProblem, type Credentials } from '@sigillum/api-contracts/client.ts';
import * as userEndpoints from '@sigillum/api-contracts/user/index.ts';
import { it, world } from '../testing/world.ts';
import { userStateHandlers } from './user-states.ts';

const { getUser, updateUser, getUserDirectly, updateUserDirectly } = userEndpoints;
const id = '5f0c1d4e-7a52-4b0e-9a43-1c1d5e6f7a80';
const bearer = 'zVbP4rC8mXq2Lk7TnY1sWd5hGf9jUe3aQo6iRt0BvNM';

beforeEach(async () => {
  await userStateHandlers['a person has an account'](
    { id, email: 'nora@example.ch', firstName: 'Nora', lastName: 'Keller', lang: 'de' },
    world,
  );
  await userStateHandlers['an access token of an account exists'](
    { userId: id, token: bearer, condition: 'live' },
    world,
  );
});

const connect = (credentials: Credentials) =>
  createClient(async (url, init) => world.api.request(url, init), credentials);
const keyOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no problem',
    (problem: ApiProblem) => problem.key,
  );

describe('an account', () => {
  it('changes what is given and keeps the rest', async () => {
    const nora = connect({ bearer });
    await nora.call(updateUser, { body: { attributes: { defaultQuality: 'AES' } } });
    await nora.call(updateUser, { body: { lastName: 'Frei', attributes: { frontendVersion: '1.2.3' } } });
    expect(await nora.call(getUser, {})).toMatchObject({
      firstName: 'Nora',
      lastName: 'Frei',
      attributes: { defaultQuality: 'AES', frontendVersion: '1.2.3', defaultLegislation: 'ZERTES' },
    });
  });

  it.each([
    ['an unknown field', { roles: ['admin'] }],
    ['an unknown preference', { attributes: { weakPassword: false } }],
    ['a number that is none', { mobile: '+41 79 123 45 67' }],
    ['a name with a line break', { lastName: 'Kel\nler' }],
    ['a name of 10,000 characters', { lastName: 'x'.repeat(10_000) }],
  ])('refuses %s', async (_what, body) => {
    expect(await keyOf(connect({ bearer }).call(updateUser, { body: body as never }))).toBe('error.validation');
  });

  it.each(['<script>alert(1)</script>', 'محمد', 'Ḓ̵͘e̷m̶o̷ 🦊', "O'Neill-Müller"])(
    'keeps the name %s as it is',
    async (lastName) => {
      expect((await connect({ bearer }).call(updateUser, { body: { lastName } })).lastName).toBe(lastName);
    },
  );
});

describe('a visitor', () => {
  const userid = 'Xq2Lk7TnY1sWd5hGf9jUeA';
  let visitor: ReturnType<typeof connect>;

  async function invite(change: object = {}): Promise<void> {
    const { db, secrets, now } = world.services;
    const [requestId, at] = [randomUUID(), now()];
    await db
      .insertInto('signature_requests')
      .values({
        id: requestId,
        owner_id: id,
        title: 'Lease',
        quality: 'SES',
        legislation: 'ZERTES',
        status: 'OPEN',
        origin: 'WEB',
        created_at: at,
        updated_at: at,
      })
      .execute();
    await db
      .insertInto('signatures')
      .values({
        sid: randomUUID(),
        request_id: requestId,
        position: 0,
        email: 'luca@example.ch',
        first_name: 'Luca',
        language: 'it',
        status: 'OPEN',
        visit_hash: secrets.hashToken(userid),
        created_at: at,
        ...change,
      })
      .execute();
    visitor = connect({ basic: { userid, requestId } });
  }

  const readNames = () =>
    world.services.db
      .selectFrom('signatures')
      .select(['first_name', 'last_name', 'stated_first_name', 'stated_last_name'])
      .executeTakeFirstOrThrow();

  it('is shown with what the inviter gave, and never with the secret of the link', async () => {
    await invite();
    const shown = await visitor.call(getUserDirectly, {});
    expect(shown).toMatchObject({
      email: 'luca@example.ch',
      firstName: 'Luca',
      lastName: null,
      lang: 'it',
      emailVerified: false,
    });
    expect(JSON.stringify(shown)).not.toContain(userid);
  });

  it('states the own name, beside what the inviter gave, and may take that back', async () => {
    await invite();
    const changed = await visitor.call(updateUserDirectly, {
      body: { firstName: 'Luigi', lastName: 'Rossi', lang: 'fr' },
    });
    expect(changed).toMatchObject({ firstName: 'Luigi', lastName: 'Rossi', invitedName: 'Luca', lang: 'fr' });
    expect(await readNames()).toEqual({
      ...{ first_name: 'Luca', last_name: null },
      ...{ stated_first_name: 'Luigi', stated_last_name: 'Rossi' },
    });
    const back = await visitor.call(updateUserDirectly, { body: { firstName: 'Luca', lastName: '' } });
    expect(back).toMatchObject({ firstName: 'Luca', lastName: null });
    const events = await world.services.db.selectFrom('audit_events').select(['name', 'actor', 'data']).execute();
    const by = { type: 'external', email: 'luca@example.ch', firstName: 'Luca' };
    expect(events).toMatchObject([
      { name: 'UPDATED', actor: by, data: { statedName: 'Luigi Rossi' } },
      { name: 'UPDATED', actor: by, data: { statedName: '' } },
    ]);
  });

  it('names nobody to the certificate by typing, also where the inviter gave no name', async () => {
    await invite({ first_name: null });
    const changed = await visitor.call(updateUserDirectly, { body: { firstName: 'Luigi', lastName: 'Rossi' } });
    expect(changed).toMatchObject({ firstName: 'Luigi', lastName: 'Rossi', invitedName: null });
    expect(await readNames()).toMatchObject({ first_name: null, last_name: null });
  });

  it.each([
    ['SIGNED', 'error.sr.not_open'],
    ['DECLINED', 'error.sr.not_open'],
    ['WITHDRAWN', 'error.sr.withdrawn'],
  ])('changes nothing once the signature is %s', async (status, key) => {
    await invite({ status });
    expect(await keyOf(visitor.call(updateUserDirectly, { body: { lang: 'fr' } }))).toBe(key);
  });
});
