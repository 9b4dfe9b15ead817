import type { FreePlan, Successor } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import { findPlan, type PriceCatalogue } from './price-catalogue.ts';

/** What follows a plan that is sold no more; undefined where whoever has it keeps it. */
export const findSuccessor = (catalogue: PriceCatalogue, plan: string | undefined): Successor | undefined =>
  plan === undefined ? undefined : findPlan(catalogue, plan)?.successor;

/** The free plan that holds now: from its first moment on the one that follows, whether it was taken or not. */
export function readFreePlan(
  catalogue: PriceCatalogue,
  { freeAccountType: plan }: { freeAccountType?: FreePlan },
  now: Date,
): FreePlan | undefined {
  const successor = findSuccessor(catalogue, plan);
  return successor && new Date(successor.startsAt) <= now ? (successor.plan as FreePlan) : plan;
}
