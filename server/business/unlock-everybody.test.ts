import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getBusiness } from '@sigillum/api-contracts/business/get-business.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { createBusiness } from '@sigillum/api-contracts/business/create-business.ts';
import { seedPerson } from '../testing/seeds.ts';
import { createTestServices, type TestServices } from '../testing/test-services.ts';
import { unlockEverybody } from './unlock-everybody.ts';

let world: TestServices;
beforeAll(async () => {
  world = await createTestServices();
});
afterAll(() => world.close());

describe('an installation that sells nothing any more', () => {
  it('gives everything to who was in a trial, past it, or on the free plan, and leaves shut what was shut by hand', async () => {
    const { db, now } = world.services;
    const plain = await seedPerson(world, 'nora@example.ch');
    const anna = await seedPerson(world, 'anna@example.ch', { business: true });
    const shut = await seedPerson(world, 'shut@example.ch', { business: true });
    world.setClock(new Date(now().getTime() + 20 * 24 * 3600_000).toISOString());
    await db.updateTable('businesses').set({ payment_method: 'BLOCKED' }).where('id', '=', shut.businessId!).execute();
    const readUpload = async ({ client }: typeof plain) => (await client.call(getUser, {})).permissions.upload.reason;
    expect(await readUpload(plain)).toBe('error.business.upload_not_allowed');
    expect(await readUpload(anna)).toBe('error.business.trial_expired');

    await unlockEverybody(db, now());

    expect(await readUpload(plain)).toBeNull();
    expect(await readUpload(anna)).toBeNull();
    expect(await readUpload(shut)).toBe('error.business.trial_expired');
    expect((await plain.client.call(getUser, {})).attributes.freeAccountType).toBeNull();
    const { billing, pricePlan } = await anna.client.call(getBusiness, { params: { id: anna.businessId! } });
    expect(billing).toMatchObject({ paymentMethod: 'MANUAL', trialEndsAt: null });
    expect(pricePlan).toMatchObject({ name: 'self-hosted', current: { base: { endAt: null } } });
  });

  it('lets a new business begin with everything', async () => {
    world.setConfig({ billing: 'none' });
    const { client } = await seedPerson(world, 'vera@example.ch');
    const made = await client.call(createBusiness, { body: { name: 'Vera AG', gtc_accepted: true } });
    expect(made.billing).toEqual({
      paymentMethod: 'MANUAL',
      trialEndsAt: null,
      currency: null,
      stripeSubscriptionStatus: null,
    });
  });
});
