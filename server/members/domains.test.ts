import { beforeAll, beforeEach, describe, expect } from 'vitest';
import { createClient } from '@sigillum/api-contracts/client.ts';
import * as endpoints from '@sigillum/api-contracts/members/index.ts';
import * as operator from '@sigillum/api-contracts/operator/index.ts';
import { getBusiness } from '@sigillum/api-contracts/business/get-business.ts';
import * as users from '@sigillum/api-contracts/user/index.ts';
import { operatorStateHandlers } from '../operator/operator-states.ts';
import { createTxtResolver } from '../identity/txt-resolver.ts';
import { startNameServer, type TestNameServer } from '../testing/dns-server.ts';
import { startIdentityProvider, type TestIdentityProvider } from '../testing/identity-provider.ts';
import { keyOf } from '../testing/journeys.ts';
import { startScriptedProvider } from '../testing/scripted-provider.ts';
import { connect, readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { findDomainRow } from './domains-repository.ts';
import { watchDomain } from './watch-domain.ts';

let names: TestNameServer;
let anna: SeededPerson;
let noemi: SeededPerson;
let id: string;

beforeAll(async () => {
  names = await startNameServer();
  return () => names.close();
});
beforeEach(async () => {
  names.records.clear();
  names.isSilent = false;
  world.services.resolver = createTxtResolver(names.address);
  anna = await seedPerson(world, 'anna@keller.example', { business: true });
  id = anna.businessId!;
  noemi = await seedPerson(world, 'noemi@keller.example', { business: id, role: 'member' });
});

const add = (domain: string, person = anna) =>
  person.client.call(endpoints.addDomain, { params: { id: person.businessId! }, body: { domain } });
const check = (domain: string, person = anna) =>
  person.client.call(endpoints.checkDomain, { params: { id: person.businessId!, domain } });
const publish = ({ record }: { record: { name: string; value: string } }, ...more: string[]) =>
  names.records.set(record.name, [...more, record.value]);
/** Adds a domain and proves it. */
async function activate(domain: string, person = anna) {
  publish(await add(domain, person));
  return check(domain, person);
}
const listEvents = () =>
  world.services.db
    .selectFrom('business_events')
    .select(['name', 'data'])
    .where('business_id', '=', id)
    .orderBy('seq')
    .execute();

/** Whole sign-up of a person: the link of the mail, then the form. */
async function signUp(email: string, flow: 'free' | 'business' = 'free') {
  const api = connect(world);
  await api.call(users.requestConfirmation, { body: { email, flow, lang: 'en' } });
  const { text } = (await readLastMail(world, email))!;
  const token = new URL(/https?:\S+/.exec(text)![0]).searchParams.get('token')!;
  await api.call(users.validConfirmation, { body: { token } });
  const person = {
    firstName: 'Lea',
    lastName: 'Frei',
    password: 'kupfer Wolke 93 Segel',
    lang: 'en',
    gtc: true,
  } as const;
  await api.call(users.register, { body: { ...person, token } });
  const { token: bearer } = await api.call(users.login, { body: { email, password: person.password } });
  return createClient(async (url, init) => world.api.request(url, init), { bearer }).call(users.getUser, {});
}

describe('a mail domain', () => {
  it('is requested, looked for by DNS over a real name server, and then activated; each with its event', async () => {
    const domain = await add('Keller.EXAMPLE.');
    expect(domain).toMatchObject({ domain: 'keller.example', state: 'requested', finding: null, proved_by: null });
    expect((await check('keller.example')).finding).toBe('no_domain');
    names.records.set('keller.example', []);
    expect((await check('keller.example')).finding).toBe('missing');
    names.records.set(domain.record.name, ['sigillum-domain=of-somebody-else', 'v=spf1 -all']);
    expect((await check('keller.example')).finding).toBe('different');
    names.isSilent = true;
    expect((await check('keller.example')).finding).toBe('unreachable');
    names.isSilent = false;
    publish(domain, 'v=spf1 -all');
    expect(await check('keller.example')).toMatchObject({ state: 'activated', finding: null, proved_by: 'dns' });
    const business = await anna.client.call(getBusiness, { params: { id } });
    expect(business.domains).toEqual([{ domain: 'keller.example', state: 'activated' }]);
    expect(await listEvents()).toEqual([
      { name: 'DOMAIN_ADDED', data: { subject: 'keller.example' } },
      { name: 'DOMAIN_ACTIVATED', data: { subject: 'keller.example' } },
    ]);
    await anna.client.call(endpoints.removeDomain, { params: { id, domain: 'keller.example' } });
    expect((await anna.client.call(endpoints.listDomains, { params: { id } })).domains).toEqual([]);
  });

  it('is for administrators; to others the organisation is not there', async () => {
    expect(await keyOf(add('keller.example', noemi))).toBe('error.business.admins_only');
    const other = await seedPerson(world, 'bob@other.example', { business: true });
    expect(await keyOf(other.client.call(endpoints.listDomains, { params: { id } }))).toBe('error.not_found');
    expect(await keyOf(check('keller.example'))).toBe('error.not_found');
  });

  it('is refused in words that say why', async () => {
    for (const [typed, key] of [
      ['*.keller.example', 'error.domain.wildcard'],
      ['gmail.com', 'error.domain.public'],
      ['anna@keller.example', 'error.domain.invalid'],
    ] as const)
      expect(await keyOf(add(typed))).toBe(key);
    await add('keller.example');
    expect(await keyOf(add('KELLER.example.'))).toBe('error.domain.exists');
    expect((await add('zürich-bau.ch')).display_name).toBe('zürich-bau.ch');
    expect(await add('büro.keller.example')).toMatchObject({ domain: 'xn--bro-hoa.keller.example' });
  });

  it('belongs to one organisation only, also when two prove it at the same moment', async () => {
    const other = await seedPerson(world, 'bob@other.example', { business: true });
    const [one, two] = [await add('keller.example'), await add('keller.example', other)];
    publish(one, two.record.value);
    const found = await Promise.all([check('keller.example'), check('keller.example', other)]);
    expect(found.map(({ state }) => state).toSorted()).toEqual(['activated', 'requested']);
    expect(found.find(({ state }) => state === 'requested')?.finding).toBe('taken');
    const third = await seedPerson(world, 'eva@third.example', { business: true });
    expect(await keyOf(add('keller.example', third))).toBe('error.domain.taken');
  });

  it('is looked at by the job more and more seldom, and no more after 48 hours', async () => {
    const run = { complete: () => Promise.resolve() };
    world.setClock('2026-11-22T08:00:00.000Z');
    const domain = await add('keller.example');
    const job = { businessId: id, domain: 'keller.example', requestedAt: domain.requested_at };
    names.records.set('keller.example', []);
    await watchDomain(world.services, job, run);
    const row = await findDomainRow(world.services.db, id, 'keller.example');
    expect(row).toMatchObject({ checks: 1, finding: 'missing' });
    const { rows } = await listWaiting();
    expect(rows.map(({ start_after }) => start_after.toISOString())).toContain('2026-11-22T08:01:00.000Z');
    world.setClock('2026-11-24T08:00:01.000Z');
    await world.services.db.deleteFrom('rate_limits').execute();
    publish(domain);
    await watchDomain(world.services, job, run);
    expect(await findDomainRow(world.services.db, id, 'keller.example')).toMatchObject({ proved_by: 'dns' });
  });

  it('is proved by a code that was mailed to who runs it; wrong ones are counted', async () => {
    await add('keller.example');
    const params = { id, domain: 'keller.example' };
    const confirm = (code: string) => anna.client.call(endpoints.confirmDomain, { params, body: { code } });
    expect(await keyOf(confirm('ABCDE-FGHJK'))).toBe('error.domain.code_wrong');
    const { mail } = await anna.client.call(endpoints.mailDomainCode, { params, body: { mailbox: 'postmaster' } });
    expect(mail?.to).toBe('postmaster@keller.example');
    const { text } = (await readLastMail(world, 'postmaster@keller.example'))!;
    const [code] = /[A-Z2-9]{5}-[A-Z2-9]{5}/.exec(text)!;
    for (let tries = 1; tries < 10; tries += 1)
      expect(await keyOf(confirm('ABCDE-FGHJK'))).toBe(tries < 10 ? 'error.domain.code_wrong' : '');
    expect(await keyOf(confirm(code))).toBe('error.rate_limit.exceeded');
    world.setClock(new Date(Date.now() + 3700_000));
    expect(await confirm(` ${code.toLowerCase().replace('-', ' ')} `)).toMatchObject({
      state: 'activated',
      proved_by: 'mail',
    });
  });
});

async function listWaiting() {
  const { sql } = await import('kysely');
  return sql<{
    start_after: Date;
  }>`select start_after from jobs.job where name = 'check-domain' and state = 'created'`.execute(world.services.db);
}

describe('a sign-up from an activated domain', () => {
  it('joins its organisation by itself, and is told in its events', async () => {
    await activate('keller.example');
    expect(await signUp('lea@keller.example')).toMatchObject({ business: { id, role: 'member' } });
    expect((await listEvents()).at(-1)).toMatchObject({
      name: 'MEMBER_JOINED',
      data: { email: 'lea@keller.example', role: 'member', subject: 'keller.example' },
    });
  });

  it('joins nobody from a subdomain, from one that is only requested, or to found a business', async () => {
    await add('keller.example');
    expect((await signUp('lea@keller.example')).business).toBeNull();
    publish((await anna.client.call(endpoints.listDomains, { params: { id } })).domains[0]!);
    await check('keller.example');
    expect((await signUp('leo@bau.keller.example')).business).toBeNull();
    expect((await signUp('lia@keller.example', 'business')).business).toBeNull();
  });

  it('takes the last seat for one of two who come at the same moment', async () => {
    await activate('keller.example');
    const { db } = world.services;
    await db.updateTable('membership_counts').set({ count: 23 }).where('role', '=', 'member').execute();
    const people = await Promise.all([signUp('lea@keller.example'), signUp('leo@keller.example')]);
    expect(people.filter(({ business }) => business).length).toBe(1);
  });

  it('joins nobody whose organisation is shut or deleted', async () => {
    await activate('keller.example');
    const { db, now } = world.services;
    await db.updateTable('businesses').set({ payment_method: 'BLOCKED' }).where('id', '=', id).execute();
    expect((await signUp('lea@keller.example')).business).toBeNull();
    await db
      .updateTable('businesses')
      .set({ payment_method: 'MANUAL', deleted_at: now() })
      .where('id', '=', id)
      .execute();
    expect((await signUp('leo@keller.example')).business).toBeNull();
  });
});

describe('the log-in of a domain’s people', () => {
  let provider: TestIdentityProvider;
  beforeEach(async () => {
    provider = await startIdentityProvider(`${world.services.config.publicUrl}/sso/callback/${id}`);
    return () => provider.close();
  });
  const params = () => ({ id, domain: 'keller.example' });
  const settings = (changes: object = {}) => ({
    issuer: provider.issuer,
    client_id: provider.clientId,
    client_secret: provider.clientSecret,
    ...changes,
  });
  const tryOut = async (changes: object = {}) =>
    (await anna.client.call(endpoints.testDomainProvider, { params: params(), body: settings(changes) })).finding;

  it('is tried and set up by its administrator, and then works; the secret is never told', async () => {
    await add('keller.example');
    expect(await keyOf(tryOut())).toBe('error.domain.not_activated');
    publish((await anna.client.call(endpoints.listDomains, { params: { id } })).domains[0]!);
    await check('keller.example');
    expect(await tryOut()).toBe('works');
    const domain = await anna.client.call(endpoints.putDomainProvider, { params: params(), body: settings() });
    expect(domain.identity_provider).toEqual({
      issuer: provider.issuer,
      client_id: provider.clientId,
      is_operators: false,
      is_switched_off: false,
      shares_callback: false,
    });
    expect(JSON.stringify([domain, await listEvents()])).not.toContain(provider.clientSecret);
    const { client_secret: _, ...rest } = settings();
    expect(await anna.client.call(endpoints.testDomainProvider, { params: params(), body: rest })).toMatchObject({
      finding: 'works',
    });
    // The stored secret goes to no other address.
    const elsewhere = { ...rest, issuer: 'https://elsewhere.example' };
    expect(await keyOf(anna.client.call(endpoints.testDomainProvider, { params: params(), body: elsewhere }))).toBe(
      'error.domain.secret_missing',
    );
    provider.people.set('lea', { email: 'lea@keller.example', email_verified: true, given_name: 'Lea' });
    const api = connect(world);
    const { url, binding } = await api.call(users.findIdentityProvider, { body: { email: 'lea@keller.example' } });
    const answer = await provider.visit(url, 'lea');
    const body = { answer, business: id, binding, lang: 'de' as const };
    const { token } = await api.call(users.answerIdentityProvider, { body });
    const lea = await connect(world, { bearer: token }).call(users.getUser, {});
    expect(lea.business).toMatchObject({ id, role: 'member' });
    const ended = await anna.client.call(endpoints.deleteDomainProvider, { params: params() });
    expect(ended.identity_provider).toBeNull();
  });

  it('hands no answer of another business’s provider to its own', async () => {
    await activate('keller.example');
    await anna.client.call(endpoints.putDomainProvider, { params: params(), body: settings() });
    const mallory = await seedPerson(world, 'mallory@evil.example', { business: true });
    await activate('evil.example', mallory);
    const evil = await startScriptedProvider({ claims: {}, error: 'invalid_grant' }, world.services.now);
    const body = { issuer: evil.issuer, client_id: evil.clientId, client_secret: evil.clientSecret };
    const theirs = { id: mallory.businessId!, domain: 'evil.example' };
    await mallory.client.call(endpoints.putDomainProvider, { params: theirs, body });
    evil.received.length = 0;
    provider.people.set('noemi', { email: noemi.email, email_verified: true });
    const api = connect(world);
    const begin = (email: string) => api.call(users.findIdentityProvider, { body: { email } });
    // He begins as Noemi; she begins at his provider, which leads her on to hers with what ties the answer to his login. Hers does not name
    // itself in its answer, as most do not.
    const his = new URL((await begin(noemi.email)).url);
    const hers = await begin('anybody@evil.example');
    his.searchParams.set('state', new URL(hers.url).searchParams.get('state')!);
    const query = new URLSearchParams(await provider.visit(his.href, 'noemi'));
    query.delete('iss');
    const call = { answer: query.toString(), business: id, binding: hers.binding };
    expect(await keyOf(api.call(users.answerIdentityProvider, { body: call }))).toBe('error.user.sso_answer_invalid');
    expect(evil.received).toEqual([]);
  });

  it('goes on at the address of all where it was set up before, until it is saved anew', async () => {
    await activate('keller.example');
    await anna.client.call(endpoints.putDomainProvider, { params: params(), body: settings() });
    await world.services.db.updateTable('identity_providers').set({ has_own_callback: false }).execute();
    const shared = `${world.services.config.publicUrl}/sso/callback`;
    const begin = async () => {
      const { url } = await connect(world).call(users.findIdentityProvider, { body: { email: noemi.email } });
      return new URL(url).searchParams.get('redirect_uri');
    };
    expect(await begin()).toBe(shared);
    const { domains, redirect_uri } = await anna.client.call(endpoints.listDomains, { params: { id } });
    expect(domains[0]!.identity_provider).toMatchObject({ shares_callback: true });
    expect(redirect_uri).toBe(`${shared}/${id}`);
    const { client_secret: _, ...rest } = settings();
    const saved = await anna.client.call(endpoints.putDomainProvider, { params: params(), body: rest });
    expect(saved.identity_provider).toMatchObject({ shares_callback: false });
    expect(await begin()).toBe(redirect_uri);
  });

  it('is switched off and on by an operator, and not by setting it up anew', async () => {
    await activate('keller.example');
    await anna.client.call(endpoints.putDomainProvider, { params: params(), body: settings() });
    provider.people.set('lea', { email: 'lea@keller.example', email_verified: true, given_name: 'Lea' });
    const api = connect(world);
    const begin = () => api.call(users.findIdentityProvider, { body: { email: 'lea@keller.example' } });
    const { url, binding } = await begin();
    const boss = await seedPerson(world, 'boss@example.ch');
    await operatorStateHandlers['a person runs the installation']({ userId: boss.id }, world);
    const turn = (isOn: boolean) =>
      boss.client.call(operator.switchOrganisationLogin, { params: { domain: 'keller.example' }, body: { isOn } });
    expect(await turn(false)).toMatchObject({ issuer: provider.issuer, switchedOffAt: expect.any(String) });
    await turn(false);
    // Neither a log-in under way nor a new one leads to an account.
    const answer = await provider.visit(url, 'lea');
    expect(await keyOf(api.call(users.answerIdentityProvider, { body: { answer, business: id, binding } }))).toBe(
      'error.user.sso_answer_invalid',
    );
    expect(await keyOf(begin())).toBe('error.user.identity_provider_missing');
    await anna.client.call(endpoints.deleteDomainProvider, { params: params() });
    const again = await anna.client.call(endpoints.putDomainProvider, { params: params(), body: settings() });
    expect(again.identity_provider).toMatchObject({ is_switched_off: true });
    expect(await keyOf(begin())).toBe('error.user.identity_provider_missing');
    expect(await turn(true)).toMatchObject({ switchedOffAt: null });
    expect(await keyOf(begin())).toBe('no problem');
    const { events } = await boss.client.call(operator.listOperatorEvents, {});
    expect(events.map(({ act, subject }) => [act, subject])).toEqual([
      ['LOGIN_SWITCHED_ON', 'keller.example'],
      ['LOGIN_SWITCHED_OFF', 'keller.example'],
    ]);
    const own = (await listEvents()).filter(({ data }) => JSON.stringify(data).includes('is_switched_off'));
    expect(own).toHaveLength(2);
    expect(JSON.stringify(own)).not.toContain('boss@');
  });

  it('is refused with what is wrong, without what the other side said', async () => {
    await activate('keller.example');
    expect(await tryOut({ client_secret: 'wrong' })).toBe('client_refused');
    expect(await tryOut({ client_id: 'nobody' })).toBe('client_refused');
    expect(await tryOut({ issuer: provider.issuer.replace('127.0.0.1', 'localhost') })).toBe('other_issuer');
    expect(await tryOut({ issuer: 'http://192.0.2.1' })).toBe('not_https');
    expect(await tryOut({ issuer: 'ftp://example.ch' })).toBe('not_https');
    expect(await tryOut({ issuer: 'https://user:pass@example.ch' })).toBe('not_https');
    expect(await tryOut({ issuer: 'https://10.0.0.1' })).toBe('address_refused');
    expect(await tryOut({ issuer: 'http://127.0.0.1:9' })).toBe('unreachable');
    const put = anna.client.call(endpoints.putDomainProvider, {
      params: params(),
      body: settings({ client_secret: 'wrong' }),
    });
    const problem = await put.catch((error: unknown) => error);
    expect(problem).toMatchObject({
      key: 'error.domain.provider_unusable',
      problem: { details: { finding: 'client_refused' } },
    });
  });

  it('reaches no address inside the house unless the operator allows it', async () => {
    await activate('keller.example');
    world.setConfig({ callbackNetworks: undefined });
    expect(await tryOut()).toBe('not_https');
    expect(await tryOut({ issuer: provider.issuer.replace('http:', 'https:') })).toBe('address_refused');
  });
});
