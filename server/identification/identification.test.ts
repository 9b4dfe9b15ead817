import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect } from 'vitest';
import * as endpoints from '@sigillum/api-contracts/identification/index.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { eidDataExample } from '@sigillum/api-contracts/user/examples.ts';
import * as users from '@sigillum/api-contracts/user/index.ts';
import { chainHash, genesisHash } from '../evidence/hash-event.ts';
import { openIdentityKey } from '../identity/identity-key.ts';
import type { IdentityReport } from '../identity/identity-vendor.ts';
import { keyOf, proveMobile, sendRequest } from '../testing/journeys.ts';
import { identifiedExample, makeScriptedVendor, type ScriptedVendor } from '../testing/scripted-vendor.ts';
import { readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { makeSteppingTrust } from '../testing/stepping-trust.ts';
import { it, world } from '../testing/world.ts';
import { applyReport } from './apply-report.ts';
import { remindIdentified } from './remind-identified.ts';
import { watchCase } from './watch-case.ts';

let vendor: ScriptedVendor;
let anna: SeededPerson;

beforeEach(async () => {
  vendor = makeScriptedVendor();
  world.services.identity = [vendor];
  anna = await seedPerson(world, 'anna@example.ch', { firstName: 'Anna', lastName: 'Keller' });
});

const start = (person = anna) => person.client.call(endpoints.startSrsVideo, { body: {} });
const read = (person = anna) => person.client.call(endpoints.getSrsVideo, {});
const cancel = (email: string, person = anna) => person.client.call(endpoints.cancelSrsVideo, { body: { email } });
const overview = (person = anna) => person.client.call(endpoints.getIdentificationOverview, {});
const readUser = (person = anna) => person.client.call(users.getUser, {});
const db = () => world.services.db;
const findOnly = () => db().selectFrom('identification_cases').selectAll().executeTakeFirstOrThrow();
const countLooks = async () =>
  (await db().selectFrom('identification_cases').select('looks').executeTakeFirstOrThrow()).looks;

/** A look of the job, outside of the queue. */
const look = async (isNotified = false) =>
  watchCase(world.services, { caseId: (await findOnly()).id, isNotified }, { complete: async () => undefined });
/** What the vendor says from now on, and what comes of it. */
async function say(report: IdentityReport) {
  vendor.reports.set((await findOnly()).id, report);
  await look();
  return read();
}
const notify = (told: object, secret = 'scripted', name = 'scripted') =>
  world.api.request(`/trust/identity/${name}`, {
    method: 'POST',
    headers: { 'x-secret': secret },
    body: JSON.stringify(told),
  });
const listEvents = () =>
  db().selectFrom('identification_events').selectAll().orderBy('case_id').orderBy('seq').execute();
const nameEvents = async () => (await listEvents()).map(({ name }) => name);

describe('an identification', () => {
  it('passes on what its person has written down of the document, which is told to nobody else and goes once it has served', async () => {
    const eidData = eidDataExample;
    await anna.client.call(users.updateUser, { body: { eidData } });
    const readAttributes = async () =>
      (await db().selectFrom('users').select('attributes').where('id', '=', anna.id).executeTakeFirstOrThrow())
        .attributes;
    expect(JSON.stringify(await readAttributes())).not.toContain(eidData.documentNumber);
    expect(JSON.stringify(await readUser())).not.toContain(eidData.documentNumber);
    await start();
    expect(vendor.orders.get((await findOnly()).id)).toMatchObject({ supplied: eidData });
    expect((await readAttributes()).eidData).toBeDefined();
    await say({ status: 'success', result: identifiedExample });
    expect((await readAttributes()).eidData).toBeUndefined();
    await anna.client.call(users.updateUser, { body: { eidData } });
    await anna.client.call(users.updateUser, { body: { eidData: null } });
    expect((await readAttributes()).eidData).toBeUndefined();
  });

  it('is started at the vendor, under an id of ours, and its person is told the way there', async () => {
    expect(await read()).toEqual({ status: null, url: null, appointment_at: null, reason: null, started_at: null });
    const state = await start();
    const { id, link } = await findOnly();
    expect(state).toMatchObject({ status: 'initialized', url: `https://identify.example/${id}`, reason: null });
    expect(vendor.orders.get(id)).toMatchObject({
      legislation: 'EIDAS',
      kind: 'video',
      givenNames: 'Anna',
      returnUrl: 'http://localhost:3000/profile/signature-standards/eidas/video',
    });
    expect(link).not.toContain('identify.example');
    expect(await read()).toEqual(state);
  });

  it.each(['srsVideo', 'srsRobo', 'intrumVideo', 'intrumAutoident'] as const)('knows %s', async (name) => {
    const calls = {
      srsVideo: [endpoints.startSrsVideo, endpoints.getSrsVideo, endpoints.cancelSrsVideo],
      srsRobo: [endpoints.startSrsRobo, endpoints.getSrsRobo, endpoints.cancelSrsRobo],
      intrumVideo: [endpoints.startIntrumVideo, endpoints.getIntrumVideo, endpoints.cancelIntrumVideo],
      intrumAutoident: [endpoints.startIntrumAutoident, endpoints.getIntrumAutoident, endpoints.cancelIntrumAutoident],
    } as const;
    const [begin, ask, end] = calls[name];
    await anna.client.call(begin, { body: {} });
    const { legislation, kind } = ways[name];
    expect(await findOnly()).toMatchObject({ legislation, kind });
    expect(await anna.client.call(ask, {})).toMatchObject({ status: 'initialized' });
    expect(await anna.client.call(end, { body: { email: 'anna@example.ch' } })).toMatchObject({ status: null });
  });

  it('is started once, however often it is asked for, and in two ways at once', async () => {
    const states = await Promise.all([start(), start(), start()]);
    expect(new Set(states.map(({ started_at }) => started_at)).size).toBe(1);
    await anna.client.call(endpoints.startIntrumVideo, { body: {} });
    expect(vendor.orders.size).toBe(2);
    expect(await db().selectFrom('identification_cases').select('id').execute()).toHaveLength(2);
  });

  it('is not begun a second time under the same law while the first one counts', async () => {
    await start();
    await say({ status: 'success', result: identifiedExample });
    expect(await keyOf(start())).toBe('error.identification.already_known');
    expect(await keyOf(anna.client.call(endpoints.startSrsRobo, { body: {} }))).toBe(
      'error.identification.already_known',
    );
    await anna.client.call(endpoints.startIntrumVideo, { body: {} });
    expect(vendor.starts).toBe(2);
    world.setClock(new Date('2031-10-01T12:00:00.000Z'));
    await start();
    expect(vendor.starts).toBe(3);
  });

  it('of a number alone is begun anew once its person has proved another number, not by proving the same again', async () => {
    await proveMobile(world, anna, '41791234567');
    await start();
    await say({ status: 'success', result: { ...identifiedExample, person: null } });
    await anna.client.call(users.updateUser, { body: { mobile: null } });
    await proveMobile(world, anna, '41791234567');
    expect(await keyOf(start())).toBe('error.identification.already_known');
    await proveMobile(world, anna, '41797654321');
    expect(await start()).toMatchObject({ status: 'initialized' });
  });

  it('is begun after a weaker one, which is not enough', async () => {
    await anna.client.call(endpoints.startSrsRobo, { body: {} });
    await say({ status: 'success', result: { ...identifiedExample, level: 3 } });
    await start();
    expect(vendor.starts).toBe(2);
  });

  it('is called off at its vendor when its account or its row is erased, as soon as the vendor is there', async () => {
    await start();
    const { id } = await findOnly();
    vendor.isAway = true;
    await db().deleteFrom('identification_cases').execute();
    await remindIdentified(world.services);
    vendor.isAway = false;
    await remindIdentified(world.services);
    await remindIdentified(world.services);
    expect(vendor.cancelled).toEqual([id]);
  });

  it('goes from initialized to success, and only counts when the trust service has taken it over', async () => {
    await start();
    expect(await say({ status: 'unknown' })).toMatchObject({ status: 'initialized' });
    const appointmentAt = new Date('2026-12-01T09:30:00.000Z');
    expect(await say({ status: 'initialized', appointmentAt })).toMatchObject({
      appointment_at: '2026-12-01T09:30:00.000Z',
    });
    expect(await say({ status: 'inprogress' })).toMatchObject({ status: 'inprogress', appointment_at: null });
    expect(await say({ status: 'success', result: { ...identifiedExample, isUsable: false } })).toMatchObject({
      status: 'success',
      url: null,
    });
    const known = async () => (await overview()).identifications.map(({ is_active }) => is_active);
    expect(await known()).toEqual([false]);
    expect(await say({ status: 'success', result: identifiedExample })).toMatchObject({ status: 'success' });
    expect(await known()).toEqual([true]);
    expect(await nameEvents()).toEqual(['STARTED', 'PROGRESSED', 'SUCCEEDED', 'ACTIVATED']);
    expect((await findOnly()).ended_at).not.toBeNull();
  });

  it('waits for the number and the terms that its vendor needs', async () => {
    vendor.needs = ['mobile', 'terms'];
    await db().updateTable('users').set({ attributes: '{}' }).execute();
    expect((await overview()).ways[0]).toMatchObject({ missing: ['mobile', 'terms'] });
    expect(await keyOf(start())).toBe('error.identification.mobile_missing');
    await db().updateTable('users').set({ mobile: '41791234567' }).execute();
    expect(await keyOf(start())).toBe('error.identification.terms_missing');
    await anna.client.call(users.accept, { body: { tou_swisscom: true } });
    expect((await overview()).ways[0]).toMatchObject({ missing: [] });
    const trustTerms = { ...world.services.config.trustTerms, since: new Date('2099-01-01T00:00:00Z') };
    world.setConfig({ trustTerms });
    expect(await keyOf(start())).toBe('error.identification.terms_missing');
    world.setConfig({ trustTerms: { ...trustTerms, since: new Date(0) } });
    await start();
    expect(await findOnly()).toMatchObject({ mobile: '41791234567' });
  });

  it('ends where its vendor refuses it, and says so once', async () => {
    vendor.refusal = 'RAX_invalid_jurisdiction';
    expect(await start()).toMatchObject({ status: 'failure', reason: 'refused' });
    expect(await nameEvents()).toEqual(['STARTED', 'FAILED']);
    vendor.refusal = undefined;
    expect(await start()).toMatchObject({ status: 'initialized' });
  });

  it('that fails is told to the program of the request from which it was begun, and to no other', async () => {
    world.services.trust = makeSteppingTrust(world.services.trust, 'otp');
    const luca = await seedPerson(world, 'luca@example.ch', { business: true });
    const ask = (name: string) =>
      sendRequest(luca, {
        ...{ quality: 'QES', signatures: [{ account_email: anna.email }] },
        callback_error_url: `https://hooks.example.ch/${name}`,
      });
    const id = await ask('from-here');
    await ask('another');
    await anna.client.call(endpoints.startSrsVideo, { body: { signatureRequestId: id } });
    await say({ status: 'inprogress' });
    expect(await db().selectFrom('callbacks').select('id').execute()).toEqual([]);
    await say({ status: 'failure', reason: 'refused' });
    await look();
    const rows = await db().selectFrom('callbacks').select(['type', 'url', 'body']).execute();
    expect(rows.map(({ type, url }) => [type, url])).toEqual([['IDENT_ERROR', 'https://hooks.example.ch/from-here']]);
    const { sid } = await db()
      .selectFrom('signatures')
      .select('sid')
      .where('request_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(rows[0]!.body)).toMatchObject({
      signature_request_id: id,
      signature_id: sid,
      status_overall: 'OPEN',
    });
  });

  it('counts without what stands in the document, fixes no name then, and takes the level from when it can be used', async () => {
    await start();
    const result = { ...identifiedExample, person: null };
    await say({ status: 'success', result: { ...result, isUsable: false } });
    const expiresAt = new Date('2029-01-01T00:00:00.000Z');
    await say({ status: 'success', result: { ...result, level: 3, expiresAt } });
    expect((await overview()).identifications).toEqual([
      expect.objectContaining({
        given_names: null,
        family_name: null,
        quality: 'AES_MINIMAL',
        level: 3,
        is_active: true,
      }),
    ]);
    expect((await readUser()).attributes).toMatchObject({ immutableEidFields: [] });
  });

  it('shows what stands in the document to its person alone, and keeps it encrypted', async () => {
    await start();
    await say({ status: 'success', result: identifiedExample });
    expect((await overview()).identifications).toEqual([
      expect.objectContaining({ given_names: 'Anna', birth_date: '1985-04-03', evidence_id: 'EV-0001', level: 4 }),
    ]);
    const { case_id, person } = await db().selectFrom('identifications').selectAll().executeTakeFirstOrThrow();
    expect(person).not.toContain('Keller');
    // The key is that of identifications alone, and what is kept belongs to one case.
    const own = openIdentityKey(world.services.secrets);
    expect(own.decrypt(person!, `identified ${case_id}`)).toContain('S0A00A00');
    expect(() => world.services.secrets.decrypt(person!, `identified ${case_id}`)).toThrow();
    expect(() => own.decrypt(person!, `identified ${randomUUID()}`)).toThrow();
    const bruno = await seedPerson(world, 'bruno@example.ch');
    expect((await overview(bruno)).identifications).toEqual([]);
    expect(JSON.stringify(await listEvents())).not.toMatch(/1985-04-03|S0A00A00/);
  });

  it('lets the names of the account follow the document, and fixes them', async () => {
    await start();
    const person = { ...identifiedExample.person, givenNames: 'Anna Maria' };
    await say({ status: 'success', result: { ...identifiedExample, person } });
    expect(await readUser()).toMatchObject({
      firstName: 'Anna Maria',
      lastName: 'Keller',
      attributes: { immutableEidFields: ['firstName', 'lastName'] },
    });
    const change = anna.client.call(users.updateUser, { body: { firstName: 'Bruna' } });
    expect(await keyOf(change)).toBe('error.user.field_fixed');
    expect((await listEvents()).find(({ name }) => name === 'SUCCEEDED')?.data.changed).toEqual(['firstName']);
  });

  it('fails with our own reason when the document is somebody else’s, and changes nothing of the account', async () => {
    await start();
    const person = { ...identifiedExample.person, familyName: 'Frei' };
    const state = await say({ status: 'success', result: { ...identifiedExample, person } });
    expect(state).toMatchObject({ status: 'failure', reason: 'name_differs', url: null });
    // The mail says that the page says why: it leads to the page that does.
    const { text } = (await readLastMail(world, anna.email))!;
    expect(text).toContain('/profile/signature-standards/eidas/video?lang=');
    expect(await readUser()).toMatchObject({ lastName: 'Keller', attributes: { immutableEidFields: [] } });
    expect((await overview()).identifications).toEqual([]);
    expect((await start()).status).toBe('initialized');
  });

  it('counts no more when it has expired', async () => {
    await start();
    const expiresAt = new Date(world.services.now().getTime() + 1000);
    await say({ status: 'success', result: { ...identifiedExample, expiresAt } });
    expect(await read()).toMatchObject({ status: 'success' });
    world.setClock(new Date(expiresAt.getTime() + 1));
    expect(await read()).toMatchObject({ status: null });
    expect((await overview()).identifications).toEqual([]);
  });

  it('has a chain of events that nobody can change unseen', async () => {
    await start();
    await say({ status: 'inprogress' });
    await say({ status: 'success', result: identifiedExample });
    let before = genesisHash;
    for (const { previous_hash, hash, at, ...row } of await listEvents()) {
      expect(previous_hash).toBe(before);
      expect(hash).toBe(chainHash(before, { ...row, at: at.toISOString() }));
      before = hash;
    }
  });
});

