import { beforeEach, describe, expect } from 'vitest';
import * as endpoints from '@sigillum/api-contracts/identification/index.ts';
import { eidDataExample } from '@sigillum/api-contracts/user/examples.ts';
import * as users from '@sigillum/api-contracts/user/index.ts';
import type { IdentityReport } from '../identity/identity-vendor.ts';
import { cleanUp } from '../platform/clean-up.ts';
import { keyOf } from '../testing/journeys.ts';
import { identifiedExample, makeScriptedVendor, type ScriptedVendor } from '../testing/scripted-vendor.ts';
import { readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { exportIdentifications } from './export-identifications.ts';
import { remindIdentified } from './remind-identified.ts';
import { watchCase } from './watch-case.ts';

let vendor: ScriptedVendor;
let anna: SeededPerson;
let begunAt: Date;

beforeEach(async () => {
  vendor = makeScriptedVendor();
  world.services.identity = [vendor];
  anna = await seedPerson(world, 'anna@example.ch', { firstName: 'Anna', lastName: 'Keller' });
  await db().updateTable('users').set({ lang: 'en' }).where('id', '=', anna.id).execute();
  begunAt = world.services.now();
});

const db = () => world.services.db;
const hours = (count: number) => new Date(begunAt.getTime() + count * 3_600_000);
const days = (count: number) => hours(count * 24);
const start = () => anna.client.call(endpoints.startSrsVideo, { body: {} });
const readUser = () => anna.client.call(users.getUser, {});
const findOpen = () =>
  db().selectFrom('identification_cases').selectAll().where('ended_at', 'is', null).executeTakeFirstOrThrow();
/** The vendor says something now, and is asked. */
async function say(report: IdentityReport) {
  const { id } = await findOpen();
  vendor.reports.set(id, report);
  await watchCase(world.services, { caseId: id, isNotified: false }, { complete: async () => undefined });
}
/** Runs the job three times at a moment, two of them at once. */
async function remindAt(at: Date) {
  world.setClock(at);
  await Promise.all([remindIdentified(world.services), remindIdentified(world.services)]);
  await remindIdentified(world.services);
}
const listMails = async () => {
  const rows = await db()
    .selectFrom('mails')
    .select(['subject', 'to_address'])
    .where('template', '=', 'identification')
    .orderBy('created_at')
    .execute();
  return rows.map(({ subject, to_address }) => {
    expect(to_address).toBe('anna@example.ch');
    return subject;
  });
};
const nameEvents = async () => {
  const rows = await db().selectFrom('identification_events').select('name').orderBy('at').orderBy('seq').execute();
  return rows.map(({ name }) => name);
};
const identify = async (expiresAt: Date) => {
  await start();
  await say({ status: 'success', result: { ...identifiedExample, expiresAt } });
};

describe('an appointment', () => {
  it('is told of the day before and an hour before, each once', async () => {
    await start();
    await say({ status: 'initialized', appointmentAt: hours(50) });
    await remindAt(hours(25));
    expect(await listMails()).toEqual([]);
    await remindAt(hours(26));
    expect(await listMails()).toEqual(['Your appointment for the identification']);
    await remindAt(hours(49));
    await remindAt(hours(49.5));
    expect(await listMails()).toHaveLength(2);
    await remindAt(hours(51));
    expect(await listMails()).toHaveLength(2);
  });

  it('that the vendor moves or calls off is told at once, and a moved one is told of anew', async () => {
    await start();
    await say({ status: 'initialized', appointmentAt: hours(30) });
    await remindAt(hours(7));
    await say({ status: 'initialized', appointmentAt: hours(60) });
    await say({ status: 'initialized', appointmentAt: hours(60) });
    expect(await listMails()).toEqual(['Your appointment for the identification', 'Your appointment has been moved']);
    await remindAt(hours(37));
    expect(await listMails()).toHaveLength(3);
    await say({ status: 'initialized' });
    expect((await listMails()).at(-1)).toBe('Your appointment has been called off');
    await remindAt(hours(59.5));
    expect(await listMails()).toHaveLength(4);
  });

  it('that the person calls off is confirmed; one that is kept needs no word', async () => {
    await start();
    await say({ status: 'initialized', appointmentAt: hours(30) });
    await say({ status: 'inprogress' });
    expect(await listMails()).toEqual([]);
    await anna.client.call(endpoints.cancelSrsVideo, { body: { email: 'anna@example.ch' } });
    expect(await listMails()).toEqual([]);
    await start();
    await say({ status: 'initialized', appointmentAt: hours(30) });
    await anna.client.call(endpoints.cancelSrsVideo, { body: { email: 'anna@example.ch' } });
    expect(await listMails()).toEqual(['Your appointment has been called off']);
  });
});

describe('an identification', () => {
  it('is told of when it counts, and when it has failed', async () => {
    await identify(days(400));
    await anna.client.call(endpoints.startIntrumVideo, { body: {} });
    await say({ status: 'failure', reason: 'fraud' });
    expect(await listMails()).toEqual(['You are identified', 'Your identification did not succeed']);
  });

  it('is warned of 60 and 14 days before its end, and told of when it has ended, each once', async () => {
    await identify(days(100));
    await remindAt(days(39));
    expect(await listMails()).toHaveLength(1);
    await remindAt(days(40));
    await remindAt(days(85));
    expect((await listMails()).slice(1)).toEqual(['Your identification ends soon']);
    await remindAt(days(86));
    expect(await listMails()).toHaveLength(3);
    await remindAt(days(100));
    expect((await listMails()).slice(3)).toEqual(['Your identification has ended']);
    expect(await nameEvents()).toEqual(['STARTED', 'SUCCEEDED', 'ACTIVATED', 'EXPIRED']);
    expect((await readUser()).attributes).toMatchObject({ immutableEidFields: [], signerIdentityEmail: null });
  });

  it('is warned of once where the server was away for the first warning', async () => {
    await identify(days(100));
    await remindAt(days(95));
    expect((await listMails()).slice(1)).toEqual(['Your identification ends soon']);
    await remindAt(days(150));
    expect((await listMails()).slice(2)).toEqual(['Your identification has ended']);
  });

  it('that the trust service brought from elsewhere is asked for again, and not proved again', async () => {
    await db().updateTable('users').set({ mobile: '41791234567' }).execute();
    vendor.people.set('41791234567', { status: 'success', result: { ...identifiedExample, expiresAt: days(90) } });
    await anna.client.call(endpoints.checkElsewhere, { body: { legislation: 'ZERTES', kind: 'loc' } });
    await remindAt(days(30));
    expect((await readLastMail(world, anna.email))?.text).toContain('have nothing to prove again');
    await remindAt(days(90));
    expect((await listMails()).slice(1)).toEqual(Array(2).fill('Let us ask the trust service again'));
  });

  it('that another one has taken the place of ends without a word, and the names stay fixed', async () => {
    await identify(days(50));
    await identify(days(500));
    await remindAt(days(50));
    expect(await listMails()).toEqual(['You are identified', 'You are identified']);
    expect(await nameEvents()).toContain('EXPIRED');
    expect((await readUser()).attributes.immutableEidFields).toEqual(['firstName', 'lastName']);
  });

  it('that the trust service never takes over ends after 30 days, and another one may begin', async () => {
    await start();
    const result = { ...identifiedExample, expiresAt: days(400), isUsable: false };
    await say({ status: 'success', result });
    world.setClock(days(29));
    await say({ status: 'success', result });
    expect(await anna.client.call(endpoints.getSrsVideo, {})).toMatchObject({ status: 'success' });
    world.setClock(days(30.1));
    await say({ status: 'success', result });
    const state = await anna.client.call(endpoints.getSrsVideo, {});
    expect(state).toMatchObject({ status: 'failure', reason: 'not_activated', url: null });
    expect(await listMails()).toEqual(['Your identification did not succeed']);
    expect((await readUser()).attributes.immutableEidFields).toEqual([]);
    expect(await keyOf(anna.client.call(endpoints.giveUpIdentifications, { body: { password: 'x' } }))).toBe(
      'error.user.password_wrong',
    );
    expect(await start()).toMatchObject({ status: 'initialized' });
  });
});

describe('what stands in an identity document', () => {
  it('is forgotten after 90 days where it was only written down', async () => {
    await anna.client.call(users.updateUser, { body: { eidData: eidDataExample } });
    const readKept = async () =>
      (await db().selectFrom('users').select('attributes').where('id', '=', anna.id).executeTakeFirstOrThrow())
        .attributes.eidData;
    await cleanUp({ ...world.services, now: () => days(89) });
    expect(await readKept()).toBeDefined();
    await cleanUp({ ...world.services, now: () => days(91) });
    expect(await readKept()).toBeUndefined();
    expect((await readUser()).firstName).toBe('Anna');
  });

  it('is forgotten 90 days after the identification counts no more, and its evidence stays', async () => {
    await identify(days(100));
    await cleanUp({ ...world.services, now: () => days(189) });
    const [before] = await exportIdentifications(world.services, anna.id);
    expect(before?.person).toMatchObject({ documentNumber: 'S0A00A00' });
    await cleanUp({ ...world.services, now: () => days(191) });
    const [after] = await exportIdentifications(world.services, anna.id);
    expect(after).toMatchObject({ person: null, evidence_id: 'EV-0001', level: 4 });
  });
});
