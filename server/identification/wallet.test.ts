import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import * as endpoints from '@sigillum/api-contracts/identification/index.ts';
import { makeSwiyuVerifier } from '../identity/swiyu-verifier.ts';
import { makeWalletVendor } from '../identity/wallet-vendor.ts';
import { enter, keyOf, sendRequest, visitor } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { serveWallet } from '../testing/wallet/wallet-routes.ts';
import { it, world } from '../testing/world.ts';
import { watchCase } from './watch-case.ts';

const webhookKey = 'known to both sides';
let anna: SeededPerson;
let server: Server;

beforeEach(async () => {
  const { now } = world.services;
  let url = '';
  const app = serveWallet({ baseUrl: () => url, webhookUrl: 'http://127.0.0.1:9/', webhookKey, now });
  server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const verifier = makeSwiyuVerifier({ url, issuers: ['did:example:state'], vct: 'e-id' });
  world.services.identity = [makeWalletVendor({ wallet: 'swiyu', verifier, webhookKey, isLocal: false, clock: now })];
  anna = await seedPerson(world, 'anna@example.ch', { firstName: 'Anna', lastName: 'Keller', business: true });
});
afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});

const start = () => anna.client.call(endpoints.startSwiyu, { body: {} });
const overview = () => anna.client.call(endpoints.getIdentificationOverview, {});
const read = async () => (await overview()).wallets.find(({ service }) => service === 'swiyu');
const findOnly = () => world.services.db.selectFrom('identification_cases').selectAll().executeTakeFirstOrThrow();
const look = async (isNotified = true) =>
  watchCase(world.services, { caseId: (await findOnly()).id, isNotified }, { complete: async () => undefined });
const answer = (link: string, more: object = {}) =>
  fetch(link, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      ...{ act: 'give', delivery: 'never', given_name: 'Anna Maria', family_name: 'Keller', birth_date: '1985-04-03' },
      ...more,
    }),
  });
const notify = (key: string, verification_id: string) =>
  world.api.request('/trust/identity/swiyu', {
    method: 'POST',
    headers: { 'x-api-key': key },
    body: JSON.stringify({ verification_id, timestamp: '2026-11-22T12:00:00Z' }),
  });

describe('an identification by wallet', () => {
  it('is asked once, answered on the other device, and worth AES_MINIMAL under ZertES', async () => {
    expect(await read()).toMatchObject({ is_offered: true, is_local: false, status: null });
    const { url, status } = await start();
    expect(status).toBe('initialized');
    expect(await start()).toMatchObject({ url });
    await answer(url!);
    await look();
    expect(await read()).toMatchObject({ status: 'success' });
    const { identifications } = await overview();
    expect(identifications).toMatchObject([
      { legislation: 'ZERTES', quality: 'AES_MINIMAL', level: 3, is_active: true, given_names: 'Anna Maria' },
    ]);
    await look();
    expect((await overview()).identifications).toHaveLength(1);
    expect(await read()).toMatchObject({ is_known: true });
    expect(await keyOf(start())).toBe('error.identification.already_known');
  });

  it('is shown by a visitor for the one signature, where its quality and law ask for no more', async () => {
    const invite = async (quality: 'AES_MINIMAL' | 'QES', legislation: 'ZERTES' | 'EIDAS') => {
      const email = `luca-${quality}-${legislation}@example.it`.toLowerCase();
      const id = await sendRequest(anna, { signatures: [visitor(email)] });
      // The trust centre of tests offers none of it, so that is said afterwards.
      await world.services.db
        .updateTable('signature_requests')
        .set({ quality, legislation })
        .where('id', '=', id)
        .execute();
      const { client } = await enter(world, email, id);
      const seeDirectly = () => client.call(endpoints.getIdentificationOverviewDirectly, {});
      return {
        email,
        client,
        seeDirectly,
        find: async () => (await seeDirectly()).wallets.find(({ service }) => service === 'swiyu'),
        ask: () => client.call(endpoints.startSwiyuDirectly, { body: {} }),
      };
    };
    const luca = await invite('AES_MINIMAL', 'ZERTES');
    expect(await luca.find()).toMatchObject({ is_offered: true, is_known: false, status: null });
    const { url } = await luca.ask();
    await luca.client.call(endpoints.cancelSwiyuDirectly, { body: { email: luca.email } });
    expect((await luca.ask()).url).not.toBe(url);
    await answer((await luca.find())!.url!, { given_name: 'Luca', family_name: 'Rossi' });
    const { id } = await world.services.db
      .selectFrom('identification_cases')
      .select('id')
      .where('state', '=', 'initialized')
      .executeTakeFirstOrThrow();
    await watchCase(world.services, { caseId: id, isNotified: true }, { complete: async () => undefined });
    expect(await luca.find()).toMatchObject({ is_known: true, status: 'success' });
    expect((await luca.seeDirectly()).identifications).toMatchObject([
      { family_name: 'Rossi', quality: 'AES_MINIMAL' },
    ]);
    expect(await keyOf(luca.ask())).toBe('error.identification.already_known');

    for (const other of [await invite('QES', 'ZERTES'), await invite('AES_MINIMAL', 'EIDAS')])
      expect(await keyOf(other.ask())).toBe('error.identification.not_needed');
    expect(await (await invite('QES', 'ZERTES')).find()).toMatchObject({ is_offered: false });
  });

  it.each([
    [{ family_name: 'Bianchi' }, 'name_differs'],
    [{ birth_date: '2020-01-01' }, 'under_age'],
    [{ act: 'refuse' }, 'aborted'],
    [{ act: 'expired' }, 'document_expired'],
    [{ act: 'foreign' }, 'issuer_not_trusted'],
  ])('fails for what the wallet shows: %o', async (shown, reason) => {
    const { url } = await start();
    await answer(url!, shown);
    await look();
    expect(await read()).toMatchObject({ status: 'failure', reason });
    expect((await overview()).identifications).toEqual([]);
  });

  it('takes nobody’s word but the verifier’s, and that only once', async () => {
    await start();
    const { reference } = await findOnly();
    expect((await notify('made up', reference!)).status).toBe(401);
    expect((await notify(webhookKey, reference!)).status).toBe(202);
    expect((await notify(webhookKey, reference!)).status).toBe(202);
    const told = await world.services.db.selectFrom('identity_notifications').selectAll().execute();
    expect(told).toHaveLength(1);
    // It only asks for a look: nothing was answered.
    await look();
    expect(await read()).toMatchObject({ status: 'initialized' });
  });

  it('is called off, and an answer to it counts no more', async () => {
    const { url } = await start();
    const body = { email: anna.email };
    await anna.client.call(endpoints.cancelSwiyu, { body });
    await answer(url!);
    await look();
    expect((await overview()).identifications).toEqual([]);
    expect(await keyOf(anna.client.call(endpoints.cancelSwiyu, { body }))).toBe('error.not_found');
  });

  it('is not offered where nobody asks wallets', async () => {
    world.services.identity = [];
    expect(await read()).toMatchObject({ is_offered: false });
    expect(await keyOf(start())).toBe('error.identification.not_offered');
  });
});
