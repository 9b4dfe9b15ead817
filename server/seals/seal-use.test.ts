import { beforeEach, describe, expect } from 'vitest';
import { createApiUser } from '@sigillum/api-contracts/business/create-api-user.ts';
import * as endpoints from '@sigillum/api-contracts/seals/index.ts';
import { sign as signEndpoint } from '@sigillum/api-contracts/signing/sign.ts';
import { keyOf, listMails, sendRequest } from '../testing/journeys.ts';
import { readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { warnOfEnds } from './warn-of-ends.ts';

let nora: SeededPerson;
let id: string;
const name = 'contracts';

beforeEach(async () => {
  nora = await seedPerson(world, 'nora@example.ch', { business: true, firstName: 'Nora' });
  id = nora.businessId!;
  await nora.client.call(endpoints.putSeal, { params: { id, name }, body: { label: 'Contracts' } });
});

const members = (endpoint: typeof endpoints.addSealMembers | typeof endpoints.removeSealMembers, ...who: string[]) =>
  nora.client.call(endpoint, { params: { id, name }, body: { members: who } });
const makeProgram = () => nora.client.call(createApiUser, { params: { id }, body: { description: 'Intranet' } });
const listEvents = (query: { page?: number; size?: number } = {}, person = nora) =>
  person.client.call(endpoints.listSealEvents, { params: { id, name }, query });

describe('the programs of a seal', () => {
  it('come and go as its people do, and are counted', async () => {
    const { username, key } = await makeProgram();
    const seal = await members(endpoints.addSealMembers, username, 'NORA@example.ch');
    expect(seal).toMatchObject({ nApi: 1, nMembers: 1, apiUsers: [username] });
    const { seals } = await nora.client.call(endpoints.listSeals, { params: { id } });
    expect(seals).toMatchObject([{ nApi: 1, nMembers: 1 }]);
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ username, 'api-key': key });
    const login = { method: 'POST', headers, body };
    const token = await (await world.api.request('/machine/v2/access/login', login, { ip: '192.0.2.7' })).text();
    const own = await world.api.request('/machine/v2/user/signature-qualities', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await own.json()).toMatchObject({ seal: { aes: { [name]: { quality: 'AES', provider: 'SIGILLUM' } } } });
    expect(await members(endpoints.removeSealMembers, username)).toMatchObject({ nApi: 0, apiUsers: [] });
  });

  it('are of the same business', async () => {
    const foreign = await seedPerson(world, 'foreign@example.ch', { business: true });
    const { username } = await foreign.client.call(createApiUser, {
      params: { id: foreign.businessId! },
      body: { description: 'X' },
    });
    expect(await keyOf(members(endpoints.addSealMembers, username))).toBe('error.seal.member_unknown');
  });
});

describe('the trail of a seal', () => {
  it('tells who used it for what and who changed it, newest first', async () => {
    await members(endpoints.addSealMembers, 'nora@example.ch');
    await nora.client.call(endpoints.putSeal, { params: { id, name }, body: { label: 'Contracts' } });
    const request = await sendRequest(nora, { signatures: [{ account_email: 'nora@example.ch' }] });
    const body = { signatureRequests: [{ signatureRequestId: request }], sealAccountName: name };
    const { results } = await nora.client.call(signEndpoint, { body });
    expect(results).toMatchObject([{ status: 'SIGNED' }]);
    const by = { name: 'Nora Keller', address: 'nora@example.ch' };
    const { events, total_items } = await listEvents();
    expect(events).toMatchObject([
      { name: 'SEAL_USED', by, requestId: request, changed: [] },
      { name: 'SEAL_CHANGED', by, requestId: null, changed: ['members'] },
      { name: 'SEAL_CHANGED', by, requestId: null, changed: ['created'] },
    ]);
    expect(total_items).toBe(3);
    expect((await listEvents({ page: 2, size: 2 })).events).toMatchObject([{ changed: ['created'] }]);
    const luca = await seedPerson(world, 'luca@example.ch', { business: id, role: 'member' });
    expect(await keyOf(listEvents({}, luca))).toBe('error.seal.admins_only');
  });
});

describe('the end of a seal’s certificate', () => {
  it('is told to the administrators once, 60 days ahead, where nobody renews it', async () => {
    await seedPerson(world, 'beat@example.ch', { business: id });
    const { certificate } = await nora.client.call(endpoints.getSeal, { params: { id, name } });
    const end = new Date(certificate!.validTo).getTime();
    const day = 24 * 3600 * 1000;
    // The same certificate, as one that another service holds.
    const trustCentre = Object.create(world.services.trustCentre) as typeof world.services.trustCentre;
    trustCentre.findSeal = () => undefined;
    const services = { ...world.services, trustCentre };
    const run = async (daysBefore: number) => {
      await warnOfEnds({ ...services, now: () => new Date(end - daysBefore * day) });
      return listMails(world);
    };
    expect(await run(61)).toEqual([]);
    expect(await run(59)).toEqual(['seal-ending beat@example.ch', 'seal-ending nora@example.ch']);
    expect(await run(58)).toHaveLength(2);
    expect((await readLastMail(world, 'nora@example.ch'))?.text).toContain('/business/seals/contracts');
    await warnOfEnds({ ...world.services, now: () => new Date(end - day) });
    expect(await listMails(world)).toHaveLength(2);

    // So is one that the operator has imported: it is held here, and comes from elsewhere.
    await world.services.db.updateTable('seals').set({ warned_serial: null }).execute();
    const { findSeal } = world.services.trustCentre;
    trustCentre.findSeal = (account) => {
      const held = findSeal(account);
      return held && { ...held, isImported: true };
    };
    expect(await run(59)).toHaveLength(4);
  });
});
