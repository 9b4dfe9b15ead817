import { listPricePlans as contract } from '@sigillum/api-contracts/pricing/list-price-plans.ts';
import { implement } from '../http/implement.ts';

export const listPricePlans = implement(contract, (_input, { services: { config } }) => {
  const { version, contact, plans } = config.priceCatalogue;
  const isSold = config.billing !== 'none';
  return Promise.resolve({
    status: 200,
    body: {
      version,
      billing: config.billing,
      contact,
      // Nobody meets a price where nothing is sold.
      plans: plans.filter(({ kind }) => (kind === 'included') !== isSold),
    },
  });
});
