import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import * as endpoints from '@sigillum/api-contracts/identification/index.ts';
import { withdrawSignatureRequest } from '@sigillum/api-contracts/signature-requests/withdraw-signature-request.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { watchCase } from '@sigillum/server/identification/watch-case.ts';
import { makeDeskVendor, signTold } from '@sigillum/server/identity/desk-vendor.ts';
import { openDesk, type Desk } from '@sigillum/server/testing/identification-desk/open-desk.ts';
import { keyOf, sendRequest } from '@sigillum/server/testing/journeys.ts';
import { seedPerson, type SeededPerson } from '@sigillum/server/testing/seeds.ts';
import { it, world } from '@sigillum/server/testing/world.ts';

// Identification at the desk over real sockets, with all that can go wrong between the two.
const secret = 'known-to-both';
let folder: string;
let desk: Desk;
let anna: SeededPerson;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sigillum-desk-'));
  desk = await open(0);
  anna = await seedPerson(world, 'anna@example.ch', { firstName: 'Anna', lastName: 'Keller', business: true });
});
afterEach(async () => {
  await desk.close();
  await rm(folder, { recursive: true, force: true });
});

/** The desk, which tells nobody of anything: each test brings its own words. */
async function open(port: number): Promise<Desk> {
  const { now } = world.services;
  const opened = await openDesk({
    port,
    file: path.join(folder, 'desk.json'),
    secret,
    notifyUrl: 'http://127.0.0.1:9/',
    wallet: { webhookUrl: 'http://127.0.0.1:9/', webhookKey: secret },
    now,
  });
  world.services.identity = [makeDeskVendor({ url: opened.url, secret, now })];
  return opened;
}
const db = () => world.services.db;
const listCases = () => db().selectFrom('identification_cases').selectAll().orderBy('created_at').execute();
const findOnly = async () => (await listCases())[0]!;
const start = (body: { signatureRequestId?: string } = {}, person = anna) =>
  person.client.call(endpoints.startSrsRobo, { body });
const read = (person = anna) => person.client.call(endpoints.getSrsRobo, {});
const look = async (caseId: string) =>
  watchCase(world.services, { caseId, isNotified: false }, { complete: async () => undefined });

