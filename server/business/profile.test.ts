import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect } from 'vitest';
import * as endpoints from '@sigillum/api-contracts/business/index.ts';
import { createGroup } from '@sigillum/api-contracts/groups/create-group.ts';
import * as signing from '@sigillum/api-contracts/signing/index.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { enter, keyOf, listEvents, sendRequest, sign, visitor } from '../testing/journeys.ts';
import { connect, readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;
let bob: SeededPerson;
let id: string;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@keller.example', { business: true });
  id = anna.businessId!;
  bob = await seedPerson(world, 'bob@keller.example', { business: id, firstName: 'Bob', lastName: 'Frei' });
});

const read = (person = anna) => person.client.call(endpoints.getBusiness, { params: { id } });
const base = { name: 'Keller & Frei AG', email: 'office@keller.example', phone: '+41441234567' };
const address = { address1: 'Seeweg 7', postalCode: '8001', city: 'Zürich', country: 'CH' };
const hold = (domain: string, businessId = id) =>
  world.services.db
    .insertInto('business_domains')
    .values({
      business_id: businessId,
      domain,
      dns_token: randomUUID(),
      requested_at: world.services.now(),
      check_until: world.services.now(),
      activated_at: world.services.now(),
      proved_by: 'dns',
    })
    .execute();
const listActs = () =>
  world.services.db.selectFrom('business_events').select(['name', 'data']).orderBy('seq').execute();

describe('the profile of a business', () => {
  it('is changed by an administrator, each change told as from and to', async () => {
    const { updatedAt } = await read();
    const changed = await anna.client.call(endpoints.updateBusinessBase, {
      params: { id },
      body: { ...base, updated_at: updatedAt! },
    });
    expect(changed).toMatchObject(base);
    const contracts = await anna.client.call(endpoints.updateBusiness, {
      params: { id },
      body: {
        address,
        legal_representative: { name: 'Nora Keller', role: 'CEO', email: 'nora@keller.example' },
        dpa_accepted: true,
        updated_at: changed.updatedAt!,
      },
    });
    expect(contracts).toMatchObject({
      address,
      legalRepresentative: { name: 'Nora Keller' },
      contracts: [{ contract: 'gtc' }, { contract: 'dpa', acceptedVersion: '2026-01', currentVersion: '2026-01' }],
    });
    const acts = await listActs();
    expect(acts.map(({ name }) => name)).toEqual(['PROFILE_CHANGED', 'PROFILE_CHANGED']);
    expect(acts[0]!.data.changes).toMatchObject({ name: { from: 'Keller AG', to: 'Keller & Frei AG' } });
    expect(Object.keys(acts[1]!.data.changes!).toSorted()).toEqual([
      'address',
      'dpa_accepted_at',
      'legal_representative',
    ]);
    const cleared = await anna.client.call(endpoints.updateBusiness, {
      params: { id },
      body: { address: null, updated_at: contracts.updatedAt! },
    });
    expect(cleared).toMatchObject({ address: null, legalRepresentative: { name: 'Nora Keller' } });
  });

  it('takes one of two changes at the same moment, and the other sees what it is now', async () => {
    const { updatedAt } = await read();
    const change = (person: SeededPerson, name: string) =>
      person.client.call(endpoints.updateBusinessBase, {
        params: { id },
        body: { ...base, name, updated_at: updatedAt! },
      });
    const keys = await Promise.all([keyOf(change(anna, 'One AG')), keyOf(change(bob, 'Two AG'))]);
    expect(keys.toSorted()).toEqual(['error.business.changed_meanwhile', 'no problem']);
    expect((await listActs()).length).toBe(1);
  });

  it('is shown and changed by administrators only', async () => {
    const noemi = await seedPerson(world, 'noemi@keller.example', { business: id, role: 'member' });
    const business = await read(noemi);
    expect(business.updatedAt).toBeUndefined();
    expect(business.aes4biz).toBeUndefined();
    const stamp = { updated_at: new Date().toISOString() };
    const change = noemi.client.call(endpoints.updateBusinessBase, { params: { id }, body: { ...base, ...stamp } });
    expect(await keyOf(change)).toBe('error.business.admins_only');
    const other = await seedPerson(world, 'eva@other.example', { business: true });
    const foreign = other.client.call(endpoints.updateBusiness, { params: { id }, body: stamp });
    expect(await keyOf(foreign)).toBe('error.not_found');
  });
});

