import { beforeEach, describe, expect } from 'vitest';
import * as endpoints from '@sigillum/api-contracts/business/index.ts';
import { keyOf } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;
let beat: SeededPerson;
let noemi: SeededPerson;
let id: string;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  id = anna.businessId!;
  beat = await seedPerson(world, 'beat@example.ch', { business: id, firstName: 'Beat' });
  noemi = await seedPerson(world, 'noemi@example.ch', { business: id, role: 'member' });
});

const create = (person = anna, more: object = {}) =>
  person.client.call(endpoints.createApiUser, { params: { id }, body: { description: 'Intranet', ...more } });
const list = async (person = anna) => (await person.client.call(endpoints.listApiUsers, { params: { id } })).apiUsers;
const reset = (person: SeededPerson, username: string, body?: { updatedAt: string }) =>
  person.client.call(endpoints.resetApiUser, { params: { id, username }, ...(body && { body }) });
const describeAnew = (person: SeededPerson, username: string, body: { description: string; updatedAt?: string }) =>
  person.client.call(endpoints.updateApiUser, { params: { id, username }, body });
const remove = (person: SeededPerson, username: string) =>
  person.client.call(endpoints.deleteApiUser, { params: { id, username } });
const listActs = () =>
  world.services.db.selectFrom('business_events').select(['name', 'actor', 'data']).orderBy('seq').execute();

describe('an API user', () => {
  it('is made with a name that says what it is for, and with a key that nobody keeps', async () => {
    const demo = await create();
    expect(demo).toMatchObject({ description: 'Intranet', environment: 'DEMO', lastUsedAt: null });
    expect(demo.username).toMatch(/^api_demo_keller_ag_[a-z2-9]{4}_1$/);
    expect(Buffer.from(demo.key, 'base64url')).toHaveLength(32);
    const real = await create(anna, { environment: 'PRODUCTION' });
    expect(real.username).toMatch(/^api_production_keller_ag_[a-z2-9]{4}_2$/);
    const rows = await world.services.db.selectFrom('api_users').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(demo.key);
    expect(rows[0]!.key_hash).toMatch(/^[0-9a-f]{64}$/);
    const { key: _key, callbackSecret, ...told } = demo;
    expect(callbackSecret).toMatch(/^whsec_/);
    expect(JSON.stringify(rows)).not.toContain(callbackSecret);
    expect(await list(beat)).toEqual([told, expect.objectContaining({ username: real.username })]);
    expect(JSON.stringify(await list())).not.toContain(demo.key);
  });

  it('leaves its key in nothing that repeats answers', async () => {
    const options = { idempotencyKey: 'once' };
    const call = { params: { id }, body: { description: 'Intranet' } };
    await anna.client.call(endpoints.createApiUser, call, options);
    const { rows } = { rows: await world.services.db.selectFrom('idempotency_keys').selectAll().execute() };
    expect(rows).toEqual([]);
  });

  it('is the administrators’ alone', async () => {
    const { username } = await create();
    const foreign = await seedPerson(world, 'foreign@example.ch', { business: true });
    for (const [person, key] of [
      [noemi, 'error.business.admins_only'],
      [foreign, 'error.not_found'],
    ] as const) {
      expect(await keyOf(list(person))).toBe(key);
      expect(await keyOf(create(person))).toBe(key);
      expect(await keyOf(describeAnew(person, username, { description: 'X' }))).toBe(key);
      expect(await keyOf(reset(person, username))).toBe(key);
      expect(await keyOf(remove(person, username))).toBe(key);
    }
    const own = { params: { id: foreign.businessId!, username } };
    expect(await keyOf(foreign.client.call(endpoints.deleteApiUser, own))).toBe('error.not_found');
  });

  it('is described anew, and never over the head of another administrator', async () => {
    const { username, updatedAt } = await create();
    world.setClock(new Date(Date.now() + 1000));
    const changed = await describeAnew(anna, username, { description: 'Contracts', updatedAt });
    expect(changed.description).toBe('Contracts');
    expect(await keyOf(describeAnew(beat, username, { description: 'Other', updatedAt }))).toBe(
      'error.business.changed_meanwhile',
    );
    expect((await list())[0]).toEqual(changed);
  });

  it('gets one other key when two administrators reset it at the same moment', async () => {
    const { username, updatedAt } = await create();
    world.setClock(new Date(Date.now() + 1000));
    const outcomes = await Promise.all([anna, beat].map((person) => keyOf(reset(person, username, { updatedAt }))));
    expect(outcomes.toSorted()).toEqual(['error.business.changed_meanwhile', 'no problem']);
  });

  it('stands among no more than fifty, also when two are made at the same moment', async () => {
    const rows = Array.from({ length: 49 }, (_, at) => ({
      username: `api_demo_x_abcd_${at}`,
      business_id: id,
      number: at + 1,
      description: 'X',
      key_id: '7d1f6d0e-0000-4000-8000-000000000000',
      key_hash: '',
      key_made_at: new Date(),
      created_at: new Date(),
      updated_at: new Date(),
    }));
    await world.services.db.insertInto('api_users').values(rows).execute();
    const outcomes = await Promise.all([anna, beat].map((person) => keyOf(create(person))));
    expect(outcomes.toSorted()).toEqual(['error.api_user.too_many', 'no problem']);
  });

  it('leaves a trail of what was done with it, without its key', async () => {
    const { username, key } = await create();
    await describeAnew(beat, username, { description: 'Contracts' });
    const again = await reset(anna, username);
    await remove(beat, username);
    const acts = await listActs();
    expect(acts).toMatchObject([
      { name: 'API_USER_CREATED', actor: { email: 'anna@example.ch' }, data: { subject: username } },
      {
        name: 'API_USER_CHANGED',
        actor: { email: 'beat@example.ch' },
        data: { changes: { description: { from: 'Intranet', to: 'Contracts' } } },
      },
      { name: 'API_USER_CHANGED', data: { subject: username } },
      { name: 'API_USER_DELETED', actor: { email: 'beat@example.ch' }, data: { subject: username } },
    ]);
    for (const secret of [key, again.key]) expect(JSON.stringify(acts)).not.toContain(secret);
    expect(await list()).toEqual([]);
    expect(await keyOf(reset(anna, username))).toBe('error.not_found');
  });
});