describe('calling off', () => {
  it('ends an identification with the account’s address as its word, and another one may begin', async () => {
    await start();
    expect(await keyOf(cancel('else@example.ch'))).toBe('error.identification.email_differs');
    expect(await cancel('Anna@Example.ch')).toMatchObject({ status: null });
    expect(await keyOf(cancel('anna@example.ch'))).toBe('error.not_found');
    expect(await nameEvents()).toEqual(['STARTED', 'CANCELLED']);
    const [{ id }] = [await findOnly()];
    await applyReport(world.services, id, { status: 'success', result: identifiedExample }, world.services.now());
    expect((await overview()).identifications).toEqual([]);
    expect((await start()).status).toBe('initialized');
  });

  it('is refused at the end, also when only the vendor knows of it yet', async () => {
    await start();
    vendor.reports.set((await findOnly()).id, { status: 'success', result: identifiedExample });
    expect(await keyOf(cancel('anna@example.ch'))).toBe('error.identification.ended');
    expect(await read()).toMatchObject({ status: 'success' });
    expect(await keyOf(cancel('anna@example.ch'))).toBe('error.identification.ended');
  });

  it('waits for a vendor that is away', async () => {
    await start();
    vendor.isAway = true;
    expect(await keyOf(cancel('anna@example.ch'))).toBe('error.unavailable');
    expect(await read()).toMatchObject({ status: 'initialized' });
  });
});

