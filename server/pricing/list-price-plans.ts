import { listPricePlans as contract } from '@sigillum/api-contracts/pricing/list-price-plans.ts';
import { implement } from '../http/implement.ts';
import { readPlans } from './read-plans.ts';

export const listPricePlans = implement(contract, async (_input, { services }) => {
  const { billing, priceCatalogue } = services.config;
  const { version, contact } = priceCatalogue;
  const isSold = billing !== 'none';
  const { plans, isProvisional } = await readPlans(services);
  // Nobody meets a price where nothing is sold.
  const shown = plans.filter(({ kind }) => (kind === 'included') !== isSold);
  return { status: 200, body: { version, billing, isProvisional, contact, plans: shown } };
});
