import * as pricing from '@sigillum/api-contracts/pricing/index.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { updateUser } from '@sigillum/api-contracts/user/update-user.ts';
import { describe, expect, onTestFinished } from 'vitest';
import { usualCatalogue } from '../rules/price-catalogue.ts';
import { createDraft, keyOf } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { giveCard, sellByTwin } from '../testing/stripe/twin-world.ts';
import { withdrawPlan } from '../testing/withdraw-plan.ts';
import { it, world } from '../testing/world.ts';
import { syncSubscription } from './sync-subscription.ts';

const startsAt = '2026-03-01T00:00:00.000Z';
const withdraw = (id: string, plan: string) =>
  world.setConfig({ priceCatalogue: withdrawPlan(usualCatalogue, id, { plan, startsAt }) });
const read = async (person: SeededPerson) => {
  const { planChange, attributes, permissions } = await person.client.call(getUser, {});
  return { planChange, plan: attributes.freeAccountType, mayUpload: permissions.upload.isAllowed };
};

describe('a free plan that is offered no more', () => {
  const take = (person: SeededPerson, freeAccountType: 'free_v1' | 'free_migrated') =>
    person.client.call(updateUser, { body: { attributes: { freeAccountType } } });

  it('is told of before, gives way at its moment, and is taken once', async () => {
    world.setClock('2026-02-28T23:59:59.000Z');
    withdraw('free_legacy', 'free_v1');
    const dora = await seedPerson(world, 'dora@example.ch');
    expect(await read(dora)).toMatchObject({ planChange: null });
    const attributes = JSON.stringify({ freeAccountType: 'free_legacy' });
    await world.services.db.updateTable('users').set({ attributes }).where('id', '=', dora.id).execute();
    await createDraft(dora);
    const before = { planChange: { plan: 'free_v1', startsAt }, plan: 'free_legacy', mayUpload: true };
    expect(await read(dora)).toEqual(before);
    expect(await keyOf(take(dora, 'free_migrated'))).toBe('error.billing.plan_not_offered');
    expect(await read(dora)).toEqual(before);
    world.setClock(startsAt);
    const now = { plan: 'free_v1', mayUpload: false };
    expect(await read(dora)).toEqual({ ...now, planChange: { plan: 'free_v1', startsAt: null } });
    expect(await keyOf(createDraft(dora))).toBe('error.business.upload_not_allowed');
    await take(dora, 'free_v1');
    await take(dora, 'free_v1');
    expect(await read(dora)).toEqual({ ...now, planChange: null });
  });

  it('is nothing to somebody of a business', async () => {
    withdraw('free_legacy', 'free_v1');
    const anna = await seedPerson(world, 'anna@example.ch', { business: true });
    expect(await read(anna)).toMatchObject({ planChange: null, plan: null });
    expect(await keyOf(take(anna, 'free_migrated'))).toBe('error.billing.plan_not_offered');
  });
});

describe('a plan that is sold no more', () => {
  it('gives way to the next one when an administrator says so, in the last period before, and is charged with the next bill', async () => {
    world.setClock('2026-01-10T10:00:00.000Z');
    const twin = await sellByTwin(world);
    onTestFinished(() => twin.close());
    const anna = await seedPerson(world, 'anna@example.ch', { business: true });
    const params = { id: anna.businessId! };
    await giveCard(twin, anna);
    const body = { plan: 'team', cycle: 'monthly', amountSeats: 5, currency: 'CHF' } as const;
    await anna.client.call(pricing.upgradeSubscription, { params, body });
    const take = (plan: string) => anna.client.call(pricing.takeSuccessor, { params, body: { plan } });
    expect(await keyOf(take('pro'))).toBe('error.billing.plan_not_offered');
    withdraw('team', 'pro');
    // Another bill comes before the first moment of the next plan.
    expect(await read(anna)).toMatchObject({ planChange: null });
    expect(await keyOf(take('pro'))).toBe('error.billing.plan_not_offered');
    const wait = async (days: number) => {
      // The stand-in's clock goes with ours.
      world.setClock(new Date(world.services.now().getTime() + days * 86_400_000));
      await twin.advance(1);
      const row = await world.services.db.selectFrom('subscriptions').selectAll().executeTakeFirstOrThrow();
      await syncSubscription(world.services, row.customer_id);
      return row;
    };
    await wait(31);
    expect(await read(anna)).toMatchObject({ planChange: { plan: 'pro', startsAt: '2026-03-10T10:00:00.000Z' } });
    expect(await keyOf(take('scale'))).toBe('error.billing.plan_not_offered');
    // Whoever had cancelled goes on with it.
    await anna.client.call(pricing.cancelSubscription, { params, body: {} });
    expect(await take('pro')).toMatchObject({ plan: 'pro', seats: 5, cycle: 'monthly', isEnding: false });
    expect(await take('pro')).toMatchObject({ plan: 'pro' });
    expect(await read(anna)).toMatchObject({ planChange: null });
    const amounts = () => twin.store.list('invoice').map(({ subtotal }) => subtotal);
    expect(amounts()).toEqual([8000, 8000]);
    await wait(29);
    expect(amounts()).toEqual([13_000, 8000, 8000]);
  });
});