const document = {
  ...{ given_names: 'Anna', family_name: 'Keller', birth_date: '1985-04-03', nationality: 'CH' },
  ...{ document_type: 'passport', document_number: 'X1234567', document_expiry: '2099-01-31' },
};
const act = (caseId: string, name: string, fields: object = {}) =>
  fetch(`${desk.url}/cases/${caseId}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ act: name, delivery: 'never', ...fields }),
  });
/** Shows a document at the desk, which finds nothing wrong with it, and lets the trust service take it over. */
async function show(caseId: string, change: Partial<typeof document> = {}) {
  await act(caseId, 'next');
  await act(caseId, 'confirm', { ...document, ...change });
  await act(caseId, 'activate');
}
const nameEvents = async (caseId: string) => {
  const rows = await db()
    .selectFrom('identification_events')
    .select('name')
    .where('case_id', '=', caseId)
    .orderBy('seq')
    .execute();
  return rows.map(({ name }) => name);
};

describe('a notification', () => {
  const tell = (told: { event_id: string; reference: string }, { at = world.services.now(), key = secret } = {}) => {
    const body = JSON.stringify(told);
    const moment = Math.floor(at.getTime() / 1000);
    return world.api.request('/trust/identity/desk', {
      method: 'POST',
      headers: { 'desk-signature': `t=${moment},v1=${signTold(key, moment, body)}` },
      body,
    });
  };
  const countTold = async () => (await db().selectFrom('identity_notifications').selectAll().execute()).length;

  it('that is forged, or was told long ago, is refused and leaves nothing behind', async () => {
    await start();
    const { id } = await findOnly();
    const told = { event_id: 'e1', reference: id };
    expect((await tell(told, { key: 'guessed' })).status).toBe(401);
    expect((await tell(told, { at: new Date(world.services.now().getTime() - 6 * 60_000) })).status).toBe(401);
    expect(await countTold()).toBe(0);
  });

  it('that is replayed counts once, and that there is nothing new changes nothing', async () => {
    await start();
    const { id } = await findOnly();
    for (let time = 0; time < 5; time += 1) expect((await tell({ event_id: 'e1', reference: id })).status).toBe(202);
    expect(await countTold()).toBe(1);
    await look(id);
    expect(await nameEvents(id)).toEqual(['STARTED']);
  });

  it('for somebody else’s case asks for that one alone', async () => {
    const bruno = await seedPerson(world, 'bruno@example.ch', { firstName: 'Bruno', lastName: 'Frei' });
    await start();
    await start({}, bruno);
    const [own, other] = await listCases();
    await show(other!.id, { given_names: 'Bruno', family_name: 'Frei' });
    await tell({ event_id: 'e1', reference: other!.id });
    await look(own!.id);
    await look(other!.id);
    expect(await read()).toMatchObject({ status: 'initialized' });
    expect(await read(bruno)).toMatchObject({ status: 'success' });
    expect((await anna.client.call(endpoints.getIdentificationOverview, {})).identifications).toEqual([]);
  });

  it('that comes before our own commit is kept, and the planned look finds what it was about', async () => {
    expect((await tell({ event_id: 'e1', reference: '4b7c9d2e-1f3a-4c5b-8d6e-7f8091a2b3c4' })).status).toBe(202);
    await start();
    const { id } = await findOnly();
    await show(id);
    await look(id);
    expect(await read()).toMatchObject({ status: 'success' });
  });
});

describe('a vendor that is silent for an hour', () => {
  let silent: Server;
  const sockets = new Set<Socket>();
  beforeEach(async () => {
    silent = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
    });
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  it('keeps nobody waiting for long, loses nothing, and is told once it speaks again', async () => {
    const { port } = silent.address() as AddressInfo;
    world.services.identity = [makeDeskVendor({ url: `http://127.0.0.1:${port}`, secret, now: world.services.now })];
    const askedAt = performance.now();
    const state = await start();
    expect(performance.now() - askedAt).toBeLessThan(20_000);
    expect(state).toMatchObject({ status: 'initialized', url: null });
    const { id } = await findOnly();
    // From then on it does not even answer the door.
    for (const socket of sockets) socket.destroy();
    silent.close();
    await once(silent, 'close');
    const begunAt = world.services.now();
    for (let minutes = 10; minutes <= 60; minutes += 10) {
      world.setClock(new Date(begunAt.getTime() + minutes * 60_000));
      await look(id);
      expect(await read()).toMatchObject({ status: 'initialized', url: null });
    }
    expect(await start()).toMatchObject({ started_at: state.started_at });
    await desk.close();
    desk = await open(0);
    await look(id);
    expect(await read()).toMatchObject({ status: 'initialized', url: `${desk.url}/cases/${id}` });
    expect(await listCases()).toHaveLength(1);
    await show(id);
    await look(id);
    expect(await nameEvents(id)).toEqual(['STARTED', 'SUCCEEDED', 'ACTIVATED']);
  });
});

describe('what the desk calls a success', () => {
  it.each([
    ['of somebody under age', { birth_date: `${new Date().getUTCFullYear() - 17}-01-01` }, 'under_age'],
    ['with a document that has expired', { document_expiry: '2020-01-31' }, 'document_expired'],
    ['in another name', { family_name: 'Rossi' }, 'name_differs'],
  ] as const)('%s is none, and changes nothing of the account', async (_name, change, reason) => {
    await start();
    const { id } = await findOnly();
    await show(id, change);
    await look(id);
    expect(await read()).toMatchObject({ status: 'failure', reason, url: null });
    const { firstName, lastName, attributes } = await anna.client.call(getUser, {});
    expect({ firstName, lastName }).toEqual({ firstName: 'Anna', lastName: 'Keller' });
    expect(attributes.immutableEidFields).toEqual([]);
    expect(await nameEvents(id)).toEqual(['STARTED', 'FAILED']);
    expect(await start()).toMatchObject({ status: 'initialized' });
  });
});