describe('a vendor that is away', () => {
  it('is told later, once, and its looks go on', async () => {
    vendor.isAway = true;
    expect(await start()).toMatchObject({ status: 'initialized', url: null });
    await look();
    await look();
    expect(await countLooks()).toBe(2);
    vendor.isAway = false;
    await look();
    expect(await read()).toMatchObject({ url: expect.stringContaining('identify.example') });
    expect(vendor.starts).toBe(1);
  });

  it('makes one case when its answer was lost and it is asked again', async () => {
    const { start: really } = vendor;
    vendor.start = async (order) => {
      await really(order);
      vendor.isAway = true;
      return really(order);
    };
    await start();
    vendor.isAway = false;
    vendor.start = really;
    await look();
    expect(vendor.orders.size).toBe(1);
    expect(await read()).toMatchObject({ url: expect.any(String) });
  });

  it('of which nothing is heard for a month lets the case expire', async () => {
    await start();
    world.setClock(new Date(world.services.now().getTime() + 31 * 86_400_000));
    await look();
    const row = await findOnly();
    expect(row).toMatchObject({ state: 'failure', reason: 'expired' });
  });
});

describe('what a vendor tells', () => {
  const jobs = async () => {
    const { rows } = await (
      await import('kysely')
    ).sql<{
      n: number;
    }>`select count(*)::int as n from jobs.job where name = 'watch-identification' and data ->> 'isNotified' = 'true'`.execute(
      db(),
    );
    return rows[0]!.n;
  };

  it('is believed of nobody else', async () => {
    await start();
    const { id } = await findOnly();
    expect((await notify({ eventId: 'e1', reference: id }, 'forged')).status).toBe(401);
    expect((await notify({ eventId: 'e1', reference: id }, 'scripted', 'stranger')).status).toBe(404);
    expect(await jobs()).toBe(0);
  });

  it('asks for one look, however often it is told', async () => {
    await start();
    const { id } = await findOnly();
    for (const eventId of ['e1', 'e1', 'e1']) expect((await notify({ eventId, reference: id })).status).toBe(202);
    expect(await jobs()).toBe(1);
    expect(await db().selectFrom('identity_notifications').selectAll().execute()).toHaveLength(1);
  });

  it('before we know of the case, or of somebody else’s, is kept and does no harm', async () => {
    expect((await notify({ eventId: 'e0', reference: randomUUID() })).status).toBe(202);
    expect(await jobs()).toBe(0);
    await start();
    await say({ status: 'inprogress' });
    expect(await read()).toMatchObject({ status: 'inprogress' });
  });

  it('late and out of order changes nothing, because the vendor is asked', async () => {
    await start();
    const { id } = await findOnly();
    const askedBefore = world.services.now();
    await say({ status: 'success', result: identifiedExample });
    const before = await listEvents();
    await applyReport(world.services, id, { status: 'inprogress' }, askedBefore);
    await applyReport(world.services, id, { status: 'failure', reason: 'fraud' }, world.services.now());
    await notify({ eventId: 'e9', reference: id });
    await look(true);
    expect(await read()).toMatchObject({ status: 'success' });
    expect(await listEvents()).toEqual(before);
  });

  it('twice at the same moment is taken over once', async () => {
    await start();
    const { id } = await findOnly();
    vendor.reports.set(id, { status: 'success', result: identifiedExample });
    await Promise.all([look(true), look(true), look(true)]);
    expect(await nameEvents()).toEqual(['STARTED', 'SUCCEEDED', 'ACTIVATED']);
  });
});

describe('what is offered', () => {
  it('is nothing where nobody identifies', async () => {
    world.services.identity = [];
    expect(await keyOf(start())).toBe('error.identification.not_offered');
    const { ways: listed } = await overview();
    expect(listed).toHaveLength(4);
    expect(listed.some(({ is_offered, is_covered }) => is_offered || is_covered)).toBe(false);
  });

  it('is what somebody pays for', async () => {
    vendor.isFree = false;
    expect(await keyOf(start())).toBe('error.identification.not_covered');
    const max = await seedPerson(world, 'max@example.ch', { business: true });
    expect((await start(max)).status).toBe('initialized');
    expect((await overview(max)).ways[0]).toMatchObject({
      is_offered: true,
      is_covered: true,
      covered_by: 'Keller AG',
    });
  });
});