describe('public information', () => {
  it('is for those of the business and for whom it asks to sign, by both doors', async () => {
    const settings = JSON.stringify({ supportContact: { email: 'help@keller.example', phone: 'no number' } });
    await world.services.db.updateTable('businesses').set({ settings }).where('id', '=', id).execute();
    const expected = {
      id,
      name: 'Keller AG',
      supportContact: { email: 'help@keller.example', phone: null },
      logo: null,
      embedOrigins: [],
    };
    expect(await bob.client.call(endpoints.getPublicInformation, { params: { id } })).toEqual(expected);
    const luca = await seedPerson(world, 'luca@example.it');
    expect(await keyOf(luca.client.call(endpoints.getPublicInformation, { params: { id } }))).toBe('error.not_found');
    const requestId = await sendRequest(anna, {
      signatures: [{ account_email: luca.email }, visitor('vera@example.ch')],
    });
    expect(await luca.client.call(endpoints.getPublicInformation, { params: { id } })).toEqual(expected);
    const { client: vera } = await enter(world, 'vera@example.ch', requestId);
    expect(await vera.call(endpoints.getPublicInformationDirectly, { params: { id } })).toEqual(expected);
    // By a group, too.
    const mia = await seedPerson(world, 'mia@example.com');
    const group = await anna.client.call(createGroup, { body: { name: 'Board', members: [{ email: mia.email }] } });
    await sendRequest(anna, { signatures: [{ signer_group_id: group.id }] });
    expect(await mia.client.call(endpoints.getPublicInformation, { params: { id } })).toEqual(expected);
    // What was sent stays to be looked at when the business has ended.
    await world.services.db
      .updateTable('businesses')
      .set({ deleted_at: world.services.now() })
      .where('id', '=', id)
      .execute();
    expect(await mia.client.call(endpoints.getPublicInformation, { params: { id } })).toEqual(expected);
    expect(await vera.call(endpoints.getPublicInformationDirectly, { params: { id } })).toEqual(expected);
    const other = await seedPerson(world, 'eva@other.example', { business: true });
    const foreign = vera.call(endpoints.getPublicInformationDirectly, { params: { id: other.businessId! } });
    expect(await keyOf(foreign)).toBe('error.not_found');
  });
});

