import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import * as businessEndpoints from '@sigillum/api-contracts/business/index.ts';
import { createClient, type ApiProblem, type Client } from '@sigillum/api-contracts/client.ts';
import * as userEndpoints from '@sigillum/api-contracts/user/index.ts';
import { it, world } from '../testing/world.ts';
import { userStateHandlers } from '../user/user-states.ts';
import { businessStateHandlers } from './business-states.ts';

const { createApiUser, createBusiness, getBusiness, getOwnBusiness } = businessEndpoints;

/** An account that is logged in. */
async function arrive(email: string): Promise<Client & { id: string }> {
  const id = randomUUID();
  const token = world.services.secrets.createToken();
  await userStateHandlers['a person has an account'](
    { id, email, firstName: 'Nora', lastName: 'Keller', lang: 'de' },
    world,
  );
  await userStateHandlers['an access token of an account exists']({ userId: id, token, condition: 'live' }, world);
  return { id, ...createClient(async (url, init) => world.api.request(url, init), { bearer: token }) };
}
const keyOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no problem',
    (problem: ApiProblem) => problem.key,
  );
const body = { name: 'Keller Architektur AG', gtc_accepted: true };

describe('a new business', () => {
  it('is in trial for 14 days and makes its founder the administrator who may upload', async () => {
    world.setClock('2026-11-21T08:00:00.000Z');
    const nora = await arrive('nora@example.ch');
    const business = await nora.call(createBusiness, {
      body: { ...body, phone: '+414 412-34567', dpa_accepted: true },
    });
    expect(business).toMatchObject({
      email: 'nora@example.ch',
      phone: '+41441234567',
      billing: { paymentMethod: 'TRIALING', trialEndsAt: '2026-12-05T08:00:00.000Z' },
    });
    expect(business.admins).toMatchObject([{ id: nora.id, role: 'admin' }]);
    const user = await nora.call(userEndpoints.getUser, {});
    expect(user.roles).toEqual(['user', 'member', 'admin']);
    expect(user.business).toMatchObject({ id: business.id, role: 'admin' });
    expect(user.permissions.upload).toEqual({ isAllowed: true, reason: null, convertible: [] });
    expect(user.attributes.freeAccountType).toBeNull();
    expect(await nora.call(getOwnBusiness, {})).toEqual(business);
  });

  it('says after the trial that a plan is needed, and blocks uploads', async () => {
    world.setClock('2026-11-21T08:00:00.000Z');
    const nora = await arrive('nora@example.ch');
    await nora.call(createBusiness, { body });
    const later = '2026-12-05T08:00:00.000Z';
    await world.services.db
      .updateTable('sessions')
      .set({ expires_at: new Date('2027-01-01T00:00:00.000Z'), last_used_at: new Date(later) })
      .execute();
    world.setClock(later);
    const user = await nora.call(userEndpoints.getUser, {});
    expect(user.business?.paymentMethod).toBe('NEEDS_PAYMENT_METHOD');
    expect(user.permissions.upload).toEqual({
      isAllowed: false,
      reason: 'error.business.trial_expired',
      convertible: [],
    });
  });

  it('is one only, even when it is asked for twice at the same moment', async () => {
    const nora = await arrive('nora@example.ch');
    const keys = await Promise.all([1, 2, 3].map(() => keyOf(nora.call(createBusiness, { body }))));
    expect(keys.toSorted()).toEqual(['error.business.already_member', 'error.business.already_member', 'no problem']);
    expect(await world.services.db.selectFrom('businesses').selectAll().execute()).toHaveLength(1);
  });

  it('is created once for a repeated idempotency key, with the same answer', async () => {
    const nora = await arrive('nora@example.ch');
    const create = () => nora.call(createBusiness, { body }, { idempotencyKey: 'once' });
    expect(await create()).toEqual(await create());
  });

  it('may follow one that was deleted', async () => {
    const nora = await arrive('nora@example.ch');
    await nora.call(createBusiness, { body });
    await world.services.db.updateTable('businesses').set({ deleted_at: world.services.now() }).execute();
    expect((await nora.call(userEndpoints.getUser, {})).attributes.businessDeleted).toBe(true);
    const next = await nora.call(createBusiness, { body: { ...body, name: 'Nora & Co.' } });
    expect((await nora.call(getOwnBusiness, {})).id).toBe(next.id);
  });
});

describe('a business', () => {
  it('shows its people to administrators only', async () => {
    const [nora, luca] = [await arrive('nora@example.ch'), await arrive('luca@example.ch')];
    const businessId = randomUUID();
    const membership = { businessId, name: 'Keller AG', paymentMethod: 'MANUAL' } as const;
    await businessStateHandlers['a person belongs to a business'](
      { ...membership, userId: nora.id, role: 'admin' },
      world,
    );
    const { db, now } = world.services;
    await db
      .insertInto('memberships')
      .values({
        id: randomUUID(),
        business_id: businessId,
        user_id: luca.id,
        email: 'luca@example.ch',
        role: 'member',
        state: 'accepted',
        accepted_at: now(),
      })
      .execute();
    await db
      .insertInto('memberships')
      .values({
        id: randomUUID(),
        business_id: businessId,
        email: 'ada@example.ch',
        role: 'member',
        state: 'invited',
        invited_at: now(),
      })
      .execute();
    const seen = await nora.call(getBusiness, { params: { id: businessId } });
    expect(seen.members).toMatchObject([{ email: 'luca@example.ch' }]);
    expect(seen.invitedMembers).toMatchObject([{ email: 'ada@example.ch' }]);
    const { username } = await nora.call(createApiUser, {
      params: { id: businessId },
      body: { description: 'Intranet' },
    });
    const { apiUsers } = await nora.call(getBusiness, { params: { id: businessId } });
    expect(apiUsers).toEqual([{ username, description: 'Intranet' }]);
    const plain = await luca.call(getBusiness, { params: { id: businessId } });
    expect(plain).not.toHaveProperty('apiUsers');
    expect(plain).not.toHaveProperty('admins');
    expect(plain).not.toHaveProperty('invitedMembers');
    const ada = await arrive('ada@example.ch');
    expect((await ada.call(userEndpoints.getUser, {})).attributes.acceptedBusinessInvite).toBe(false);
  });

  it('looks the same to strangers as one that does not exist', async () => {
    const [nora, luca] = [await arrive('nora@example.ch'), await arrive('luca@example.ch')];
    const { id } = await nora.call(createBusiness, { body });
    await luca.call(createBusiness, { body });
    for (const foreign of [id, randomUUID(), 'not-an-id']) {
      expect(await keyOf(luca.call(getBusiness, { params: { id: foreign } }))).toBe('error.not_found');
    }
  });
});
