import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import * as endpoints from '@sigillum/api-contracts/business/index.ts';
import { removeMembers } from '@sigillum/api-contracts/members/remove-members.ts';
import { createGroup } from '@sigillum/api-contracts/groups/create-group.ts';
import * as requests from '@sigillum/api-contracts/signature-requests/index.ts';
import * as documents from '@sigillum/api-contracts/documents/index.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { verifyChain } from '../evidence/verify-chain.ts';
import { createDraft, keyOf, listEvents, listMails, sendRequest, sign, view } from '../testing/journeys.ts';
import { readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { eraseBusiness } from './erase-business.ts';

const password = 'kupfer Wolke 93 Segel';
const day = 24 * 3600_000;
let hash: string;
let anna: SeededPerson;
let noemi: SeededPerson;
let luca: SeededPerson;
let id: string;

beforeAll(async () => {
  hash = await hashPassword(password);
});
beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  id = anna.businessId!;
  noemi = await seedPerson(world, 'noemi@example.ch', { business: id, role: 'member', firstName: 'Noemi' });
  luca = await seedPerson(world, 'luca@example.it', { firstName: 'Luca', lastName: 'Rossi' });
  await world.services.db.updateTable('users').set({ password_hash: hash }).execute();
});

const remove = (person = anna, body: object = {}) =>
  person.client.call(endpoints.deleteBusiness, { params: { id }, body: { name: 'Keller AG', password, ...body } });
const revoke = (person = anna) => person.client.call(endpoints.revokeDelete, { params: { id } });
const read = (person: SeededPerson) => person.client.call(getUser, {});
const letPass = (days: number) => world.setClock(new Date(Date.now() + days * day));
const exists = async (requestId: string) =>
  (await world.services.db.selectFrom('signature_requests').select('id').where('id', '=', requestId).execute())
    .length === 1;

