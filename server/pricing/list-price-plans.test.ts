import { listPricePlans } from '@sigillum/api-contracts/pricing/list-price-plans.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usualCatalogue } from '../rules/price-catalogue.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
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
    expect(rest).toEqual({ version: usualCatalogue.version, billing: 'manual', contact: usualCatalogue.contact });
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
