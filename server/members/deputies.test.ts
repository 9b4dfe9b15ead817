import { listAccountActivities } from '@sigillum/api-contracts/business/list-account-activities.ts';
import { endDeputy } from '@sigillum/api-contracts/members/end-deputy.ts';
import { getDeputy } from '@sigillum/api-contracts/members/get-deputy.ts';
import { leaveBusiness } from '@sigillum/api-contracts/members/leave-business.ts';
import { nameDeputy } from '@sigillum/api-contracts/members/name-deputy.ts';
import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import { beforeEach, describe, expect } from 'vitest';
import { createDraft, keyOf, listEvents, listMails, sendRequest } from '../testing/journeys.ts';
import { readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { keepDeputy } from './deputies.ts';

const monday = '2026-11-23T09:00:00.000Z';
let anna: SeededPerson;
let carl: SeededPerson;
let beat: SeededPerson;
let params: { id: string };
let id: string;
let draft: string;

beforeEach(async () => {
  world.setClock(monday);
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  carl = await seedPerson(world, 'carl@example.ch', { business: anna.businessId!, role: 'member' });
  beat = await seedPerson(world, 'beat@example.ch');
  params = { id: anna.businessId! };
  id = await sendRequest(anna, { title: 'Lease', signatures: [{ account_email: 'beat@example.ch' }] });
  draft = await createDraft(anna);
});

const name = (from: string, until: string, { client } = anna, email = 'carl@example.ch') =>
  client.call(nameDeputy, { params, body: { email, from, until } });
const look = ({ client }: SeededPerson) => client.call(getDeputy, { params });
const open = ({ client }: SeededPerson, of = id) => client.call(endpoints.getSignatureRequest, { params: { id: of } });
const runAt = async (moment: string) => {
  world.setClock(moment);
  await keepDeputy(world.services, anna.id);
};
const listNames = async (of = id) => (await listEvents(world, of)).map((event) => event.name);

describe('a deputy', () => {
  it('looks after drafts and open requests from the first to the last day, and is told by mail', async () => {
    const { deputy } = await name('2026-11-25', '2026-11-27');
    expect(deputy).toEqual({
      email: 'carl@example.ch',
      name: expect.any(String),
      // Midnight in Zurich.
      beginsAt: '2026-11-24T23:00:00.000Z',
      endsAt: '2026-11-27T22:59:59.999Z',
      hasBegun: false,
    });
    expect((await readLastMail(world, 'carl@example.ch'))!.text).toContain('27. November 2026');
    expect(await keyOf(open(carl))).toBe('error.not_found');
    expect((await look(carl)).standsInFor).toEqual([]);

    await runAt('2026-11-24T23:00:01.000Z');
    await keepDeputy(world.services, anna.id);
    for (const of of [id, draft]) {
      const { viewer } = await open(carl, of);
      expect(viewer.role).toBe('writer');
      expect((await listNames(of)).filter((event) => event === 'WRITERS_ADDED')).toHaveLength(1);
    }
    expect(await look(carl)).toMatchObject({ standsInFor: [{ email: 'anna@example.ch' }], deputy: null });
    expect((await look(anna)).deputy).toMatchObject({ hasBegun: true });

    await runAt('2026-11-27T23:00:00.000Z');
    for (const of of [id, draft]) {
      expect(await keyOf(open(carl, of))).toBe('error.not_found');
      expect((await listNames(of)).at(-1)).toBe('WRITERS_REMOVED');
    }
    expect(await look(carl)).toEqual({ deputy: null, standsInFor: [] });
    expect((await look(anna)).deputy).toBeNull();
  });

  it('begins at once where today is the first day, gets the mails of whoever is away, and answers; signs nothing', async () => {
    await name('2026-11-23', '2026-11-27');
    const { seq } = await beat.client.call(endpoints.askSender, { params: { id }, body: { message: 'When?' } });
    const mails = await listMails(world);
    for (const address of ['anna@example.ch', 'carl@example.ch']) expect(mails).toContain(`question ${address}`);
    await carl.client.call(endpoints.answerQuestion, {
      params: { id, seq: String(seq) },
      body: { message: 'In May.' },
    });
    const eve = await seedPerson(world, 'eve@example.ch', { business: true });
    const own = await sendRequest(eve, { signatures: [{ account_email: 'anna@example.ch' }] });
    expect(await keyOf(open(carl, own))).toBe('error.not_found');
    expect((await anna.client.call(endpoints.listSignatureRequests, {})).counts.to_sign).toBe(1);
  });

  it('keeps what the owner has given beside, and loses the rest by hand, by another deputy and by leaving', async () => {
    const other = await sendRequest(anna, { title: 'Offer', signatures: [{ account_email: 'beat@example.ch' }] });
    await anna.client.call(endpoints.updateSignatureRequest, {
      params: { id: other },
      body: { write_access: ['carl@example.ch'] },
    });
    await name('2026-11-23', '2026-11-27');
    expect((await open(carl)).viewer.role).toBe('writer');
    await anna.client.call(endDeputy, { params });
    await anna.client.call(endDeputy, { params });
    expect(await keyOf(open(carl))).toBe('error.not_found');
    expect((await open(carl, other)).viewer.role).toBe('writer');

    const dora = await seedPerson(world, 'dora@example.ch', { business: anna.businessId!, role: 'admin' });
    await name('2026-11-23', '2026-11-27');
    await name('2026-11-23', '2026-11-30', anna, 'dora@example.ch');
    expect(await keyOf(open(carl))).toBe('error.not_found');
    expect((await open(dora)).viewer.role).toBe('writer');

    await name('2026-11-23', '2026-11-27');
    await carl.client.call(leaveBusiness, { params });
    expect((await look(anna)).deputy).toBeNull();
    const told = await readLastMail(world, anna.email);
    expect(told!.text).toContain('gehört seit 23. November 2026');
    expect(told!.text).toContain('/profile/settings');
    expect((await listNames()).filter((event) => event === 'WRITERS_REMOVED')).toHaveLength(4);
    const { activities } = await anna.client.call(listAccountActivities, {
      params,
      query: { start_date: '2026-11-01', end_date: '2026-11-30' },
    });
    const actions = activities.map(({ action }) => action);
    expect(actions.filter((action) => action === 'DEPUTY_NAMED')).toHaveLength(4);
    expect(actions.filter((action) => action === 'DEPUTY_ENDED')).toHaveLength(4);
  });

  it('is somebody else of the organisation, for days that are not over', async () => {
    for (const email of ['beat@example.ch', 'nobody@example.ch', 'anna@example.ch'])
      expect(await keyOf(name('2026-11-23', '2026-11-27', anna, email))).toBe('error.sr.not_a_colleague');
    for (const [from, until] of [
      ['2026-11-27', '2026-11-26'],
      ['2026-11-20', '2026-11-22'],
      ['2026-11-23', '2028-01-01'],
    ] as const)
      expect(await keyOf(name(from, until))).toBe('error.business.deputy_period');
    const eve = await seedPerson(world, 'eve@example.ch', { business: true });
    for (const person of [eve, beat]) {
      expect(await keyOf(look(person))).toBe('error.not_found');
      expect(await keyOf(name('2026-11-23', '2026-11-27', person))).toBe('error.not_found');
      expect(await keyOf(person.client.call(endDeputy, { params }))).toBe('error.not_found');
    }
    expect((await look(anna)).deputy).toBeNull();
  });
});
