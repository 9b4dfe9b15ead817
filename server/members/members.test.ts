import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect } from 'vitest';
import * as endpoints from '@sigillum/api-contracts/members/index.ts';
import * as requests from '@sigillum/api-contracts/signature-requests/index.ts';
import * as userEndpoints from '@sigillum/api-contracts/user/index.ts';
import { trialSeats } from '../business/seats.ts';
import { verifyChain } from '../evidence/verify-chain.ts';
import { createDraft, keyOf, listEvents, listMails, sendRequest, view, visitor } from '../testing/journeys.ts';
import { readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

const dayMs = 24 * 3600 * 1000;
let anna: SeededPerson;
let noemi: SeededPerson;
let id: string;

beforeEach(async () => {
  world.setClock('2026-11-22T08:00:00.000Z');
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  id = anna.businessId!;
  noemi = await seedPerson(world, 'noemi@example.ch', {
    business: id,
    role: 'member',
    firstName: 'Noémi',
    lastName: 'Frei',
    lang: 'fr',
  });
});

const invite = (person: SeededPerson, ...users: (string | { email: string; role: 'admin' | 'member' })[]) =>
  person.client.call(endpoints.addMembers, {
    params: { id },
    body: { users: users.map((user) => (typeof user === 'string' ? { email: user } : user)) },
  });
const list = (person: SeededPerson, query: object = {}) =>
  person.client.call(endpoints.listMembers, { params: { id }, query });
const { changeToAdmins, changeToMembers, removeMembers } = endpoints;
const acts = { changeToAdmins, changeToMembers, removeMembers };
const act = (person: SeededPerson, name: keyof typeof acts, ...people: { id: string }[]) =>
  person.client.call(acts[name], { params: { id }, body: { user_ids: people.map((one) => one.id) } });
const leave = (person: SeededPerson) => person.client.call(endpoints.leaveBusiness, { params: { id } });
const answer = (person: SeededPerson, business_invite: boolean) =>
  person.client.call(userEndpoints.accept, { body: { business_invite } });
const listBusinessEvents = async () =>
  (await world.services.db.selectFrom('business_events').select(['name', 'data']).orderBy('seq').execute()).map(
    ({ name, data }) => `${name} ${data.email ?? ''}`,
  );
const pay = (payment_method: string) =>
  world.services.db.updateTable('businesses').set({ payment_method }).where('id', '=', id).execute();

describe('an invitation', () => {
  it('goes to each address by mail, in the language of its account or of the inviter, and says what came of each', async () => {
    await seedPerson(world, 'luca@example.it', { lang: 'it' });
    const { results, seats } = await invite(
      anna,
      { email: 'Luca@example.it', role: 'admin' },
      'new@example.ch',
      'new@example.ch',
      'anna@example.ch',
      'noemi@example.ch',
      'nonsense',
    );
    expect(results.map(({ email, result }) => `${email} ${result}`)).toEqual([
      'luca@example.it INVITED',
      'new@example.ch INVITED',
      'new@example.ch REPEATED',
      'anna@example.ch OWN_ADDRESS',
      'noemi@example.ch ALREADY_MEMBER',
      'nonsense INVALID',
    ]);
    expect(seats).toEqual({ total: trialSeats, used: 2, held: 2, free: trialSeats - 4 });
    expect(await readLastMail(world, 'luca@example.it')).toMatchObject({
      template: 'business-invitation',
      locale: 'it',
      subject: 'Keller AG La invita',
    });
    const mail = await readLastMail(world, 'new@example.ch');
    expect(mail).toMatchObject({ locale: 'de-ch' });
    expect(mail?.text).toContain('/signup?email=new%40example.ch&lang=de-ch');
    expect((await invite(anna, 'NEW@example.ch')).results).toMatchObject([{ result: 'ALREADY_INVITED' }]);
    expect(await listBusinessEvents()).toEqual(['MEMBER_INVITED luca@example.it', 'MEMBER_INVITED new@example.ch']);
  });

  it('waits for its turn, however many come at once, and keeps nobody else waiting', async () => {
    const addresses = Array.from({ length: 12 }, (_, index) => `p${index}@example.ch`);
    const keys = await Promise.all(addresses.map((email) => keyOf(invite(anna, email))));
    expect(keys).toEqual(addresses.map(() => 'no problem'));
  });

  it('is accepted or declined by who gets it; whoever invited is told', async () => {
    const luca = await seedPerson(world, 'luca@example.it');
    const ida = await seedPerson(world, 'ida@example.ch');
    await invite(anna, { email: luca.email, role: 'admin' }, ida.email);
    expect((await answer(luca, true)).business).toMatchObject({ id, role: 'admin' });
    expect((await answer(ida, false)).business).toBeNull();
    expect((await list(anna)).counts).toEqual({ active: 3, admins: 2, invited: 0, removed: 0 });
    expect(await listBusinessEvents()).toEqual([
      'MEMBER_INVITED luca@example.it',
      'MEMBER_INVITED ida@example.ch',
      'MEMBER_JOINED luca@example.it',
      'INVITATION_DECLINED ida@example.ch',
    ]);
    const mails = await listMails(world);
    expect(mails.filter((mail) => mail === 'membership-changed anna@example.ch')).toHaveLength(2);
    expect((await invite(anna, ida.email)).results).toMatchObject([{ result: 'INVITED' }]);
  });

  it('reaches somebody of another organisation, who has to leave it first', async () => {
    const other = await seedPerson(world, 'other@example.com', { business: true });
    expect((await invite(anna, other.email)).results).toMatchObject([{ result: 'INVITED' }]);
    expect(await keyOf(answer(other, true))).toBe('error.business.already_member');
  });

  it('waits for 30 days, holds its seat so long, and may be sent again or taken back', async () => {
    const luca = await seedPerson(world, 'luca@example.it', { lang: 'it' });
    await invite(anna, luca.email);
    world.setClock(new Date(world.services.now().getTime() + 30 * dayMs).toISOString());
    const { members, seats } = await list(anna, { state: 'invited' });
    expect(members).toMatchObject([{ email: luca.email, state: 'expired', expiresAt: '2026-12-22T08:00:00.000Z' }]);
    expect(seats).toMatchObject({ held: 0 });
    expect(await anna.client.call(endpoints.listInvitations, { params: { id } })).toMatchObject({
      invitedMembers: [],
      total_items: 0,
    });
    expect(await keyOf(answer(luca, true))).toBe('error.business.invitation_invalid');
    const params = { id, inviteId: members[0]!.id };
    expect(await anna.client.call(endpoints.resendInvitation, { params })).toMatchObject({
      id: members[0]!.id,
      expiresAt: '2027-01-21T08:00:00.000Z',
    });
    expect(await anna.client.call(endpoints.listInvitations, { params: { id } })).toMatchObject({ total_items: 1 });
    world.setClock('2026-12-22T09:00:00.000Z');
    await anna.client.call(endpoints.cancelInvitation, { params });
    expect(await keyOf(answer(luca, true))).toBe('error.business.invitation_invalid');
    expect(await readLastMail(world, luca.email)).toMatchObject({ template: 'membership-changed', locale: 'it' });
    for (const endpoint of [endpoints.cancelInvitation, endpoints.resendInvitation])
      expect(await keyOf(anna.client.call(endpoint, { params }))).toBe('error.not_found');
  });

  it('that has expired makes room for another one to the same address', async () => {
    await invite(anna, 'new@example.ch');
    world.setClock(new Date(world.services.now().getTime() + 31 * dayMs).toISOString());
    expect((await invite(anna, 'new@example.ch')).results).toMatchObject([{ result: 'INVITED' }]);
    expect((await list(anna, { state: 'invited' })).members).toMatchObject([{ state: 'invited' }]);
  });

  it('needs a free seat: who comes first is invited, and nobody joins beyond them', async () => {
    const addresses = Array.from({ length: trialSeats }, (_, number) => `p${number}@example.ch`);
    const { results, seats } = await invite(anna, ...addresses);
    expect(results.filter(({ result }) => result === 'INVITED')).toHaveLength(trialSeats - 2);
    expect(results.slice(-2)).toMatchObject([{ result: 'NO_SEAT' }, { result: 'NO_SEAT' }]);
    expect(seats).toMatchObject({ free: 0 });
    const luca = await seedPerson(world, 'p0@example.ch');
    for (let number = 0; number < trialSeats - 2; number += 1)
      await seedPerson(world, `q${number}@example.ch`, { business: id, role: 'member' });
    expect(await keyOf(answer(luca, true))).toBe('error.business.no_seat');
    await pay('MANUAL');
    expect((await answer(luca, true)).business?.id).toBe(id);
    expect((await invite(anna, 'more@example.ch')).seats).toMatchObject({ total: null, free: null });
  });

  it('is none of a member’s to make, and unknown to others', async () => {
    const foreign = await seedPerson(world, 'foreign@example.ch', { business: true });
    expect(await keyOf(invite(noemi, 'x@example.ch'))).toBe('error.business.admins_only');
    expect(await keyOf(invite(foreign, 'x@example.ch'))).toBe('error.not_found');
    expect(await keyOf(list(noemi))).toBe('error.business.admins_only');
    const { admins } = await noemi.client.call(endpoints.listAdmins, { params: { id } });
    expect(admins).toMatchObject([{ email: anna.email, role: 'admin' }]);
  });
});

describe('a role', () => {
  it('is given and taken by administrators, told by mail, and counts at once', async () => {
    expect(await act(anna, 'changeToAdmins', noemi, anna)).toEqual({ user_ids: [noemi.id] });
    expect((await list(noemi)).counts).toMatchObject({ admins: 2 });
    expect(await readLastMail(world, noemi.email)).toMatchObject({
      locale: 'fr-ch',
      subject: 'Vous administrez désormais Keller AG',
    });
    expect(await act(noemi, 'changeToMembers', anna)).toEqual({ user_ids: [anna.id] });
    expect(await keyOf(list(anna))).toBe('error.business.admins_only');
    expect((await anna.client.call(userEndpoints.getUser, {})).roles).toEqual(['user', 'member']);
    expect(await listBusinessEvents()).toEqual(['ADMIN_MADE noemi@example.ch', 'ADMIN_REVOKED anna@example.ch']);
  });

  it('of the last administrator stays: neither taken, nor removed, nor left', async () => {
    expect(await keyOf(act(anna, 'changeToMembers', anna))).toBe('error.business.last_admin');
    expect(await keyOf(leave(anna))).toBe('error.business.last_admin');
    expect(await keyOf(act(anna, 'removeMembers', anna))).toBe('error.business.own_removal');
    expect(await anna.client.call(endpoints.getLeave, { params: { id } })).toEqual({
      openRequests: 0,
      isLastAdmin: true,
    });
  });

  it('of people who are not there changes nobody’s', async () => {
    const stranger = await seedPerson(world, 'stranger@example.ch');
    for (const name of ['changeToAdmins', 'changeToMembers', 'removeMembers'] as const)
      expect(await keyOf(act(anna, name, noemi, stranger))).toBe('error.not_found');
    expect((await list(anna)).counts).toEqual({ active: 2, admins: 1, invited: 0, removed: 0 });
  });

  it('of one administrator at least is left, whatever two do at the same moment', async () => {
    const { db } = world.services;
    const ways: ((one: SeededPerson, other: SeededPerson) => Promise<unknown>)[] = [
      (one, other) => act(one, 'removeMembers', other),
      (one, other) => act(one, 'changeToMembers', other),
      (one) => act(one, 'changeToMembers', one),
      (one) => leave(one),
    ];
    for (const first of ways)
      for (const second of ways) {
        for (let round = 0; round < 3; round += 1) {
          await db.deleteFrom('memberships').where('business_id', '=', id).execute();
          for (const person of [anna, noemi])
            await db
              .insertInto('memberships')
              .values({
                id: randomUUID(),
                business_id: id,
                user_id: person.id,
                email: person.email,
                role: 'admin',
                state: 'accepted',
                accepted_at: world.services.now(),
              })
              .execute();
          const outcomes = await Promise.all([keyOf(first(anna, noemi)), keyOf(second(noemi, anna))]);
          expect(outcomes).toContain('no problem');
          const admins = await db
            .selectFrom('memberships')
            .select('user_id')
            .where('business_id', '=', id)
            .where('state', '=', 'accepted')
            .where('role', '=', 'admin')
            .execute();
          expect(admins, outcomes.join(', ')).toHaveLength(1);
        }
      }
  });
});

describe('whoever is removed', () => {
  it('belongs to it no more at once, is told, and may be invited again', async () => {
    await act(anna, 'removeMembers', noemi);
    const user = await noemi.client.call(userEndpoints.getUser, {});
    expect(user).toMatchObject({ business: null, attributes: { removedFromBusiness: true } });
    expect(await readLastMail(world, noemi.email)).toMatchObject({
      subject: 'Vous ne faites plus partie de Keller AG',
    });
    expect((await list(anna, { state: 'removed' })).members).toMatchObject([
      { email: noemi.email, firstName: 'Noémi', state: 'removed', hasTwoStep: null },
    ]);
    expect(await keyOf(list(noemi))).toBe('error.not_found');
    world.setClock('2026-11-23T08:00:00.000Z');
    expect((await invite(anna, noemi.email)).results).toMatchObject([{ result: 'INVITED' }]);
    await answer(noemi, true);
    expect((await list(anna)).counts).toEqual({ active: 2, admins: 1, invited: 0, removed: 0 });
  });

  it('leaves requests to the administrators in the same moment, with evidence that holds', async () => {
    const sent = await sendRequest(noemi, { signatures: [visitor('luca@example.it')] });
    const draft = await createDraft(noemi);
    expect(await keyOf(view(anna, sent))).toBe('error.not_found');
    expect((await list(anna)).members.map(({ email, openRequests }) => `${email} ${openRequests}`)).toEqual([
      'noemi@example.ch 1',
      'anna@example.ch 0',
    ]);
    await act(anna, 'removeMembers', noemi);
    expect((await view(anna, sent)).viewer).toMatchObject({ role: 'admin' });
    expect((await view(anna, draft)).viewer.actions).toContain('edit');
    expect(await keyOf(view(noemi, sent))).toBe('error.not_found');
    for (const requestId of [sent, draft]) {
      const events = await listEvents(world, requestId);
      expect(events.at(-1)).toMatchObject({ name: 'PASSED_ON', actor: { email: anna.email } });
      expect(verifyChain(events)).toMatchObject({ isIntact: true });
    }
    await anna.client.call(requests.withdrawSignatureRequest, { params: { id: sent }, body: {} });
  });

  it('may leave by themselves, of which the administrators are told and the person is not asked again', async () => {
    const sent = await sendRequest(noemi, { signatures: [visitor('luca@example.it')] });
    expect(await noemi.client.call(endpoints.getLeave, { params: { id } })).toEqual({
      openRequests: 1,
      isLastAdmin: false,
    });
    await leave(noemi);
    const { business, attributes } = await noemi.client.call(userEndpoints.getUser, {});
    expect([business, attributes.removedFromBusiness]).toEqual([null, false]);
    expect((await view(anna, sent)).viewer.role).toBe('admin');
    expect(await readLastMail(world, anna.email)).toMatchObject({ subject: 'Noémi Frei hat Keller AG verlassen' });
    expect(await listBusinessEvents()).toEqual(['MEMBER_LEFT noemi@example.ch']);
    expect(await keyOf(leave(noemi))).toBe('error.not_found');
  });
});

describe('the list', () => {
  it('is ordered, searched and paged, from both ends alike', async () => {
    await pay('MANUAL');
    const names = ['Berger', 'Caduff', 'Derungs', 'Egli', 'Fässler', "O'Neill"];
    for (const [index, lastName] of names.entries()) {
      world.setClock(`2026-11-22T09:0${index}:00.000Z`);
      await seedPerson(world, `p${index}@firma.ch`, { business: id, role: 'member', firstName: 'Pia', lastName });
    }
    const lastNames = async (query: object) => (await list(anna, query)).members.map(({ lastName }) => lastName);
    const sorted = ['Berger', 'Caduff', 'Derungs', 'Egli', 'Frei', 'Fässler', 'Keller', "O'Neill"];
    expect(await lastNames({})).toEqual(sorted);
    expect(await lastNames({ sort: 'desc' })).toEqual(sorted.toReversed());
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await lastNames({ page, size: 3 }));
    expect(pages).toEqual([sorted.slice(0, 3), sorted.slice(3, 6), sorted.slice(6), []]);
    for (const query of [{}, { sort: 'desc' }, { sort_by: 'since' }, { sort_by: 'last_active', sort: 'desc' }]) {
      const { members: all } = await list(anna, query);
      const around = (place: object) => lastNames({ ...query, page: 2, size: 3, ...place });
      const middle = all.slice(3, 6).map(({ lastName }) => lastName);
      expect(await around({ after: all[2]!.id })).toEqual(middle);
      expect(await around({ before: all[6]!.id })).toEqual(middle);
      // Beside nothing, and beside who is not of this list, pages are counted.
      expect(await around({ after: all.at(-1)!.id })).toEqual(middle);
      expect(await around({ after: randomUUID() })).toEqual(middle);
    }
    expect((await lastNames({ sort_by: 'since', sort: 'desc' }))[0]).toBe("O'Neill");
    expect(await lastNames({ search: 'pia egl' })).toEqual(['Egli']);
    expect(await lastNames({ search: "o'n" })).toEqual(["O'Neill"]);
    expect(await lastNames({ search: 'FÄSS' })).toEqual(['Fässler']);
    expect(await lastNames({ search: 'firma' })).toHaveLength(6);
    expect(await lastNames({ search: 'p3@f' })).toEqual(['Egli']);
    expect(await lastNames({ search: String.raw`\' | !` })).toEqual([]);
    expect(await lastNames({ role: 'admin' })).toEqual(['Keller']);
    expect(await list(anna, { search: 'pia', size: 5 })).toMatchObject({ total_items: 6, total_pages: 2 });
    expect(await list(anna, { search: 'pia', size: 5, page: 3 })).toMatchObject({ members: [], total_items: 6 });
    expect(await list(anna, { search: 'nobody', page: 2 })).toMatchObject({ members: [], total_items: 0 });
  });

  it('follows the account: another name and a login show themselves', async () => {
    await noemi.client.call(userEndpoints.updateUser, { body: { lastName: 'Zehnder' } });
    expect((await list(anna, { search: 'zeh' })).members).toMatchObject([
      { lastName: 'Zehnder', lastActiveAt: null, hasTwoStep: false },
    ]);
    expect((await list(anna, { search: 'frei' })).members).toEqual([]);
  });
});
