import { beforeAll, beforeEach, describe, expect } from 'vitest';
import * as endpoints from '@sigillum/api-contracts/business/index.ts';
import { getPlanHoldings } from '@sigillum/api-contracts/pricing/get-plan-holdings.ts';
import * as requests from '@sigillum/api-contracts/signature-requests/index.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { updateUser } from '@sigillum/api-contracts/user/update-user.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { createDraft, keyOf, listEvents, listMails, sendRequest, sign } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { eraseBusiness } from './erase-business.ts';

const password = 'kupfer Wolke 93 Segel';
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

const downgrade = (person = anna, body: object = { password }) =>
  person.client.call(endpoints.downgradeBusiness, { params: { id }, body });
const read = (person: SeededPerson) => person.client.call(getUser, {});
const stand = (payment_method: string) =>
  world.services.db.updateTable('businesses').set({ payment_method }).where('id', '=', id).execute();

describe('giving a business up for the free plan', () => {
  it('is for administrators who prove themselves, of a business without a plan', async () => {
    expect(await keyOf(downgrade(noemi))).toBe('error.business.admins_only');
    expect(await keyOf(downgrade(luca))).toBe('error.not_found');
    expect(await keyOf(downgrade(anna, {}))).toBe('error.user.password_wrong');
    for (const method of ['MANUAL', 'STRIPE', 'CHARGEBEE', 'BLOCKED']) {
      await stand(method);
      expect(await keyOf(downgrade())).toBe('error.business.plan_given');
    }
    expect((await read(anna)).business?.id).toBe(id);
  });

  it('tells everybody by mail and by the dialog, and can be taken back', async () => {
    await stand('NEEDS_PAYMENT_METHOD');
    const { revocable_until } = await downgrade();
    expect(await listMails(world)).toEqual([
      'business-downgraded anna@example.ch',
      'business-downgraded noemi@example.ch',
    ]);
    const member = await read(noemi);
    expect(member.roles).toEqual(['user']);
    expect(member.attributes).toMatchObject({ businessDeleted: true, removedFromBusiness: false });
    expect(member.membershipEnd).toMatchObject({ event: 'plan ended', revocableUntil: revocable_until });
    await noemi.client.call(updateUser, { body: { attributes: { businessDeleted: false } } });
    expect((await read(noemi)).membershipEnd).toBeNull();
    await anna.client.call(endpoints.revokeDelete, { params: { id } });
    expect((await read(noemi)).business?.id).toBe(id);
    expect((await read(anna)).business?.paymentMethod).toBe('NEEDS_PAYMENT_METHOD');
  });

  it('leaves open requests and drafts with whoever began them, also after the business is gone', async () => {
    const draft = await createDraft(anna);
    const open = await sendRequest(noemi, { signatures: [{ account_email: luca.email }] });
    expect(await anna.client.call(getPlanHoldings, { params: { id } })).toEqual({
      ...{ otherMembers: 1, seals: 0, signerGroups: 0, apiUsers: 0, openRequests: 1 },
    });
    await downgrade();
    world.setClock(new Date(Date.now() + 30.01 * 24 * 3600_000));
    await eraseBusiness(world.services, id);
    expect((await listEvents(world, open)).map(({ name }) => name)).not.toContain('WITHDRAWN');
    await sign(luca, open);
    for (const [person, requestId, status] of [
      [noemi, open, 'SIGNED'],
      [anna, draft, 'DRAFT'],
    ] as const) {
      const request = await person.client.call(requests.getSignatureRequest, { params: { id: requestId } });
      expect(request.status_overall).toBe(status);
    }
  });
});
