import { listPricePlans } from '@sigillum/api-contracts/pricing/list-price-plans.ts';
import { previewDirectUpgrade } from '@sigillum/api-contracts/pricing/preview-direct-upgrade.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { usualCatalogue } from '../rules/price-catalogue.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { sellByTwin } from '../testing/stripe/twin-world.ts';
import { createTestServices, type TestServices } from '../testing/test-services.ts';

let world: TestServices;
let anna: SeededPerson;

beforeAll(async () => {
  world = await createTestServices();
  anna = await seedPerson(world, 'anna@example.ch');
});
beforeEach(() => world.setConfig({ billing: 'manual', priceCatalogue: usualCatalogue }));
afterAll(() => world.close());

const list = async () => {
  const { plans, ...rest } = await anna.client.call(listPricePlans, {});
  return { ...rest, ids: plans.map(({ id }) => id) };
};

describe('the plans of an installation', () => {
  it('are those of the catalogue but the one for who sells nothing', async () => {
    const { ids, ...rest } = await list();
    expect(rest).toEqual({
      version: usualCatalogue.version,
      billing: 'manual',
      isProvisional: false,
      contact: usualCatalogue.contact,
    });
    expect(ids).toEqual(usualCatalogue.plans.map(({ id }) => id).filter((id) => id !== 'self-hosted'));
  });

  it('are one without a price where nothing is sold', async () => {
    world.setConfig({ billing: 'none' });
    const { plans } = await anna.client.call(listPricePlans, {});
    expect(plans).toMatchObject([{ id: 'self-hosted', prices: [], unitPrices: [], seats: { most: null } }]);
  });

  it('are those of another catalogue when the operator has one', async () => {
    const plans = usualCatalogue.plans.filter(({ id }) => id !== 'scale');
    const contact = { email: 'sales@example.ch', url: null };
    world.setConfig({ priceCatalogue: { version: 'ours-1', contact, plans } });
    expect(await list()).toMatchObject({ version: 'ours-1', contact });
    expect((await list()).ids).not.toContain('scale');
  });
});

describe('what plans cost at the payment provider', () => {
  const team = async () => {
    const { plans, isProvisional } = await anna.client.call(listPricePlans, {});
    const { prices } = plans.find(({ id }) => id === 'team')!;
    return [isProvisional, ...prices.map(({ cycle, currency, amount }) => `${cycle} ${currency} ${amount}`)];
  };
  const usual = ['monthly EUR 1500', 'monthly CHF 1600', 'yearly EUR 15000', 'yearly CHF 16000'];
  const open = async () => {
    world.setConfig({ billing: 'stripe' });
    const twin = await sellByTwin(world);
    onTestFinished(async () => {
      await twin.close();
      world.services.payments = undefined;
    });
    return twin;
  };

  it('is what is shown, whatever the catalogue says, and what a preview reckons with', async () => {
    const twin = await open();
    const price = twin.store.find('price', 'price_team_monthly');
    price.unit_amount = 1790;
    price.currency_options['eur'] = { unit_amount: 1790 };
    expect(await team()).toEqual([false, 'monthly EUR 1790', ...usual.slice(1)]);
    const asked = () => twin.state.requests.filter(({ path }) => path === 'prices').length;
    // Eight lookup keys are asked for at once.
    expect(asked()).toBe(1);
    await team();
    expect(asked()).toBe(1);
    const body = { plan: 'team', cycle: 'monthly', amountSeats: 2, currency: 'EUR', country: 'US' } as const;
    expect((await anna.client.call(previewDirectUpgrade, { body })).subtotal).toBe(3580);
  });

  it('is nothing where the provider does not know a price, which nobody can buy', async () => {
    const twin = await open();
    twin.store.find('price', 'price_team_monthly').active = false;
    delete twin.store.find('price', 'price_team_yearly').currency_options['chf'];
    expect(await team()).toEqual([false, 'yearly EUR 15000']);
  });

  it('is what the catalogue says while the provider is away, and says so', async () => {
    const twin = await open();
    for (let count = 0; count < 3; count += 1) twin.state.faults.push({ path: /^prices$/, manner: 'unheard' });
    expect(await team()).toEqual([true, ...usual]);
    expect(await team()).toEqual([false, ...usual]);
  });
});
