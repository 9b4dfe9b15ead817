import type { PlanFeature } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import { refuse } from '../http/refusal.ts';
import { listFeatures } from '../rules/list-features.ts';
import type { Services } from '../services.ts';

/**
 * Throws the refusal when the plan of a business does not include what is about to be made or switched on. What is there already is
 * never asked (docs/decisions/336).
 */
export function requireFeature(
  { config }: Pick<Services, 'config'>,
  { plan }: { plan: string },
  feature: PlanFeature,
): void {
  if (!listFeatures(config, plan).includes(feature))
    throw refuse('error.business.feature_not_included', { details: { feature } });
}