describe('AES for Business', () => {
  const apply = (domains: string[]) =>
    anna.client.call(endpoints.applyAesForBusiness, {
      params: { id },
      body: {
        representative_name: 'Nora Keller',
        representative_email: 'nora@keller.example',
        commercial_register: 'CHE-109.322.551',
        domains,
      },
    });
  async function readToken() {
    const { text } = (await readLastMail(world, 'nora@keller.example'))!;
    return new URL(/https?:\S+/.exec(text)![0]).searchParams.get('token')!;
  }
  const answer = (token: string, confirmed: boolean) =>
    connect(world).call(endpoints.answerAesForBusiness, { body: { token, confirmed } });

  it('is applied for with domains that are the organisation’s, and enabled when the representative confirms, once', async () => {
    await hold('keller.example');
    expect(await keyOf(apply(['keller.example', 'other.example']))).toBe('error.aes_for_business.domain_missing');
    expect((await apply(['keller.example'])).aes4biz).toMatchObject({ enabled: false, state: 'requested' });
    const token = await readToken();
    const seen = await connect(world).call(endpoints.lookAtAesForBusiness, { body: { token } });
    expect(seen).toMatchObject({
      businessName: 'Keller AG',
      appliedBy: 'Anna Keller (anna@keller.example)',
      commercialRegister: 'CHE-109.322.551',
      domains: ['keller.example'],
    });
    expect((await read()).aes4biz?.enabled).toBe(false);
    const keys = await Promise.all([keyOf(answer(token, true)), keyOf(answer(token, false))]);
    expect(keys.toSorted()).toEqual(['error.aes_for_business.link_invalid', 'no problem']);
    expect(await keyOf(answer('made up', true))).toBe('error.aes_for_business.link_invalid');
  });

  it('may be declined, expire, and be applied for again: the link before is void then', async () => {
    await hold('keller.example');
    await apply(['keller.example']);
    await answer(await readToken(), false);
    expect((await read()).aes4biz).toMatchObject({ enabled: false, state: 'declined' });
    await apply(['keller.example']);
    const first = await readToken();
    world.setClock(new Date(Date.now() + 1000));
    await apply(['keller.example']);
    expect(await keyOf(answer(first, true))).toBe('error.aes_for_business.link_invalid');
    const second = await readToken();
    world.setClock(new Date(Date.now() + 15 * 24 * 3600_000));
    expect(await keyOf(answer(second, true))).toBe('error.aes_for_business.link_invalid');
    expect((await read()).aes4biz?.state).toBe('expired');
  });

  it('lets people of the domain sign advanced with a code by mail, and says in the evidence how they were proved', async () => {
    await hold('keller.example');
    const luca = await seedPerson(world, 'luca@keller.example', { firstName: 'Luca', lastName: 'Rossi' });
    const eva = await seedPerson(world, 'eva@elsewhere.example');
    const send = () =>
      sendRequest(anna, {
        quality: 'AES',
        signatures: [{ account_email: luca.email }, { account_email: eva.email }],
      });
    const refused = await send();
    expect(await keyOf(sign(luca, refused))).toBe('error.sign.mobile_required');
    await apply(['keller.example']);
    await answer(await readToken(), true);
    expect((await read()).aes4biz?.enabled).toBe(true);
    const requestId = await send();
    expect((await luca.client.call(getUser, {})).signatureQualities.aes.any).not.toBeNull();
    expect((await eva.client.call(getUser, {})).signatureQualities.aes.any).toBeNull();
    expect(await keyOf(sign(luca, requestId))).toBe('error.sign.tan_required');
    const { text } = (await readLastMail(world, luca.email))!;
    const [tan] = /\b\d{6}\b/.exec(text)!;
    await luca.client.call(signing.sign, {
      body: { signatureRequests: [{ signatureRequestId: requestId }], language: 'en', tan },
    });
    const events = await listEvents(world, requestId);
    expect(events.find(({ name }) => name === 'SIGNED')?.data).toMatchObject({
      quality: 'AES',
      vouchedBy: 'Keller AG',
      vouchedDomain: 'keller.example',
    });
    expect(events.find(({ name }) => name === 'TAN_CONFIRMED')?.data).toMatchObject({ channel: 'email' });
    expect(await keyOf(sign(eva, requestId))).toBe('error.sign.mobile_required');
    await world.services.db.deleteFrom('business_domains').execute();
    expect((await read()).aes4biz?.enabled).toBe(false);
    expect((await luca.client.call(getUser, {})).signatureQualities.aes.any).toBeNull();
  });

  it('ends when an administrator ends it', async () => {
    await hold('keller.example');
    await apply(['keller.example']);
    await answer(await readToken(), true);
    const ended = await anna.client.call(endpoints.cancelAesForBusiness, { params: { id } });
    expect(ended.aes4biz).toBeNull();
    expect((await listActs()).map(({ name }) => name)).toEqual(['AES_APPLIED', 'AES_CONFIRMED', 'AES_ENDED']);
  });
});