describe('whoever closes the window', () => {
  const startVideo = () => anna.client.call(endpoints.startSrsVideo, { body: {} });
  const way = [['later'], ['now'], ['next'], ['next'], ['confirm', document], ['activate']] as const;
  const walk = async (caseId: string, acts: (typeof way)[number][]) => {
    for (const [name, fields] of acts) await act(caseId, name, fields);
  };
  const steps = [
    ['before the desk', 0, 'Somebody has time for you now', 'initialized'],
    ['at the appointment', 1, 'Your appointment:', 'initialized'],
    ['while waiting', 2, 'You are next', 'inprogress'],
    ['before the camera', 3, 'Show your document', 'inprogress'],
    ['over what stands in the document', 4, 'What stands in the document', 'inprogress'],
    ['before it is taken over', 5, 'You are identified', 'success'],
  ] as const;
  /** As far as the step, where the window is closed; our own side has looked since. */
  const leave = async (count: number) => {
    const { url } = await startVideo();
    const { id } = await findOnly();
    await walk(id, way.slice(0, count));
    await look(id);
    return { url: url!, id };
  };

  it.each(steps)('%s finds it again as it was, in any window', async (_where, count, words, status) => {
    const { url, id } = await leave(count);
    world.setClock(new Date(world.services.now().getTime() + 60 * 60_000));
    expect(await anna.client.call(endpoints.getSrsVideo, {})).toMatchObject({ status });
    // Whoever begins again goes on with what is there.
    expect(await startVideo()).toMatchObject({ status, url: status === 'success' ? null : url });
    expect(await listCases()).toHaveLength(1);
    expect(await (await fetch(url)).text()).toContain(words);
    await walk(id, way.slice(count));
    await look(id);
    expect(await nameEvents(id)).toEqual([
      'STARTED',
      ...(count > 1 && count < 5 ? ['PROGRESSED'] : []),
      'SUCCEEDED',
      'ACTIVATED',
    ]);
  });

  it.each(steps)('%s and never comes back may begin anew after a month', async (_where, count) => {
    const { id } = await leave(count);
    world.setClock(new Date(world.services.now().getTime() + 31 * 24 * 60 * 60_000));
    await look(id);
    expect((await findOnly()).ended_at).not.toBeNull();
    expect(
      await db().selectFrom('identifications').select('activated_at').where('activated_at', 'is not', null).execute(),
    ).toEqual([]);
    expect((await anna.client.call(endpoints.getIdentificationOverview, {})).identifications).toEqual([]);
    expect(await startVideo()).toMatchObject({ status: 'initialized' });
    expect(await listCases()).toHaveLength(2);
  });
});

describe('two identifications at once', () => {
  it('in one way are one, however often they are asked for', async () => {
    const states = await Promise.all(Array.from({ length: 8 }, () => start()));
    expect(new Set(states.map(({ started_at }) => started_at)).size).toBe(1);
    expect(await listCases()).toHaveLength(1);
  });

  it('in two ways end each by itself, at the same moment, and fix the names once', async () => {
    await start();
    await anna.client.call(endpoints.startIntrumAutoident, { body: {} });
    const cases = await listCases();
    expect(cases).toHaveLength(2);
    for (const { id } of cases) await show(id);
    await Promise.all(cases.flatMap(({ id }) => [look(id), look(id)]));
    for (const { id } of cases) expect(await nameEvents(id)).toEqual(['STARTED', 'SUCCEEDED', 'ACTIVATED']);
    const { attributes } = await anna.client.call(getUser, {});
    expect(attributes.immutableEidFields).toEqual(['firstName', 'lastName']);
  });
});

it('an identification counts although the request that needed it was withdrawn meanwhile', async () => {
  const requestId = await sendRequest(anna, {
    quality: 'SES',
    signatures: [{ account_email: 'anna@example.ch' }, { account_email: 'luca@example.ch' }],
  });
  await start({ signatureRequestId: requestId });
  const { id } = await findOnly();
  await anna.client.call(withdrawSignatureRequest, { params: { id: requestId }, body: {} });
  await show(id);
  await look(id);
  expect(await read()).toMatchObject({ status: 'success' });
  expect(await nameEvents(id)).toEqual(['STARTED', 'SUCCEEDED', 'ACTIVATED']);
  expect(await keyOf(anna.client.call(endpoints.cancelSrsRobo, { body: { email: 'anna@example.ch' } }))).toBe(
    'error.identification.ended',
  );
});
