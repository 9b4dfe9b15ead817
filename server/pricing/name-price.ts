import type { Cycle } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import type { PriceCatalogue } from '../rules/price-catalogue.ts';

/** The plan and the cycle that a price of the provider is for; a price that the catalogue has lost keeps its own name. */
export function namePrice({ plans }: PriceCatalogue, lookupKey: string): { plan: string; cycle: Cycle } {
  for (const { id, prices } of plans) {
    const price = prices.find((known) => known.lookupKey === lookupKey);
    if (price) return { plan: id, cycle: price.cycle };
  }
  return {
    plan: lookupKey.replace(/_(monthly|yearly)$/, ''),
    cycle: lookupKey.endsWith('yearly') ? 'yearly' : 'monthly',
  };
}