describe('deleting a business', () => {
  it('asks for its name and the password, and is for administrators', async () => {
    expect(await keyOf(remove(anna, { name: 'Keller' }))).toBe('error.business.name_mismatch');
    expect(await keyOf(remove(anna, { password: 'three brave otters' }))).toBe('error.user.password_wrong');
    expect(await keyOf(remove(anna, { password: undefined }))).toBe('error.user.password_wrong');
    expect(await keyOf(remove(noemi))).toBe('error.business.admins_only');
    expect((await read(anna)).business?.id).toBe(id);
  });

  it('does without the password for somebody who has just logged in at an organisation, and for nobody else', async () => {
    const without = () => keyOf(remove(anna, { password: undefined }));
    const identity = { issuer: 'https://login.example.ch', subject: 'anna', user_id: anna.id, linked_at: new Date() };
    await world.services.db.insertInto('sso_identities').values(identity).execute();
    world.setClock(new Date(Date.now() + 11 * 60 * 1000));
    expect(await without()).toBe('error.user.login_too_old');
    world.setClock(undefined);
    expect(await without()).toBe('no problem');
  });

  it('tells everybody by mail and by the dialog, and until when it can be taken back', async () => {
    const { revocable_until } = await remove();
    expect(await listMails(world)).toEqual(['business-deleted anna@example.ch', 'business-deleted noemi@example.ch']);
    const [admin, member] = [await read(anna), await read(noemi)];
    expect(admin.roles).toEqual(['user']);
    expect(admin.revocableBusiness).toEqual({ id, name: 'Keller AG', revocableUntil: revocable_until });
    expect(admin.membershipEnd, 'who has deleted it knows').toBeNull();
    expect(member.revocableBusiness).toBeNull();
    expect(member.attributes.businessDeleted).toBe(true);
    expect(member.membershipEnd).toMatchObject({ event: 'deleted', revocableUntil: revocable_until });
  });

  it('is taken back by who administered it, within 30 days; everybody is in it again', async () => {
    await remove();
    expect(await keyOf(revoke(noemi))).toBe('error.not_found');
    expect(await keyOf(revoke(luca))).toBe('error.not_found');
    letPass(29.9);
    const keys = await Promise.all([keyOf(revoke()), keyOf(revoke())]);
    expect(keys.filter((key) => key === 'no problem')).toHaveLength(1);
    expect((await read(noemi)).business?.id).toBe(id);
    await eraseBusiness(world.services, id);
    expect((await read(anna)).business?.id).toBe(id);
    const names = await world.services.db.selectFrom('business_events').select('name').orderBy('seq').execute();
    expect(names.map(({ name }) => name)).toEqual(['DELETION_REQUESTED', 'DELETION_REVOKED']);
  });

  it('says to whom it comes back that the plan was cancelled with it', async () => {
    const restored = async () => {
      await remove();
      await revoke();
      return (await readLastMail(world, anna.email))?.text;
    };
    expect(await restored()).toContain('Alles ist, wie es vor der Löschung war.');
    await world.services.db
      .insertInto('subscriptions')
      .values({
        ...{ id: randomUUID(), business_id: id, customer_id: 'cus_1', subscription_id: 'sub_1' },
        ...{ plan: 'team', cycle: 'yearly', currency: 'CHF', seats: 3, status: 'active' },
        ...{ period_start: new Date(), period_end: new Date(Date.now() + 365 * day), created_at: new Date() },
      })
      .execute();
    expect(await restored()).toContain('endet mit der bezahlten Periode');
  });

  it('cannot be taken back after 30 days', async () => {
    await remove();
    letPass(30.01);
    expect(await keyOf(revoke())).toBe('error.business.not_revocable');
    expect((await read(anna)).revocableBusiness).toBeNull();
  });

  it('erases after 30 days what was not sent, withdraws what is open, and leaves what was signed to its people', async () => {
    const draft = await createDraft(anna);
    const open = await sendRequest(anna, { signatures: [{ account_email: luca.email }] });
    const signed = await sendRequest(noemi, { signatures: [{ account_email: luca.email }] });
    await sign(luca, signed);
    await remove();
    await eraseBusiness(world.services, id);
    expect(await exists(draft)).toBe(true);
    letPass(30.01);
    await eraseBusiness(world.services, id);
    expect(await exists(draft)).toBe(false);
    const events = await listEvents(world, open);
    expect(events.map(({ name }) => name)).toContain('WITHDRAWN');
    expect(verifyChain(events).isIntact).toBe(true);
    expect(await listMails(world)).toContain('withdrawn luca@example.it');
    for (const person of [noemi, luca]) {
      const request = await person.client.call(requests.getSignatureRequest, { params: { id: signed } });
      const file = await person.client.call(documents.downloadDocument, {
        params: { id: request.documents[0]!.id },
        query: { signed: 'true' },
      });
      expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    }
    const row = await world.services.db.selectFrom('businesses').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ name: 'Keller AG', email: '', phone: null, address: null });
    expect(row.erased_at).not.toBeNull();
    expect(await world.services.db.selectFrom('business_events').selectAll().execute()).toEqual([]);
    await eraseBusiness(world.services, id);
    expect((await read(noemi)).membershipEnd).toMatchObject({ event: 'deleted' });
    expect((await read(noemi)).membershipEnd?.revocableUntil).toBeUndefined();
  });

  it('leaves a group with what was signed for it, and of its people only who still reads by it', async () => {
    const petra = await seedPerson(world, 'petra@example.ch', { business: id, role: 'member', firstName: 'Petra' });
    const people = [noemi, luca, petra].map(({ email }) => ({ email }));
    const make = (name: string) => anna.client.call(createGroup, { body: { name, members: people } });
    const board = await make('Board');
    await make('Buyers');
    const signed = await sendRequest(anna, { signatures: [{ signer_group_id: board.id }] });
    await sign(luca, signed);
    await anna.client.call(removeMembers, { params: { id }, body: { user_ids: [petra.id] } });
    await remove();
    letPass(30.01);
    await eraseBusiness(world.services, id);
    const { db } = world.services;
    const groups = await db.selectFrom('signer_groups').select(['id', 'name', 'deleted_at']).execute();
    expect(groups).toEqual([{ id: board.id, name: 'Board', deleted_at: expect.any(Date) }]);
    const left = await db
      .selectFrom('signer_group_members')
      .select(['group_id', 'email'])
      .orderBy('position')
      .execute();
    expect(left).toEqual([noemi, luca].map(({ email }) => ({ group_id: board.id, email })));
    for (const person of [noemi, luca]) {
      expect((await read(person)).groupInfo).toEqual({ groupVersions: [], groups: [] });
      expect(await keyOf(view(person, signed))).toBe('no problem');
    }
  });

  it('lets who moves on meanwhile take the own requests along', async () => {
    const signed = await sendRequest(noemi, { signatures: [{ account_email: luca.email }] });
    await sign(luca, signed);
    await remove();
    await noemi.client.call(endpoints.createBusiness, { body: { name: 'Noemi AG', gtc_accepted: true } });
    const request = await noemi.client.call(requests.getSignatureRequest, { params: { id: signed } });
    expect(request.status_overall).toBe('SIGNED');
    await revoke();
    expect((await read(noemi)).business?.name).toBe('Noemi AG');
    expect(await keyOf(view(noemi, signed))).toBe('no problem');
  });
});
