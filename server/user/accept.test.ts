import { beforeEach, describe, expect } from 'vitest';
import type { ApiProblem } from '@sigillum/api-contracts/client.ts';
import * as userEndpoints from '@sigillum/api-contracts/user/index.ts';
import { businessStateHandlers } from '../business/business-states.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

const { accept, getUser, updateUser } = userEndpoints;
const dayMs = 24 * 3600 * 1000;
let admin: SeededPerson;
let nora: SeededPerson;

beforeEach(async () => {
  admin = await seedPerson(world, 'admin@example.ch', { business: true, firstName: 'Ada', lastName: 'Frei' });
  nora = await seedPerson(world, 'nora@example.ch');
});

const invite = (businessId = admin.businessId!) =>
  businessStateHandlers['a person is invited to a business']({ email: nora.email, businessId, role: 'member' }, world);
const read = () => nora.client.call(getUser, {});
const answer = (business_invite: boolean) => nora.client.call(accept, { body: { business_invite } });
const keyOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no problem',
    (problem: ApiProblem) => problem.key,
  );
const endMembership = (state: 'removed' | 'accepted') =>
  world.services.db
    .updateTable('memberships')
    .set({ state, removed_at: state === 'removed' ? world.services.now() : null })
    .where('user_id', '=', nora.id)
    .execute();

describe('an invitation to a business', () => {
  it('says who invites, and makes the person a member who accepts it', async () => {
    await invite();
    expect(await read()).toMatchObject({
      roles: ['user'],
      businessInvitation: {
        businessName: 'Keller AG',
        role: 'member',
        invitedBy: { firstName: 'Ada', lastName: 'Frei', email: 'admin@example.ch' },
      },
      attributes: { acceptedBusinessInvite: false },
    });
    expect(await answer(true)).toMatchObject({
      roles: ['user', 'member'],
      business: { id: admin.businessId, role: 'member' },
      businessInvitation: null,
      attributes: { acceptedBusinessInvite: true, removedFromBusiness: false },
    });
  });

  it('is gone once declined, and is no removal', async () => {
    await invite();
    expect(await answer(false)).toMatchObject({
      business: null,
      businessInvitation: null,
      attributes: { acceptedBusinessInvite: true, removedFromBusiness: false },
    });
    expect(await keyOf(answer(true))).toBe('error.business.invitation_invalid');
  });

  it('ends after 30 days', async () => {
    await invite();
    world.setClock(new Date(Date.now() + 30 * dayMs));
    expect((await read()).businessInvitation).toBeNull();
    expect(await keyOf(answer(true))).toBe('error.business.invitation_invalid');
  });

  it('waits while the person belongs to another business', async () => {
    await invite();
    await answer(true);
    const other = await seedPerson(world, 'other@example.ch', { business: true });
    await invite(other.businessId);
    expect(await keyOf(answer(true))).toBe('error.business.already_member');
    expect(await read()).toMatchObject({ business: { id: admin.businessId } });
  });

  it('makes one membership of two answers at once', async () => {
    await invite();
    const keys = await Promise.all([keyOf(answer(true)), keyOf(answer(true))]);
    expect(keys.toSorted()).toEqual(['error.business.invitation_invalid', 'no problem']);
  });
});

describe('the end of a membership', () => {
  beforeEach(async () => {
    await invite();
    await answer(true);
  });
  const acknowledge = (attributes: { removedFromBusiness?: false; businessDeleted?: false }) =>
    nora.client.call(updateUser, { body: { attributes } });

  it('is told until it has been seen: a removal', async () => {
    await endMembership('removed');
    expect(await read()).toMatchObject({
      attributes: { removedFromBusiness: true, businessDeleted: false },
      membershipEnd: { businessName: 'Keller AG', event: 'removed' },
    });
    await acknowledge({ removedFromBusiness: false });
    expect((await read()).membershipEnd).toBeNull();
    expect((await read()).attributes).toMatchObject({ removedFromBusiness: false, businessDeleted: false });
  });

  it('is told until it has been seen: a deleted business', async () => {
    const deleted_at = world.services.now();
    await world.services.db.updateTable('businesses').set({ deleted_at }).execute();
    expect((await read()).attributes).toMatchObject({ removedFromBusiness: false, businessDeleted: true });
    await acknowledge({ businessDeleted: false });
    expect((await read()).attributes).toMatchObject({ removedFromBusiness: false, businessDeleted: false });
  });
});

describe('a business that is shut', () => {
  it('names its administrators to its members, and only then', async () => {
    await invite();
    await answer(true);
    expect((await read()).business).toMatchObject({ contacts: [] });
    await world.services.db.updateTable('businesses').set({ payment_method: 'BLOCKED' }).execute();
    expect((await read()).business).toMatchObject({
      paymentMethod: 'BLOCKED',
      contacts: [{ firstName: 'Ada', lastName: 'Frei', email: 'admin@example.ch' }],
    });
  });
});

describe('terms of use', () => {
  it('are accepted once, for good', async () => {
    expect(await read()).toMatchObject({ gtc: false, attributes: { acceptedGtc: false } });
    expect(await nora.client.call(accept, { body: { gtc: true } })).toMatchObject({
      gtc: true,
      attributes: { acceptedGtc: true },
    });
    expect((await read()).gtc).toBe(true);
  });

  it('have to be accepted again after they have changed', async () => {
    const gtc_accepted_at = new Date('2025-12-31T23:59:59Z');
    await world.services.db.updateTable('users').set({ gtc_accepted_at }).execute();
    expect((await read()).attributes.acceptedGtc).toBe(false);
  });

  it('of the trust service are kept with their moment', async () => {
    const moment = '2026-11-21T09:00:00.000Z';
    world.setClock(moment);
    await nora.client.call(accept, { body: { tou_swisscom: true } });
    const { attributes } = await world.services.db
      .selectFrom('users')
      .select('attributes')
      .where('id', '=', nora.id)
      .executeTakeFirstOrThrow();
    expect(attributes).toMatchObject({ trustTermsAcceptedAt: moment });
  });

  it('are all or nothing: with an answer to no invitation none is accepted', async () => {
    expect(await keyOf(nora.client.call(accept, { body: { gtc: true, business_invite: true } }))).toBe(
      'error.business.invitation_invalid',
    );
    expect((await read()).gtc).toBe(false);
  });

  it('asks for at least one of the flags', async () => {
    expect(await keyOf(nora.client.call(accept, { body: {} }))).toBe('error.validation');
  });
});
