import { PlanFeature } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import type { Config } from '../config.ts';
import { findPlanOf } from './price-catalogue.ts';

/** What a plan has of that which only some plans have: all where nothing is sold, and in one that the catalogue has lost. */
export function listFeatures(
  { billing, priceCatalogue }: Pick<Config, 'billing' | 'priceCatalogue'>,
  plan: string,
): readonly PlanFeature[] {
  const sold = billing === 'none' ? undefined : findPlanOf(priceCatalogue, plan);
  return sold?.includes.features ?? PlanFeature.options;
}
